/**
 * Where everybody sits: one's own seat at the bottom, the others clockwise from there, as one sees a table from above.
 *
 * A narrow board has two columns with the table between them; a wide one has an oval; a low one has the columns, and one's own
 * place between their feet. All are given in pixels of the board, so that the dagger and the arrows end where the seats are.
 * Which ways the arrows take between them says arrows.ts.
 */

export interface Point {
  x: number
  y: number
}

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Layout {
  /** Whether the table is an oval; else the seats stand in two columns. */
  oval: boolean
  /** Whether one's own place stands between the columns. */
  low: boolean
  width: number
  height: number
  /** The size of everybody's place but one's own. */
  cell: { width: number; height: number }
  /** The middle of each seat's place, by seat. */
  places: Point[]
  /** How far everybody's place reaches, one's own included, by seat. */
  rects: Rect[]
  /** Where the dagger lies when that seat holds it. */
  hands: Point[]
  /** The free field in the middle. */
  centre: { left: number; top: number; width: number; height: number }
  /** What is written there, which no line crosses. */
  written: Rect
  /** How much larger than on a common screen everything at the table is. */
  larger: number
}

const OVAL_FROM = 700 // pixels of width
const LOW_TO = 430 // pixels of height
const LOW_FROM = 400 // and of width
const LOW_WIDTH = 440 // and what it needs for everything to be read
const LEAST_UNIT = 0.93 // pixels
const LEAST_LOW = 0.88 // and on a low table
const BULGE = 2.7 // 2 is an ellipse, more comes nearer to a rectangle
const SAMPLES = 1440
const HALVED = 14 // times that a distance is sought between too near and too far
/** Pixels between what stands side by side. */
export const GAP = 6
const PLACE = 0.318 // of the width of the columns
const CENTRE = 190 // pixels of height that the middle of the columns needs
const TALL = 76 // pixels of height that a place in the columns has
const TALL_OF_FEW = 92 // where there are few of them
const LEAST = 66 // and that it needs
const AIRIEST = 1.5 // how much more than they need the columns may take
const TALLEST = 640 // unless the oval is wider than that
const COMMON = { width: 160, height: 100 } // a place at the oval of a common screen
const LEAST_RING = [430, 460, 530] as const // pixels of height that an oval of few, of some and of many needs
const LEAST_OVAL = 90 // pixels of height that such a place needs
const LARGEST = 1.3
const STEP = 0.02
const FOOT = 176 // pixels of one's own place, with the longest ability
const PASSAGE = 44 // pixels for lines
const APART = 10 // pixels between two places that grow
const WRITING = { width: 360, height: 104 } // what is written in the middle of an oval
const NARROW = { lane: 13, height: 164 } // between columns it leaves a lane to each side
const LOW = { lane: 24, height: 96, least: 40, aside: 14 } // and one's own place leaves one to its neighbours
const HELD = 34 // pixels above one's own place where the dagger lies
/** How much narrower than the middle one's own place on a low table is, to each side. */
export const OWN_ASIDE = LOW.aside
/** How wide one's own place at the foot of the oval is. */
export const OWN_WIDTH = 380

/** How many places clockwise from the bottom a seat is. */
export function turnsFrom(seat: number, bottom: number, seats: number): number {
  return (seat - bottom + seats) % seats
}

/** The neighbour whose clue a seat was shown: the one on its right (1.6). */
export function onTheRight(seat: number, seats: number): number {
  return (seat - 1 + seats) % seats
}

/**
 * Lay out a board of that width, which may use so much height. One's own place is below the columns, or at the foot of
 * the oval, where it is `foot` pixels high; a spectator has the first seat there.
 */
export function lay(seats: number, own: number | null, width: number, room = 0, foot = 150): Layout {
  if (room > 0 && room <= LOW_TO && width >= LOW_FROM) return low(seats, own, width, room, foot)
  return width >= OVAL_FROM ? oval(seats, own, width, room, foot) : columns(seats, own, width, own === null ? room : room - foot - GAP)
}

/**
 * How many pixels a unit is: as many as one of text, or on a phone fewer where a table that is as large as a large text would
 * not be seen whole. All measures are in pixels.
 */
