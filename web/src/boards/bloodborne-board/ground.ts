/** The map as it is drawn: outlines of spaces, doors, and the place of everything that stands on them. */
import type { ExitView, SpaceView, TileView, View } from '../../generated/bloodborne-board'
import { SIDES, WAYS, letterOf, type Content } from './content'
import { EDGES, HALF, TILE, apart, area, centre, depth, farthest, nearer, onMap, planOf, samples, spots, type Point, type Polygon } from './tiles'

export interface Place {
  space: SpaceView
  outline: Polygon
  middle: Point
  /** The part of it where things stand: not over the name of the tile. */
  room: Polygon
  /** Where printed icons are, none over another: a lamp, where enemies appear, consumables. */
  lamp: Point
  spawns: Point[]
  bag: Point
  /** The letter by which options name it, and where it stands: clear of them, in a corner where one is free. */
  letter: string
  lettered: Point
}

export interface Door {
  exit: ExitView
  /** Which quarter turn points through it: 0 is north. */
  way: number
  at: Point
}

export interface Ground {
  tile: TileView
  middle: Point
  places: Place[]
  doors: Door[]
  /** How far above its foot its name stands. */
  hem: number
  /** Whether its name has one line, however small: two would leave no room on the space where it stands. */
  low: boolean
}

/** A place beside the map to which an exit leads that nobody has taken. */
export interface Beyond {
  x: number
  y: number
  /** The quarter turn that points there. */
  way: number
}

const CORNER = 0.36 // of the way from a corner to the middle of its space
const ASIDE = 0.5 // how much nearer to the middle than a corner a lamp stands, from side to side
const STAND = 26 // the room that a piece takes, with its number
const BOSS = 4 // and how much more on a space with one of those that are larger
const SMALLEST = 0.6 // of its size, below which no piece is drawn: nobody could read its number
const SHRINK = 0.88 // how much smaller everybody on a space is tried
const ALONE = 0.38 // how deep in its room somebody stands who is alone there, of its size
const ICON = 5 // half of a printed icon
const LETTER = 11 // half of a letter, with its edge and the wall
const TOP = 8.5 // half of its height, with the wall
const CLEAR = 14 // from the middle of an icon or letter to that of the next
const HEM = 5 // from a tile's foot to its name
const GATED = 14 // and over a gate in the south
const ROW = 12 // the height of a line of the name
const WIDEST = 16 // letters in a line of it where the map is small
const GATE = 18 // from the middle of a gate to that of a letter
const LEAST = 700 // a space that is no larger is not made smaller

/** A tile on the map, under its name; null where nobody has printed it. */
export function groundOf(tile: TileView, content: Content, named = ''): Ground | null {
  const printed = content.tiles.get(tile.tile)
  if (!printed) return null
  const plan = planOf(printed)
  const doors = tile.exits.map((exit): Door => {
    const way = Math.max(0, WAYS.findIndex((each) => each === exit.way))
    const [x, y] = EDGES[SIDES[way]!]
    return { exit, way, at: [tile.x * TILE + x * HALF, tile.y * TILE + y * HALF] }
  })
  const hem = isShut({ tile }) && doors.some(({ way }) => way === 2) ? GATED : HEM
  const outlines = tile.spaces.map(({ space }) => (plan.spaces.get(letterOf(space)) ?? []).map((point) => onMap(point, tile)))
  const over = (rows: number): number => tile.y * TILE + HALF - hem - rows * ROW
  // As many lines as it ever has, so that nothing moves while the map is made larger.
  const rows = Math.max(1, lined(named, WIDEST).length)
  const low = rows > 1 && outlines.some((outline) => area(outline) > LEAST && area(upTo(outline, over(rows))) <= LEAST)
  const foot = over(low ? 1 : rows)
  const lowest = foot - ICON
  const places = tile.spaces.map((space, at) => {
    const outline = outlines[at]!
    const middle = centre(outline)
    const corners = outline.map(([x, y]): Point => [x + (middle[0] - x) * CORNER, Math.min(lowest, y + (middle[1] - y) * CORNER)])
    const inside = samples(outline, ICON).filter(([, y]) => y <= lowest)
    return { space, outline, middle, room: above(outline, foot), letter: letterOf(space.space).toUpperCase(), ...printing(space, corners, inside, doors, tile) }
  })
  return { tile, middle: [tile.x * TILE, tile.y * TILE], places, doors, hem, low }
}

/** Whether gates stand in the doors of a tile. */
export function isShut({ tile }: Pick<Ground, 'tile'>): boolean {
  return tile.fog || tile.sealed
}

/** A name in lines of no more than so many letters. */
export function lined(name: string, most: number): string[] {
  const [first = '', ...words] = name.split(' ')
  return words.reduce<string[]>(
    (told, word) => {
      const last = told.at(-1)!
      return last.length + 1 + word.length <= most ? [...told.slice(0, -1), `${last} ${word}`] : [...told, word]
    },
    [first],
  )
}

/** What lies around the map, behind open exits. */
export function beyond(grounds: readonly Ground[]): Beyond[] {
  const found = new Map<string, Beyond>()
  const known = new Set(grounds.map(({ tile }) => `${tile.x}/${tile.y}`))
  for (const { tile, doors } of grounds)
    for (const { exit, way } of doors) {
      const [dx, dy] = EDGES[SIDES[way]!]
      const place = { x: tile.x + dx, y: tile.y + dy, way }
      const name = `${place.x}/${place.y}`
      if (exit.state === 'open' && !known.has(name) && !found.has(name)) found.set(name, place)
    }
  return [...found.values()]
}

