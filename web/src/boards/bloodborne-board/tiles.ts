/**
 * The ground plan of a tile: which part of its square is which space, and where things stand on it.
 *
 * Content says which spaces touch and which one lies behind each exit, not where they are. A plan that says the same is
 * found by trying the places of a small grid: the square is shared out so that every point belongs to the nearest
 * space. Lengths are those of the map: a tile is TILE wide.
 */
import type { Tile } from '../../generated/bloodborne-board/content'
import { once } from '../content'
import { SIDES, type Side } from './content'

export type Point = [x: number, y: number]
export type Polygon = Point[]

export const TILE = 120 // a tile with its half of the streets around it
export const HALF = 56 // from its middle to its wall

/** The middle of each side, as printed. */
export const EDGES: Record<Side, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

const GRID = [-0.8, 0, 0.8]
const PLACES: Point[] = GRID.flatMap((y) => GRID.map((x): Point => [x, y]))
const SQUARE: Polygon = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
const EVENING = 3 // how often each of a crowd moves
const PRINT = 6 // half of what is left free
const ASIDE = 0.06 // how far the middle of a piece with its number is from its own, of its size
const SHARED = 0.25 // spaces touch where their border is at least so long

export interface Plan {
  /** The outline of each space, as printed, in a square from -1 to 1. */
  spaces: Map<string, Polygon>
}

/** The plan of a tile as printed, found once. */
export const planOf: (tile: Tile) => Plan = once(draw)

/** A quarter turn clockwise, so often. */
export function turned([x, y]: Point, turns: number): Point {
  const quarter = ((turns % 4) + 4) % 4
  if (quarter === 1) return [-y || 0, x]
  if (quarter === 2) return [-x || 0, -y || 0]
  if (quarter === 3) return [y, -x || 0]
  return [x, y]
}

/** Where a point of a tile's square lies on the map. */
export function onMap(point: Point, tile: { x: number; y: number; turn: number }): Point {
  const [x, y] = turned(point, tile.turn)
  return [tile.x * TILE + x * HALF, tile.y * TILE + y * HALF]
}

/** The direction on the map of a printed side. */
export function facing(side: Side, turns: number): Side {
  return SIDES[(SIDES.indexOf(side) + turns + 4) % 4]!
}

/** The part of a convex outline that is nearer to one point than to another. */
export function nearer(outline: Polygon, own: Point, other: Point): Polygon {
  const side = ([x, y]: Point): number => (x - other[0]) ** 2 + (y - other[1]) ** 2 - (x - own[0]) ** 2 - (y - own[1]) ** 2
  const kept: Polygon = []
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length]!
    const [start, end] = [side(from), side(to)]
    if (start >= 0) kept.push(from)
    if ((start > 0 && end < 0) || (start < 0 && end > 0)) {
      const share = start / (start - end)
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
  })
  return kept
}

export function area(outline: Polygon): number {
  return (
    outline.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length]!
      return sum + x * nextY - nextX * y
    }, 0) / 2
  )
}

export function centre(outline: Polygon): Point {
  const size = area(outline) * 6
  if (size === 0) return outline[0] ?? [0, 0]
  const sum = outline.reduce<Point>(
    ([sumX, sumY], [x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length]!
      const cross = x * nextY - nextX * y
      return [sumX + (x + nextX) * cross, sumY + (y + nextY) * cross]
    },
    [0, 0],
  )
  return [sum[0] / size, sum[1] / size]
}

/** How far a point lies inside a convex outline; negative outside. */
export function depth([x, y]: Point, outline: Polygon): number {
  let least = Infinity
  outline.forEach(([fromX, fromY], at) => {
    const [toX, toY] = outline[(at + 1) % outline.length]!
    const length = Math.hypot(toX - fromX, toY - fromY)
    if (length > 1e-9) least = Math.min(least, ((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) / length)
  })
  return least
}

/**
 * Places for so many things on a space: each as far as it can be from the walls and from the others. The first is in the
 * middle of the space; where it is crowded they stand closer. None stands over what is to be left free, if there is room beside it.
 */
export function spots(outline: Polygon, count: number, size: number, free: readonly Point[] = []): Point[] {
  if (count === 0) return []
  const aside = size * ASIDE
  const inside = samples(outline, size * 0.5).filter(([x, y]) => free.every(([freeX, freeY]) => Math.hypot(x + aside - freeX, y + aside - freeY) >= size * 0.5 + PRINT))
  const middle = centre(outline)
  if (count === 1 || inside.length === 0) return Array.from({ length: count }, () => middle)
  const found: Point[] = [farthest(inside, [middle])]
  while (found.length < count) found.push(farthest(inside, found))
  // What was placed first stands well only while it is alone: everybody moves a little, so that a crowd is spread evenly.
  for (let turn = 0; count > 2 && turn < EVENING * count; turn += 1) {
    const at = turn % count
    found[at] = farthest(inside, [...found.slice(0, at), ...found.slice(at + 1)])
  }
  return found.sort((one, other) => one[1] - other[1] || one[0] - other[0])
}

/** How far the nearest two of some points are from each other. */
export function apart(points: readonly Point[]): number {
  return Math.min(...points.flatMap(([x, y], at) => points.slice(at + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY))))
}