export function fitting(seats: number, own: number | null, width: number, room: number, foot: number, text: number): number {
  if (room <= 0) return text
  if (room <= LOW_TO && width > room && width >= LOW_FROM * LEAST_LOW) return Math.min(text, Math.max(LEAST_LOW, width / LOW_WIDTH))
  const taken = own === null ? 0 : foot + GAP
  const fits = (by: number): boolean => lay(seats, own, width / by, room / by, foot / by).height * by <= room - taken + 1
  if (width >= OVAL_FROM || fits(text)) return text
  let by = text
  while (by > LEAST_UNIT && !fits(by)) by -= STEP
  return Math.min(text, Math.max(by, LEAST_UNIT))
}

function columns(seats: number, own: number | null, width: number, room: number): Layout {
  const others = seats - 1
  const side = Math.floor(others / 2)
  const across = others % 2 // one more at the head of the table
  const inTheMiddle = across + (own === null ? 1 : 0)
  const middle = CENTRE + (own === null ? 0 : HELD)
  const fair = Math.floor(Math.min(room / side - 4, inTheMiddle ? (room - middle) / inTheMiddle - GAP : Infinity))
  const tall = Math.min(TALL_OF_FEW, Math.max(TALL, fair - APART))
  const cell = { width: Math.floor(Math.min(132, (width - 2 * GAP) * PLACE)), height: Math.min(tall, Math.max(LEAST, fair)) }
  const least = Math.max(side * (cell.height + 4), middle + inTheMiddle * (cell.height + GAP))
  const height = Math.max(least, Math.min(room, least * AIRIEST))
  const left = cell.width / 2
  const row = (number: number) => ((number + 0.5) * height) / side
  const byTurn: Point[] = [{ x: width / 2, y: own === null ? height - cell.height / 2 : height }]
  for (let i = 0; i < side; i += 1) byTurn.push({ x: left, y: row(side - 1 - i) })
  if (across) byTurn.push({ x: width / 2, y: cell.height / 2 })
  for (let i = 0; i < side; i += 1) byTurn.push({ x: width - left, y: row(i) })
  const top = across ? cell.height + GAP : 0
  const bottom = own === null ? cell.height + GAP : 0
  const centre = { left: cell.width + GAP, top, width: width - 2 * (cell.width + GAP), height: height - top - bottom }
  const above = { ...centre, height: centre.height - (own === null ? 0 : HELD) }
  const written = within(above, centre.width - 2 * NARROW.lane, NARROW.height)
  const mine = { left: 0, top: height, right: width, bottom: height + TALL }
  return finish({ oval: false, low: false, width, height, cell, centre, written, larger: 1 }, byTurn, own, seats, mine)
}

function low(seats: number, own: number | null, width: number, height: number, foot: number): Layout {
  const others = seats - 1
  const across = others % 2
  const side = Math.floor(others / 2)
  const cell = { width: Math.floor(Math.min(132, Math.max(96, width / 2 - 150))), height: Math.min(TALL, Math.floor(height / side) - 4) }
  const row = (number: number) => ((number + 0.5) * height) / side
  const byTurn: Point[] = [{ x: width / 2, y: own === null ? height - cell.height / 2 : height }]
  for (let i = 0; i < side; i += 1) byTurn.push({ x: cell.width / 2, y: row(side - 1 - i) })
  if (across) byTurn.push({ x: width / 2, y: cell.height / 2 })
  for (let i = 0; i < side; i += 1) byTurn.push({ x: width - cell.width / 2, y: row(i) })
  const top = across ? cell.height + GAP : 0
  const bottom = own === null ? cell.height + GAP : foot + GAP
  const centre = { left: cell.width + GAP, top, width: width - 2 * (cell.width + GAP), height: height - top - bottom }
  const above = { ...centre, height: Math.max(LOW.least, centre.height - (own === null ? 0 : HELD)) }
  const written = within(above, centre.width - 2 * LOW.lane, LOW.height)
  const mine = { left: centre.left + OWN_ASIDE, top: height - foot, right: centre.left + centre.width - OWN_ASIDE, bottom: height }
  return finish({ oval: false, low: true, width, height, cell, centre, written, larger: 1 }, byTurn, own, seats, mine)
}

