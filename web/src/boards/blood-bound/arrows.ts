/**
 * The ways that arrows take over the table: from the edge of one place to the edge of another, over nobody's place and past what
 * is written in the middle.
 *
 * A line leaves a place straight and comes to the other one straight. Of the curves that cross nothing the shortest smooth one is taken;
 * where every one of them crosses something, the line goes round the corners of what is in its way.
 */
import { GAP, OWN_ASIDE, type Layout, type Point, type Rect } from './seats'

/** Where the dagger lies, and how far it is turned, in degrees; with none it points up. */
export type Held = Point & { turn: number }

export interface Line {
  path: string
  /** A point on it, between its beginning (0) and its end (1), and where it points there, in degrees. */
  at: (share: number) => Held
}

/** Where a line may begin or end, and the way it leaves the place there. */
interface Port extends Point {
  way: Point
  /** How far from the middle of its side. */
  off: number
}

/** Its beginning, where it goes first and where it comes from last, and its end. */
type Curve = [Point, Point, Point, Point]

const WAYS: readonly Point[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }]
const SIDE = [0.12, 0.25, 0.37, 0.5, 0.63, 0.75, 0.88] // of a side, where lines begin and end
const OWN_SIDE = [0.03, 0.08, 0.16, 0.25, 0.35, 0.5, 0.65, 0.75, 0.84, 0.92, 0.97]
const IN_LANE = 0.6 // of what a thing needs around it, where it lies along a lane
const LANE = 4 // pixels from the end of one's own side, where a lane between columns ends
const FACING = 0.2 // how much a side must face the middle of the table
const OFF = 5 // pixels between a place and a line
const CLEAR = 5 // and between a line and everything else
const AWAY = 14 // and that a line needs to leave a place at all
const AWAY_IN_LANE = 10 // and to come to one straight, in the lane beside one's own place; what leaves it there goes along the lane's middle
const ROUND = 24 // the radius of a line's corner
const SHARES = Array.from({ length: 49 }, (_, number) => number / 48) // of a line, where it is looked at
const SPARSE = SHARES.filter((_, number) => number % 3 === 0)
const SWINGS = [0.15, 0.35, 0.6, 0.85] // how far a line goes straight, by its length
const FAIR = 0.4 // and what looks best
const SHORT = 12 // pixels of it in a lane
const SEEN = 100 // pixels of a line that can be seen beside the dagger
const SEEN_LOW = 130 // on a low table, where the beginning of many is in a lane beside one's own place
const HAIRPIN = 100 // pixels between the ends of a line to one's own place there: a shorter one would turn within the lane
const HOOK = 92 // and that it goes along, out of a lane, before it turns to its end: on one's very corner it would be a hook
const OVER_OWN = 14 // pixels above one's own place that lines along it leave to the dagger
const APART = 18 // pixels between the ends of two lines
const SHARED = 120 // and how many pixels longer one may be for it
const ALONGSIDE = 2 // how many pixels longer a line may be to run a pixel less beside another one
const HILT = 21 // pixels from the middle of the dagger to its ends
const OUTLINE = [[HILT, 0], [14, 2], [7, 4], [0, 5], [-7, 10], [-7, 0], [-14, 0], [-HILT, 0]] as const // how broad it is there, to each side
const HEAD = 16 // pixels of a line's end that are its head
const LOOSE = 3 // pixels at the edges of what is written that hardly any words reach
const CLEARLY = 10 // pixels between the dagger on a line and the places of those who neither attack nor are attacked
const BESIDE = 11 // pixels from the side of a place to the dagger that lies along it
const BETWEEN = (GAP + OWN_ASIDE) / 2 // and where one's own place is beside it
const PAST_CLUE = 0.42 // of the width of a place, where the dagger is clear of the clue that comes from there
const CORNERS = [12, 14, 16, 18, 20, 22] // and from its corner, both ways
const UNLOVED = 40 // how many pixels longer a line may be, to begin and end in the middle of a side