/** Which of some points is farthest from all of the others. */
export function farthest(points: readonly Point[], from: readonly Point[]): Point {
  const gap = ([x, y]: Point): number => Math.min(...from.map(([fromX, fromY]) => Math.hypot(x - fromX, y - fromY)))
  return points.reduce((best, point) => (gap(point) > gap(best) + 1e-6 ? point : best))
}

/** Points all over an outline, so far from its edge where there are any. */
export function samples(outline: Polygon, margin: number): Point[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const step = Math.max(2, margin / 3)
  const found: Point[] = []
  for (let room = margin; found.length === 0 && room > 0.5; room *= 0.7)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) if (depth([x, y], outline) >= room) found.push([x, y])
  return found
}

function draw(tile: Tile): Plan {
  const names = Object.keys(tile.spaces)
  let best: Polygon[] = names.map(() => SQUARE)
  let most = -Infinity
  for (const sites of choices(names.length)) {
    if (!opensRight(tile, names, sites)) continue
    const cells = sites.map((own) => sites.reduce((cell, other) => (other === own ? cell : nearer(cell, own, other)), SQUARE))
    const worth = fit(tile, names, sites, cells)
    if (worth > most + 1e-9) [best, most] = [cells, worth]
  }
  return { spaces: new Map(names.map((name, at) => [name, best[at]!])) }
}

/** Every way to put so many spaces on the grid. */
function* choices(count: number, taken: readonly Point[] = []): Generator<Point[]> {
  if (taken.length === count) yield [...taken]
  else for (const place of PLACES) if (!taken.includes(place)) yield* choices(count, [...taken, place])
}

/** Whether the right space lies behind the middle of every exit, with a little room beside it. */
function opensRight(tile: Tile, names: readonly string[], sites: readonly Point[]): boolean {
  return SIDES.every((side) => {
    const space = tile.exits[side]
    if (space === undefined) return true
    const far = sites.map(([x, y]) => Math.hypot(x - EDGES[side][0], y - EDGES[side][1]))
    const own = far[names.indexOf(space)] ?? 0
    return far.every((other, at) => names[at] === space || other > own + 0.05)
  })
}

/** How well a plan says what the content says: what touches; then that exits and spaces have room. */
function fit(tile: Tile, names: string[], sites: readonly Point[], cells: readonly Polygon[]): number {
  let worth = 0
  names.forEach((one, i) => {
    names.slice(i + 1).forEach((other, j) => {
      const meant = tile.adjacent.includes(`${one}-${other}`) || tile.adjacent.includes(`${other}-${one}`)
      const border = shared(cells[i]!, sites[i]!, sites[i + 1 + j]!)
      if (meant !== border >= SHARED) worth -= 20
      else if (!meant) worth -= border * 5
    })
  })
  for (const side of SIDES) {
    const space = tile.exits[side]
    if (space !== undefined) worth += Math.min(0.3, exitRoom(EDGES[side], cells[names.indexOf(space)]!))
  }
  return worth + 3 * Math.min(...cells.map((cell) => depth(centre(cell), cell)))
}

/** How far from the middle of a side a space still lies behind it: an exit wants a door's width. */
function exitRoom([x, y]: Point, cell: Polygon): number {
  const along = (shift: number): Point => [(x + (x === 0 ? shift : 0)) * 0.99, (y + (y === 0 ? shift : 0)) * 0.99]
  let room = 0
  while (room < 0.5 && depth(along(room + 0.1), cell) >= 0 && depth(along(-room - 0.1), cell) >= 0) room += 0.1
  return room
}

/** The length of the border between two spaces: the edge of the one on which every point is as near to the other. */
function shared(cell: Polygon, own: Point, other: Point): number {
  const even = ([x, y]: Point): boolean =>
    Math.abs(Math.hypot(x - own[0], y - own[1]) - Math.hypot(x - other[0], y - other[1])) < 1e-6
  let length = 0
  cell.forEach((from, at) => {
    const to = cell[(at + 1) % cell.length]!
    if (even(from) && even(to)) length += Math.hypot(to[0] - from[0], to[1] - from[1])
  })
  return length
}