/** The same, larger. */
export function grown(layout: Layout, by: number): Layout {
  const point = ({ x, y }: Point): Point => ({ x: x * by, y: y * by })
  const rect = ({ left, top, right, bottom }: Rect): Rect => ({ left: left * by, top: top * by, right: right * by, bottom: bottom * by })
  const { cell, centre } = layout
  return {
    ...layout,
    width: layout.width * by,
    height: layout.height * by,
    cell: { width: cell.width * by, height: cell.height * by },
    places: layout.places.map(point),
    rects: layout.rects.map(rect),
    hands: layout.hands.map(point),
    written: rect(layout.written),
    centre: { left: centre.left * by, top: centre.top * by, width: centre.width * by, height: centre.height * by },
  }
}

/** Everybody's place is as large as all of them find room for, however tall one's own happens to be. */
function oval(seats: number, own: number | null, width: number, room: number, foot: number): Layout {
  const least = cellWidth(width, seats > 9) / COMMON.width
  const grow = (by: number, tall: (larger: number) => number) => {
    const larger = Math.max(1, by)
    return ring(seats, own, width, room, tall(larger), { width: COMMON.width * by, height: Math.max(LEAST_OVAL, COMMON.height * by) }, larger)
  }
  let by = LARGEST
  while (by > least && !isRoomy(grow(by, (larger) => FOOT * larger))) by -= STEP
  return grow(Math.max(least, by), () => foot)
}

function ring(seats: number, own: number | null, width: number, room: number, foot: number, cell: Layout['cell'], larger: number): Layout {
  const least = LEAST_RING[seats > 9 ? 2 : seats > 7 ? 1 : 0]
  const height = Math.min(Math.max(TALLEST, width), Math.max(least, room))
  const [a, b] = [(width - cell.width) / 2 - 2, (height - cell.height) / 2 - 2]
  const middle = { x: width / 2, y: height / 2 }
  const edge = sampled(a, b, middle)
  const around = edge[edge.length - 1]!.length
  const half = (OWN_WIDTH * larger) / 2
  const beside = middle.x - half - cell.width / 2 - GAP
  const taken = own === null ? around / seats : (edge.find((each) => each.x <= beside) ?? edge[SAMPLES / 4]!).length
  const byTurn: Point[] = [{ x: middle.x, y: middle.y + b }]
  byTurn.push(...spread(edge.filter(({ length }) => length >= taken && length <= around - taken), seats - 1, cell, middle.x))
  const inset = { x: cell.width + 18, y: cell.height + 14 }
  const centre = { left: inset.x, top: inset.y, width: width - 2 * inset.x, height: height - inset.y - (own === null ? inset.y : foot) }
  const written = within(centre, WRITING.width * larger, WRITING.height * larger)
  const mine = { left: middle.x - half, top: height - foot, right: middle.x + half, bottom: height }
  return finish({ oval: true, low: false, width, height, cell, centre, written, larger }, byTurn, own, seats, mine)
}

/** Whether everybody's place, and what is written with a passage to each side, is apart from all others. */
function isRoomy({ rects, written }: Layout): boolean {
  const all = [...rects, { ...written, left: written.left - PASSAGE, right: written.right + PASSAGE }]
  return all.every((one, number) => all.slice(number + 1).every((other) => areApart(one, other)))
}

function areApart(one: Rect, other: Rect): boolean {
  const [across, down] = [Math.max(one.left - other.right, other.left - one.right), Math.max(one.top - other.bottom, other.top - one.bottom)]
  return across >= GAP - 1 || down >= APART
}

/** A field of that size in the middle of another, or as much of it as there is. */
function within({ left, top, width, height }: Layout['centre'], wide: number, tall: number): Rect {
  const [x, y] = [left + width / 2, top + height / 2]
  const half = { x: Math.min(wide, width) / 2, y: Math.min(tall, height) / 2 }
  return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y }
}

function cellWidth(width: number, crowded: boolean): number {
  if (width < 820) return crowded ? 112 : 126
  return crowded && width < 940 ? 124 : 142
}

type Frame = Omit<Layout, 'places' | 'hands' | 'rects'>