/** What is wished of a line. */
interface Wish {
  /** Where it ends, from the middle of a side, as a share of it. */
  aside?: number
  /** Lines where which it neither begins nor ends, and beside which it does not run. */
  others?: (Line | null)[]
  /** What lies on the table and is not to be crossed, if there is another way. */
  past?: Rect[]
  /** Pixels of it that are to be seen. */
  seen?: number
}

/** The way from one seat to another. */
export function route(from: number, to: number, layout: Layout, wish: Wish = {}): Line {
  const { aside = 0, others = [], past = [], seen = layout.low ? SEEN_LOW : SEEN } = wish
  const [starts, ends] = [ports(from, layout), ports(to, layout)]
  const drawn = others.filter((line) => line !== null)
  const taken = drawn.flatMap((line) => [line.at(0), line.at(1)])
  const beside = drawn.flatMap((line) => SPARSE.map((share) => line.at(share)))
  const price = ({ x, y, off }: Port, wished = 0) => UNLOVED * Math.abs(off - wished) + (taken.some((other) => distance(other, { x, y }) < APART) ? SHARED : 0)
  const outer = [from, to].map((seat) => layout.rects[seat]!)
  const barriers = [...layout.rects.filter((_, seat) => seat !== from && seat !== to).map((rect) => lifted(rect, layout)), layout.written, ...past]
  const bars = barriers.map((rect) => inflated(rect, CLEAR))
  const solid = [...bars, ...outer.map((rect) => inflated(rect, OFF - 1.5))]
  const apart = layout.low && outer.some((rect) => isOwn(rect, layout)) ? HAIRPIN : 0
  const best: { curve: Curve | null; cost: number } = { curve: null, cost: Infinity }
  for (const start of starts)
    for (const end of ends) {
      const length = distance(start, end)
      if (length < apart) continue
      const swings = [SHORT, ...SWINGS.map((share) => share * length)]
      const unloved = price(start) + price(end, aside)
      for (const one of swings)
        for (const other of swings) {
          const unfair = 0.35 * (Math.abs(one - FAIR * length) + Math.abs(other - FAIR * length))
          if (length + unloved + unfair >= best.cost) continue
          const curve: Curve = [start, moved(start, start.way, one), moved(end, end.way, other), end]
          const walked = walk(curve, solid)
          const cost = walked + unloved + unfair + 3 * Math.max(0, seen - walked)
          if (cost >= best.cost) continue
          const crowded = cost + ALONGSIDE * walked * together(curve, beside)
          if (crowded < best.cost) Object.assign(best, { curve, cost: crowded })
        }
    }
  if (best.curve) return cubic(...best.curve)
  const way = around(starts, ends, [...bars, ...outer.map((rect) => inflated(lifted(rect, layout), OFF - 1.5))], layout, price)
  return way ?? (past.length ? route(from, to, layout, { ...wish, past: [] }) : rounded([starts[0]!, ends[0]!]))
}

/** A place with what lines that run along it leave free. */
function lifted(rect: Rect, layout: Layout): Rect {
  return isOwn(rect, layout) ? { ...rect, top: rect.top - OVER_OWN } : rect
}

/**
 * The nearest point of a line to a wished share of it at which the dagger hides no place and nothing written, none of the marks and
 * not the line's head, on an oval with that reach around it; in a lane too narrow for that, it comes as near to the places as it must.
 */
export function resting(line: Line, layout: Layout, wished: number, reach: number, marks: Rect[] = []): Held {
  const near = [...SHARES].sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished)).map(line.at)
  const things = [...layout.rects, inflated(layout.written, -LOOSE)]
  const whole = near.filter((each) => distance(each, line.at(1)) > HILT + HEAD && !hides(each, [...things, ...marks]))
  // What begins in the lane beside one's own place comes out of it where somebody else sits.
  const isBesideMine = layout.low && layout.rects.some((rect) => isOwn(rect, layout) && line.at(0).y > rect.top)
  const others = layout.rects.filter((rect) => ![0, 1].some((end) => isIn(line.at(end), inflated(rect, OFF + 2)))).map((rect) => inflated(rect, CLEARLY))
  const clear = isBesideMine ? whole.find((each) => !hides(each, others)) : null
  const narrow = near.filter((each) => !marks.some((mark) => isIn(each, inflated(mark, HILT))))
  const free = (points: Held[], by: number) => points.find((each) => !things.some((rect) => isIn(each, inflated(rect, by))))
  return (layout.oval ? free(whole, reach) : null) ?? clear ?? whole[0] ?? free(narrow, reach * IN_LANE) ?? free(narrow, 0) ?? line.at(wished)
}

