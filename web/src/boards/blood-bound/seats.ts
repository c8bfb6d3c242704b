/**
 * Where everybody sits: one's own seat at the bottom, the others clockwise from there, as one sees a table from above.
 *
 * A narrow board has two columns with the table between them; a wide one has an oval; a low one has the columns, and one's own
 * place between their feet. All are given in pixels of the board, so that the dagger and the arrows end where the seats are.
 */

export interface Point {
  x: number
  y: number
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
  /** Where the dagger lies when that seat holds it, and where arrows begin and end. */
  hands: Point[]
  /** The free field in the middle. */
  centre: { left: number; top: number; width: number; height: number }
}

const OVAL_FROM = 700 // pixels of width
const LOW_TO = 430 // pixels of height
const LOW_FROM = 400 // and of width
const BULGE = 2.7 // 2 is an ellipse, more comes nearer to a rectangle
const SAMPLES = 720
const SHARES = Array.from({ length: 19 }, (_, number) => (number + 1) / 20) // of a line, where it is looked at
const ASIDE = 12 // pixels by which a line that crosses the middle is bent farther
const GAP = 6
const CENTRE = 190 // pixels of height that the middle of the columns needs
const TALL = 76 // pixels of height that a place in the columns has
const LEAST = 66 // and that it needs
const AIRIEST = 1.35 // how much more than they need the columns may take
const TALLEST = 640 // unless the oval is wider than that
const AMPLE = { width: 1150, height: 630 } // from which everybody's place is a larger one
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

function columns(seats: number, own: number | null, width: number, room: number): Layout {
  const others = seats - 1
  const side = Math.floor(others / 2)
  const across = others % 2 // one more at the head of the table
  const fair = Math.floor(room / side) - 4
  const cell = { width: Math.floor(Math.min(132, (width - 2 * GAP) / 3)), height: Math.min(TALL, Math.max(LEAST, fair)) }
  const inTheMiddle = across + (own === null ? 1 : 0)
  const least = Math.max(side * (cell.height + 4), CENTRE + inTheMiddle * (cell.height + GAP))
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
  return finish({ oval: false, low: false, width, height, cell, centre }, byTurn, own, seats)
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
  return finish({ oval: false, low: true, width, height, cell, centre }, byTurn, own, seats, foot)
}

/** The same, larger. */
export function grown(layout: Layout, by: number): Layout {
  const point = ({ x, y }: Point): Point => ({ x: x * by, y: y * by })
  const { cell, centre } = layout
  return {
    ...layout,
    width: layout.width * by,
    height: layout.height * by,
    cell: { width: cell.width * by, height: cell.height * by },
    places: layout.places.map(point),
    hands: layout.hands.map(point),
    centre: { left: centre.left * by, top: centre.top * by, width: centre.width * by, height: centre.height * by },
  }
}

function oval(seats: number, own: number | null, width: number, room: number, foot: number): Layout {
  const crowded = seats > 9
  const ample = width >= AMPLE.width && room >= AMPLE.height
  const cell = ample ? { width: 160, height: 100 } : { width: cellWidth(width, crowded), height: 90 }
  const height = Math.min(Math.max(TALLEST, width), Math.max(crowded ? 530 : 460, room))
  const [a, b] = [(width - cell.width) / 2 - 2, (height - cell.height) / 2 - 2]
  const middle = { x: width / 2, y: height / 2 }
  const edge = sampled(a, b, middle)
  const around = edge[edge.length - 1]!.length
  const beside = middle.x - OWN_WIDTH / 2 - cell.width / 2 - GAP
  const taken = own === null ? around / seats : (edge.find((each) => each.x <= beside) ?? edge[SAMPLES / 4]!).length
  const byTurn: Point[] = [{ x: middle.x, y: middle.y + b }]
  const step = seats > 2 ? (around - 2 * taken) / (seats - 2) : 0
  for (let turn = 1; turn < seats; turn += 1) byTurn.push(at(edge, taken + (turn - 1) * step))
  const inset = { x: cell.width + 18, y: cell.height + 14 }
  const centre = { left: inset.x, top: inset.y, width: width - 2 * inset.x, height: height - inset.y - (own === null ? inset.y : foot) }
  return finish({ oval: true, low: false, width, height, cell, centre }, byTurn, own, seats, foot)
}

function cellWidth(width: number, crowded: boolean): number {
  if (width < 820) return crowded ? 112 : 126
  return crowded && width < 940 ? 124 : 142
}

type Frame = Omit<Layout, 'places' | 'hands'>

function finish(frame: Frame, byTurn: Point[], own: number | null, seats: number, foot = 0): Layout {
  const bottom = own ?? 0
  const places = Array.from({ length: seats }, (_, seat) => byTurn[turnsFrom(seat, bottom, seats)]!)
  return { ...frame, places, hands: places.map((place, seat) => hand(frame, place, seat === own ? foot : null)) }
}

/** From the middle of a place towards the middle of the table, just over its edge. */
function hand(frame: Frame, place: Point, foot: number | null): Point {
  const middle = { x: frame.centre.left + frame.centre.width / 2, y: frame.centre.top + frame.centre.height / 2 }
  if (foot !== null) return { x: place.x, y: frame.height - foot - 8 }
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

function at(edge: Sample[], length: number): Point {
  const found = edge.find((each) => each.length >= length) ?? edge[edge.length - 1]!
  return { x: found.x, y: found.y }
}

/** The nearest point to one at which something of that reach lies on the table itself, between the columns and below its head. */
export function between(point: Point, layout: Layout, reach: number): Point {
  if (layout.oval) return point
  const { left, top, width } = layout.centre
  const x = Math.min(left + width - reach, Math.max(left + reach, point.x))
  const below = Math.abs(x - left - width / 2) < layout.cell.width / 2 + reach
  return { x, y: below ? Math.max(top + reach, point.y) : point.y }
}

/** The angle, in degrees, in which something that points up must be turned to point from one place to another. */
export function pointing(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
}

/** A line that bends towards the middle of the table, and past what is written there. */
export interface Bend {
  path: string
  /** A point on it, between its beginning (0) and its end (1), and where it points there, in degrees. */
  at: (share: number) => Point & { turn: number }
}

/** `spared` is how far from the middle, to each side, nothing is to be crossed. */
export function bend(from: Point, to: Point, layout: Layout, by = 0.35, spared: Point = { x: 0, y: 0 }): Bend {
  const middle = { x: layout.centre.left + layout.centre.width / 2, y: layout.centre.top + layout.centre.height / 2 }
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const inwards = { x: half.x + (middle.x - half.x) * by, y: half.y + (middle.y - half.y) * by }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const side = (half.x - middle.x) * across.x + (half.y - middle.y) * across.y < 0 ? -1 : 1
  const crosses = (line: Bend) =>
    SHARES.map(line.at).some(({ x, y }) => Math.abs(x - middle.x) < spared.x && Math.abs(y - middle.y) < spared.y)
  for (let out = 0; ; out += ASIDE) {
    const line = curve(from, { x: inwards.x + across.x * side * out, y: inwards.y + across.y * side * out }, to)
    if (out >= layout.width / 2 || !crosses(line)) return line
  }
}

function curve(from: Point, control: Point, to: Point): Bend {
  const along = (one: Point, other: Point, share: number) => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  })
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`,
    at: (share) => {
      const [before, after] = [along(from, control, share), along(control, to, share)]
      return { ...along(before, after, share), turn: pointing(before, after) }
    },
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