/** Where the icons of a space are printed, each in a corner of its own or else where there is most room; and then its letter. */
function printing({ lamp, spawns, consumables }: SpaceView, corners: readonly Point[], inside: readonly Point[], doors: readonly Door[], tile: TileView): Pick<Place, 'lamp' | 'spawns' | 'bag' | 'lettered'> {
  const taken: Point[] = []
  const take = (wanted: readonly Point[], anywhere = inside): Point => {
    const free = wanted.find(([x, y]) => taken.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= CLEAR))
    const found = free ?? (anywhere.length > 0 && taken.length > 0 ? farthest(anywhere, taken) : wanted[0]!)
    taken.push(found)
    return found
  }
  // Not beside a wall, or it would seem to be its neighbour's.
  const own = centre([...corners])
  const lit = lamp ? take(corners.map(([x, y]): Point => [x + (own[0] - x) * ASIDE, y])) : corners[0]!
  const appear = spawns.map(() => take(corners))
  const bag = consumables > 0 ? take(corners.toReversed()) : corners[0]!
  const upper = [...corners].sort(([x, y], [otherX, otherY]) => Math.round(y - otherY) || otherX - x).map((corner) => within(corner, tile))
  // A gate stands in a door for a while: a letter that had to make room for it would move.
  const ungated = ([x, y]: Point): boolean => doors.every(({ at: [doorX, doorY] }) => Math.hypot(x - doorX, y - doorY) >= GATE)
  const free = upper.filter(ungated)
  return { lamp: lit, spawns: appear, bag, lettered: take(free.length > 0 ? free : upper, inside.filter(ungated)) }
}

/** The nearest point at which a letter stands clear of the tile's wall. */
function within([x, y]: Point, tile: TileView): Point {
  const clear = HALF - LETTER
  return [Math.min(tile.x * TILE + clear, Math.max(tile.x * TILE - clear, x)), Math.max(tile.y * TILE - HALF + TOP, y)]
}

/** The part of a space above a line. */
function upTo(outline: Polygon, y: number): Polygon {
  return nearer(outline, [0, y - 10], [0, y + 10])
}

/** The same, if that leaves enough. */
function above(outline: Polygon, y: number): Polygon {
  const kept = upTo(outline, y)
  return area(kept) > LEAST ? kept : outline
}

/** What stands on each space, by a name of its own: `unit/…`, `hunter/…`, `goods/…`, `token/…`. */
export function standing(view: Pick<View, 'hunters' | 'units' | 'goods' | 'tokens'>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const put = (space: string | null, name: string): void => {
    if (space !== null) found.set(space, [...(found.get(space) ?? []), name])
  }
  for (const [space, tokens] of Object.entries(view.goods)) if (tokens > 0) put(space, `goods/${space}`)
  view.tokens.forEach((token, at) => put(token.space, `token/${at}`))
  for (const { unit, space } of view.units) put(space, `unit/${unit}`)
  view.hunters.forEach(({ space }, seat) => put(space, `hunter/${seat}`))
  return found
}

/** Where something stands, and how much smaller it is drawn so that its neighbours hide nothing of it. */
export interface Stand {
  at: Point
  scale: number
}

/** Where each of them stands. */
export function stands(view: Pick<View, 'hunters' | 'units' | 'goods' | 'tokens'>, grounds: readonly Ground[]): Map<string, Stand> {
  const places = new Map(grounds.flatMap((ground) => ground.places.map((place) => [place.space.space, place])))
  const bosses = new Set(view.units.filter(({ boss }) => boss).map(({ space }) => space))
  const found = new Map<string, Stand>()
  for (const [space, names] of standing(view)) {
    const place = places.get(space)
    if (!place) continue
    const { points, scale } = crowded(place, names.length, STAND + (bosses.has(space) ? BOSS : 0))
    points.forEach((at, number) => found.set(names[number]!, { at, scale }))
  }
  return found
}

/** Places for so many things of a size, which are smaller where they would lie over each other, or a little for what is printed. */
function crowded({ space, room, lettered, lamp, spawns }: Place, count: number, size: number): { points: Point[]; scale: number } {
  const apartIn = (points: readonly Point[]): number => (count > 1 ? apart(points) : depth(points[0]!, room) / ALONE)
  const printed = [lettered, ...(space.lamp ? [lamp] : []), ...spawns]
  for (let scale = 1; ; scale = smaller(scale)) {
    const tries = [
      ...[scale, smaller(scale), smaller(smaller(scale))].map((drawn) => ({ drawn, free: printed })),
      ...[scale, smaller(scale)].map((drawn) => ({ drawn, free: [lettered] })),
      { drawn: scale, free: [] },
    ]
    for (const { drawn, free } of tries) {
      const points = spots(room, count, size * drawn, free)
      if (apartIn(points) >= size * drawn || (drawn === SMALLEST && free.length === 0)) return { points, scale: drawn }
    }
  }
}

function smaller(scale: number): number {
  return Math.max(SMALLEST, scale * SHRINK)
}

/** The nearest place in a direction, for the arrow keys; null where there is none. */
export function beside(from: Point, places: readonly Place[], [dx, dy]: Point): Place | null {
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const [x, y] = [place.middle[0] - from[0], place.middle[1] - from[1]]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy - y * dx)
    if (ahead < 4 || aside > ahead * 1.8) continue
    const far = ahead + aside * 1.5
    if (far < least) [best, least] = [place, far]
  }
  return best
}