/** Beside the place of whoever holds it, along the side that faces the table, the dagger lies and points to where somebody else sits. */
export function lying(seat: number, other: number, layout: Layout, marks: Rect[] = []): Held {
  const rect = layout.rects[seat]!
  const [place, to] = [layout.places[seat]!, layout.places[other]!]
  if (isOwn(rect, layout)) return { x: place.x, y: rect.top - HILT, turn: 0 }
  const inwards = layout.centre.left + layout.centre.width / 2 - place.x
  const isAbove = Math.abs(inwards) < layout.cell.width / 2
  const [along, turn] = isAbove ? [{ x: 1, y: 0 }, to.x < place.x ? -90 : 90] : [{ x: 0, y: 1 }, to.y < place.y ? 0 : 180]
  const x = inwards > 0 ? rect.right + BESIDE : rect.left - BESIDE
  const middle = isAbove ? { x: place.x, y: rect.bottom + BESIDE } : { x, y: place.y }
  const half = (isAbove ? layout.cell.width : layout.cell.height) / 2
  const offs = Array.from({ length: Math.floor(half) }, (_, off) => [off, -off]).flat()
  const side = Math.sign(inwards)
  const edge = x - side * BESIDE
  const corners = rect.top < layout.centre.top ? CORNERS : [] // below the head of the table, which is near its neighbours
  const found = [
    ...offs.map((off) => ({ ...moved(middle, along, off), turn })),
    ...corners.map((by) => ({ x: edge + side * by, y: rect.bottom + by, turn: side * 135 })),
  ]
  return found.find((each) => each.y + HILT < layout.height && !hides(each, [...layout.rects, ...marks])) ?? inLane(seat, layout)
}

/**
 * Where the dagger is held: where it would be, pointing to the middle, unless it would lie over one's own place there, over what is
 * written, or over the clue that was shown from that one.
 */
export function holding(seat: number, held: Held, layout: Layout, isClueFrom: boolean): Held {
  const rect = layout.rects[seat]!
  if (isOwn(rect, layout)) return held
  const own = layout.rects.find((each) => isOwn(each, layout))
  if (layout.low && own && hides(held, [own])) return inLane(seat, layout)
  if (!layout.oval && hides(held, [inflated(layout.written, -LOOSE)])) {
    const { y } = layout.places[seat]!
    const { top, height } = layout.centre
    const heights = layout.places.map((place) => place.y)
    const far = y > top + height / 2 ? Math.min(...heights) : Math.max(...heights)
    return lying(seat, heights.indexOf(far), layout)
  }
  return layout.oval && isClueFrom ? { x: rect.left + PAST_CLUE * layout.cell.width, y: rect.top - HILT, turn: 0 } : held
}

/** In the lane beside one's own place the dagger lies below the tokens of the other one. */
function inLane(seat: number, layout: Layout): Held {
  const { left, right, bottom } = layout.rects[seat]!
  const isLeft = layout.places[seat]!.x < layout.width / 2
  return { x: isLeft ? right + BETWEEN : left - BETWEEN, y: bottom - HILT - 2, turn: 0 }
}

/** Whether the dagger would lie over any of them: its ends, its guard and its blade are looked at. */
function hides({ x, y, turn }: Held, things: Rect[]): boolean {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const at = (ahead: number, aside: number) => ({ x: x + sin * ahead + cos * aside, y: y - cos * ahead + sin * aside })
  const points = OUTLINE.flatMap(([ahead, off]) => [at(ahead, off), at(ahead, -off)])
  return points.some((point) => things.some((rect) => isIn(point, rect)))
}

/** The angle, in degrees, in which something that points up must be turned to point from one place to another. */
export function pointing(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
}

