/** Which part of the map a question is about: where it is not in view, the map goes there. */
import type { TileView, View } from '../../generated/bloodborne-board'
import type { Answers } from './answers'
import { around, type Box } from './camera'
import { tileOf, type Content } from './content'
import { struck } from './reach'

const WELL = 1.1 // how large a tile is beside which others are shown
const EDGE = 12 // of the streets beside what matters, where none of them is chosen

/** Whether something on the map itself is to be chosen. */
export function isChosenThere(answers: Answers): boolean {
  return answers.spaces.size > 0 || answers.ways.size > 0
}

/**
 * The tiles that have to be seen: where somebody fights or whose turn it is (the space `active`), and what may be chosen.
 *
 * @param content says what the items do that are asked about
 * @param scaled how large tiles are where they fill the window
 */
export function concerned(scene: View, answers: Answers, active: string | null, content: Content, scaled: (tiles: readonly TileView[]) => number): readonly TileView[] {
  const told = meant(scene, answers, active, content)
  const units = scene.units.filter(({ unit }) => answers.units.has(unit) || told.has(unit)).map(({ space }) => space)
  const tiles = [...[...answers.spaces, ...units, active].filter((space) => space !== null).map(tileOf), ...(answers.question === 'choose_side' ? lit(scene) : [])]
  const here = scene.tiles.filter(({ tile }) => tiles.includes(tile))
  // Whoever may be chosen belongs to it, too, as long as all of it is well seen; the dock names them in any case.
  const called = new Set([...answers.seats].flatMap((seat) => scene.hunters[seat]?.space ?? []).map(tileOf))
  const everybody = scene.tiles.filter(({ tile }) => tiles.includes(tile) || called.has(tile))
  const near = everybody.length > here.length && scaled(everybody) >= WELL ? everybody : here
  // Where nothing on the map is asked for, the enemies on the next tiles are part of the decision, as long as they are well seen.
  const beset = new Set(scene.units.flatMap(({ space }) => (space === null ? [] : [tileOf(space)])))
  const reach = [...near, ...scene.tiles.filter((tile) => beset.has(tile.tile) && near.some(({ x, y }) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1))]
  const wide = !isChosenThere(answers) && answers.question !== 'join' && units.length === 0 && near.length > 0 && scaled(reach) >= WELL
  return wide ? reach : near.length > 0 ? near : scene.tiles
}

/** The enemies that the question is about, though none of them is chosen: the one it names, and those whom an item would strike. */
export function meant(scene: View, answers: Answers, active: string | null, content: Content): ReadonlySet<string> {
  const splashed = [...answers.items].some((item) => content.items.get(item)?.effect === 'splash') ? struck(scene, active) : []
  return new Set([...(scene.found === null ? [] : [scene.found]), ...splashed.map(({ unit }) => unit)])
}

/** Where whoever comes back from the Dream may appear: the tiles with a lamp that fog has not broken. */
function lit({ tiles }: View): string[] {
  return tiles.filter(({ fog, spaces }) => !fog && spaces.some(({ lamp }) => lamp)).map(({ tile }) => tile)
}

/** The box of what has to be seen: with the streets to be explored only where one of them may be chosen. */
export function mattering(tiles: readonly Pick<TileView, 'x' | 'y'>[], answers: Answers): Box {
  const box = around(tiles)
  return answers.ways.size > 0 ? box : { left: box.left + EDGE, right: box.right - EDGE, top: box.top + EDGE, bottom: box.bottom - EDGE }
}

/** What of the map is beside these tiles, and above and below them. */
export function levelWith(tiles: readonly TileView[], all: readonly TileView[]): Box {
  const { left, right } = around(all.filter((tile) => tiles.some(({ y }) => y === tile.y)))
  const { top, bottom } = around(all.filter((tile) => tiles.some(({ x }) => x === tile.x)))
  return { left, right, top, bottom }
}