function finish(frame: Frame, byTurn: Point[], own: number | null, seats: number, mine: Rect): Layout {
  const bottom = own ?? 0
  const { width, height } = frame.cell
  const places = Array.from({ length: seats }, (_, seat) => byTurn[turnsFrom(seat, bottom, seats)]!)
  const around = ({ x, y }: Point): Rect => ({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 })
  return {
    ...frame,
    places,
    rects: places.map((place, seat) => (seat === own ? mine : around(place))),
    hands: places.map((place, seat) => (seat === own ? { x: place.x, y: mine.top - 8 } : hand(frame, place))),
  }
}

/** From the middle of a place towards the middle of the table, just over its edge. */
function hand(frame: Frame, place: Point): Point {
  const middle = { x: frame.centre.left + frame.centre.width / 2, y: frame.centre.top + frame.centre.height / 2 }
  const [dx, dy] = [middle.x - place.x, middle.y - place.y]
  const [halfWidth, halfHeight] = [frame.cell.width / 2 + 4, frame.cell.height / 2 + 4]
  // In a column the way to the middle would lead over one's neighbours.
  if (!frame.oval && Math.abs(dx) > halfWidth) {
    return { x: place.x + Math.sign(dx) * halfWidth, y: place.y + Math.sign(dy) * Math.min(Math.abs(dy), frame.cell.height / 4) }
  }
  const reach = Math.min(halfWidth / Math.max(Math.abs(dx), 1), halfHeight / Math.max(Math.abs(dy), 1))
  return { x: place.x + dx * Math.min(reach, 0.9), y: place.y + dy * Math.min(reach, 0.9) }
}

interface Sample extends Point {
  length: number
}

/** The edge of the oval from the bottom clockwise, with how far one has walked. */
function sampled(a: number, b: number, middle: Point): Sample[] {
  const edge: Sample[] = []
  for (let i = 0; i <= SAMPLES; i += 1) {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / SAMPLES
    const point = { x: middle.x + a * bulged(Math.cos(angle)), y: middle.y + b * bulged(Math.sin(angle)) }
    const before = edge[i - 1]
    edge.push({ ...point, length: before ? before.length + Math.hypot(point.x - before.x, point.y - before.y) : 0 })
  }
  return edge
}

function bulged(value: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / BULGE)
}

/**
 * So many places along a part of the edge, from its beginning to its end, as far from each other as all of them can be. Those
 * of the second half face those of the first: counted from one end, they would sit as far apart, and yet lower.
 */
function spread(edge: Sample[], count: number, cell: Layout['cell'], middle: number): Point[] {
  const gap = (one: Point, other: Point) => Math.max(Math.abs(one.x - other.x) - cell.width, Math.abs(one.y - other.y) - cell.height)
  const apart = (by: number): Sample[] => {
    const found = [edge[0]!]
    for (const each of edge) if (found.length < count && gap(found[found.length - 1]!, each) >= by) found.push(each)
    return found
  }
  let [near, far] = [-cell.width, edge[edge.length - 1]!.length]
  for (let halved = 0; halved < HALVED; halved += 1) {
    const by = (near + far) / 2
    if (apart(by).length < count) far = by
    else near = by
  }
  const first = apart(near).slice(0, Math.floor(count / 2)).map(({ x, y }) => ({ x, y }))
  const head = edge[Math.floor(edge.length / 2)]!
  const facing = first.map(({ x, y }) => ({ x: 2 * middle - x, y })).reverse()
  return [...first, ...(count % 2 ? [{ x: middle, y: head.y }] : []), ...facing]
}

/** Where the hand of whoever offers help is, over the corner of their place (see Seat.svelte). */
export function handOf({ right, top }: Rect): Rect {
  return { left: right - 17, top: top - 7, right: right + 5, bottom: top + 15 }
}

/** The nearest point to one at which something of that reach lies on the table itself, between the columns and below its head. */
export function between(point: Point, layout: Layout, reach: number): Point {
  if (layout.oval) return point
  const { left, top, width } = layout.centre
  const x = Math.min(left + width - reach, Math.max(left + reach, point.x))
  const below = Math.abs(x - left - width / 2) < layout.cell.width / 2 + reach
  return { x, y: below ? Math.max(top + reach, point.y) : point.y }
}