/** One's own place is broader than all others. */
function isOwn({ left, right }: Rect, { cell }: Layout): boolean {
  return right - left > cell.width + 1
}

function ports(seat: number, layout: Layout): Port[] {
  const rect = layout.rects[seat]!
  const own = isOwn(rect, layout)
  const { left, top, width, height } = layout.centre
  const middle = { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 }
  const inwards = { x: left + width / 2 - middle.x, y: top + height / 2 - middle.y }
  const others = layout.rects.filter((_, other) => other !== seat)
  const isBelow = !layout.oval && !layout.low
  const far = Math.hypot(inwards.x, inwards.y) || 1
  const found: Port[] = []
  for (const way of WAYS) {
    if (own && way.y !== -1) continue
    // In a column the way up or down would lead over one's neighbours.
    if (!layout.oval && !own && (way.x === 0) !== Math.abs(inwards.x) < layout.cell.width / 2) continue
    if ((inwards.x * way.x + inwards.y * way.y) / far < FACING) continue
    const lanes = layout.oval ? [] : [LANE / width, 1 - LANE / width]
    for (const share of own ? [...OWN_SIDE, ...lanes] : SIDE) {
      const port = on(rect, way, share, own && isBelow ? layout.centre : null)
      if (!others.some((other) => isIn(moved(port, way, AWAY - OFF), other))) found.push({ ...port, way, off: share - 0.5 })
    }
  }
  return found.length ? found : [{ ...layout.hands[seat]!, way: { x: 0, y: -1 }, off: 0 }]
}

/** A point just off a side, at a share of it, or of what of it lies at the table. */
function on(rect: Rect, way: Point, share: number, table: Layout['centre'] | null): Point {
  const [left, right] = table ? [table.left, table.left + table.width] : [rect.left, rect.right]
  if (way.x !== 0) return { x: (way.x > 0 ? rect.right : rect.left) + way.x * OFF, y: rect.top + (rect.bottom - rect.top) * share }
  return { x: left + (right - left) * share, y: (way.y > 0 ? rect.bottom : rect.top) + way.y * OFF }
}

/** From corner to corner of what is in the way: the shortest way there is, if there is one. */
function around(starts: Port[], ends: Port[], solid: Rect[], layout: Layout, price: (port: Port) => number): Line | null {
  const { left, top, width } = layout.centre
  const table = inflated({ left, top, right: left + width, bottom: layout.height }, GAP)
  const isFree = (point: Point) => isIn(point, table) && !solid.some((rect) => isIn(point, rect))
  const corners = solid.flatMap((rect) => {
    const { left, top, right, bottom } = inflated(rect, 1)
    return [{ x: left, y: top }, { x: right, y: top }, { x: left, y: bottom }, { x: right, y: bottom }]
  })
  // Whatever leaves room for it is left, and come to, straight.
  const stub = (port: Port, inLane: number): Port => {
    const by = [AWAY, inLane].find((each) => isFree(moved(port, port.way, each))) ?? 0
    return { ...port, ...moved(port, port.way, by) }
  }
  const [leaving, coming] = [starts.map((port) => stub(port, BETWEEN - OFF)), ends.map((port) => stub(port, AWAY_IN_LANE))]
  const nodes: Point[] = [...leaving, ...coming, ...corners.filter(isFree)]
  const isEnd = (node: number) => node >= starts.length && node < starts.length + ends.length
  // What begins right beside its end would be a hairpin.
  const hairpin = (port: Port, others: Port[]) => {
    const along = Math.min(...others.map((other) => Math.abs(port.x - other.x)))
    return 3 * Math.max(0, SEEN - Math.min(...others.map((other) => distance(port, other))), layout.low ? HOOK - along : 0)
  }
  const cost = nodes.map((_, node) => (node < starts.length ? price(starts[node]!) + hairpin(starts[node]!, ends) : Infinity))
  const before = nodes.map(() => -1)
  const open = new Set(nodes.keys())
  while (open.size) {
    const node = [...open].reduce((one, other) => (cost[other]! < cost[one]! ? other : one))
    open.delete(node)
    if (isEnd(node)) continue
    for (const next of open) {
      const length = cost[node]! + distance(nodes[node]!, nodes[next]!)
      if (length < cost[next]! && !isBarred(nodes[node]!, nodes[next]!, solid)) [cost[next], before[next]] = [length, node]
    }
  }
  const first = (node: number): number => (before[node]! < 0 ? node : first(before[node]!))
  const dear = (node: number) => {
    const [end, start] = [ends[node - starts.length]!, starts[first(node)]]
    return cost[node]! + price(end) + (start ? hairpin(end, [start]) : 0)
  }
  let node = [...nodes.keys()].filter(isEnd).reduce((one, other) => (dear(other) < dear(one) ? other : one))
  if (before[node]! < 0) return null
  const way: Point[] = [ends[node - starts.length]!]
  for (; node >= starts.length; node = before[node]!) way.unshift(nodes[node]!)
  way.unshift(starts[node]!, nodes[node]!)
  return rounded(way.filter((point, number) => number === 0 || number === way.length - 1 || distance(point, way[number - 1]!) > 0.5))
}

