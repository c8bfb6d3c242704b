/** Whom one reaches: enemies the hunters after whose turn they act (6.1, 13.3), and whatever is counted in spaces those near by (8.7). */
import type { UnitView, View } from '../../generated/bloodborne-board'
import { tileOf, type Content } from './content'

export interface Threat {
  unit: string
  seat: number
}

/** Everybody who is in the reach of an enemy, as the map stands. Friends and things never act. */
export function threats(scene: Pick<View, 'tiles' | 'hunters' | 'units'>, content: Pick<Content, 'roles'>): Threat[] {
  const acting = scene.units.filter(({ kind, changes, space }) => space !== null && content.roles.get(kind) !== 'object' && !changes.includes('friend'))
  return scene.hunters.flatMap(({ space }, seat) => {
    if (space === null) return []
    const near = inRange(scene, tileOf(space))
    return acting.filter((unit) => near.has(tileOf(unit.space!))).map(({ unit }) => ({ unit, seat }))
  })
}

function inRange({ tiles }: Pick<View, 'tiles'>, own: string): Set<string> {
  const foggy = new Set(tiles.filter(({ fog }) => fog).map(({ tile }) => tile))
  if (foggy.has(own)) return new Set([own])
  const exits = tiles.find(({ tile }) => tile === own)?.exits ?? []
  const joined = exits.flatMap(({ leads_to }) => (leads_to === null ? [] : [tileOf(leads_to)]))
  return new Set([own, ...joined.filter((tile) => !foggy.has(tile))])
}

/** The enemies that an item reaches which strikes near by, from the space of a hunter. */
export function struck(scene: View, space: string | null): UnitView[] {
  const reached = space === null ? new Set<string>() : near(scene, space)
  return scene.units.filter((unit) => unit.space !== null && reached.has(unit.space))
}

/** A space and those that are one step from it (8.7); no step leads through fog gates (13.3). */
export function near({ tiles }: Pick<View, 'tiles'>, space: string): Set<string> {
  const tile = tiles.find((each) => each.tile === tileOf(space))
  const within = tile?.spaces.find((each) => each.space === space)?.near ?? []
  const foggy = new Set(tiles.filter(({ fog }) => fog).map((each) => each.tile))
  const through = (tile?.fog ? [] : (tile?.exits ?? [])).flatMap((exit) => (exit.space === space && exit.leads_to !== null ? [exit.leads_to] : []))
  return new Set([space, ...within, ...through.filter((each) => !foggy.has(tileOf(each)))])
}