function cubic(from: Point, first: Point, second: Point, to: Point): Line {
  return {
    path: `M${told(from)}C${told(first)} ${told(second)} ${told(to)}`,
    at: (share) => {
      const [a, b, c] = [along(from, first, share), along(first, second, share), along(second, to, share)]
      const [before, after] = [along(a, b, share), along(b, c, share)]
      return { ...along(before, after, share), turn: pointing(before, after) }
    },
  }
}

/** A line through points, round where it turns. */
function rounded(points: Point[]): Line {
  const corners = points.slice(1, -1).map((corner, number) => {
    const [before, after] = [points[number]!, points[number + 2]!]
    const cut = (other: Point) => along(corner, other, Math.min(0.5, ROUND / (distance(corner, other) || 1)))
    return `L${told(cut(before))}Q${told(corner)} ${told(cut(after))}`
  })
  const lengths = points.slice(1).map((point, number) => distance(points[number]!, point))
  const whole = lengths.reduce((sum, each) => sum + each, 0)
  return {
    path: `M${told(points[0]!)}${corners.join('')}L${told(points.at(-1)!)}`,
    at: (share) => {
      let rest = share * whole
      const leg = lengths.findIndex((each, number) => rest <= each || number === lengths.length - 1 || ((rest -= each), false))
      const [from, to] = [points[leg]!, points[leg + 1]!]
      return { ...along(from, to, lengths[leg] ? Math.min(1, rest / lengths[leg]) : 0), turn: pointing(from, to) }
    },
  }
}

/** How long a curve is; endless where it crosses something. */
function walk([from, first, second, to]: Curve, solid: Rect[]): number {
  let length = 0
  let [beforeX, beforeY] = [from.x, from.y]
  for (const share of SHARES) {
    const rest = 1 - share
    const [a, b, c, d] = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3]
    const x = a * from.x + b * first.x + c * second.x + d * to.x
    const y = a * from.y + b * first.y + c * second.y + d * to.y
    for (const rect of solid) if (x > rect.left && x < rect.right && y > rect.top && y < rect.bottom) return Infinity
    length += Math.hypot(x - beforeX, y - beforeY)
    beforeX = x
    beforeY = y
  }
  return length
}

/** How much of a curve runs beside points of other lines, as a share of it. */
function together([from, first, second, to]: Curve, others: Point[]): number {
  if (!others.length) return 0
  const { at } = cubic(from, first, second, to)
  const isBeside = (share: number) => others.some((other) => distance(at(share), other) < APART)
  return SPARSE.filter(isBeside).length / SPARSE.length
}

function isBarred(one: Point, other: Point, solid: Rect[]): boolean {
  return walk([one, along(one, other, 1 / 3), along(one, other, 2 / 3), other], solid) === Infinity
}

function inflated({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function isIn({ x, y }: Point, { left, top, right, bottom }: Rect): boolean {
  return x > left && x < right && y > top && y < bottom
}

function moved(point: Point, way: Point, by: number): Point {
  return { x: point.x + way.x * by, y: point.y + way.y * by }
}

function along(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

function told({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
