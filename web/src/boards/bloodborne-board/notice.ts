/** Where a sentence stands on the map so that it covers none of its tiles, and in how many lines. */
import { seen, type Box, type Camera, type Size } from './camera'
import { SIDES } from './content'
import { lined, type Ground } from './ground'
import { EDGES, HALF, TILE, type Point } from './tiles'

/** A sentence as it stands in the window. */
export interface Notice {
  left: number
  top: number
  lines: string[]
}

const LETTER = 5.7 // how wide a letter is, in units; Map.svelte says how large the words are
const LINE = 16 // how high a line
const EDGE: Point = [5, 4] // and what is around them, with the frame
const STEP = 4 // pixels from one place that is tried to the next
const CLEAR = 3 // pixels to the edge of the window
const WALL = 2 // around a tile
const ARROW = [16, 22] as const // from the middle of an open exit: half of its sign's width, and how far it points

/** What no words lie over: the tiles, and the signs of exits that nobody has taken. */
export function covers(grounds: readonly Ground[], opened: { x: number; y: number } | null): Box[] {
  const tiles = [...grounds.map(({ tile }) => tile), ...(opened ? [opened] : [])].map(({ x, y }) => around([x * TILE, y * TILE], HALF + WALL))
  const signs = grounds.flatMap(({ doors }) => doors.filter(({ exit }) => exit.state === 'open')).map(({ way, at: [x, y] }) => {
    const [dx, dy] = EDGES[SIDES[way]!]
    return around([x + (dx * ARROW[1]) / 2, y + (dy * ARROW[1]) / 2], ARROW[0])
  })
  return [...tiles, ...signs]
}

function around([x, y]: Point, far: number): Box {
  return { left: x - far, right: x + far, top: y - far, bottom: y + far }
}

/** A box of the map as it is seen in the window. */
export function seenBox(camera: Camera, box: Box): Box {
  const [left, top] = seen(camera, [box.left, box.top])
  const [right, bottom] = seen(camera, [box.right, box.bottom])
  return { left, top, right, bottom }
}

/** In as few lines as there is room for beside what is taken, as low and as near to the middle as possible; else at the head, clear of the names. */
export function notice(sentence: string, window: Size, taken: readonly Box[], unit: number): Notice {
  const tried = broken(sentence)
  for (const lines of tried) {
    const size = sizeOf(lines, unit)
    const found = free(size, window, taken)
    if (found) return { ...found, lines }
  }
  const { width } = sizeOf([sentence], unit)
  return { left: Math.max(CLEAR, (window.width - width) / 2), top: CLEAR, lines: [sentence] }
}

/** In one line, in two, and so on, each as narrow as can be. */
function broken(sentence: string): string[][] {
  const longest = Math.max(...sentence.split(' ').map((word) => word.length))
  const found = new Map<number, string[]>()
  for (let most = sentence.length; most >= longest; most -= 1) {
    const lines = lined(sentence, most)
    found.set(lines.length, lines)
  }
  return [...found.values()]
}

function sizeOf(lines: readonly string[], unit: number): Size {
  const letters = Math.max(...lines.map((line) => line.length))
  return { width: (letters * LETTER + EDGE[0] * 2) * unit, height: (lines.length * LINE + EDGE[1] * 2) * unit }
}

function free({ width, height }: Size, window: Size, taken: readonly Box[]): { left: number; top: number } | null {
  const lasts = [window.width - width - CLEAR, window.height - height - CLEAR]
  if (lasts[0]! < CLEAR || lasts[1]! < CLEAR) return null
  const middle = (window.width - width) / 2
  const across = Array.from({ length: Math.floor((lasts[0]! - CLEAR) / STEP) + 1 }, (_, at) => CLEAR + at * STEP).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  for (let top = lasts[1]!; top >= CLEAR; top -= STEP) {
    const left = across.find((each) => taken.every((box) => each >= box.right || each + width <= box.left || top >= box.bottom || top + height <= box.top))
    if (left !== undefined) return { left, top }
  }
  return null
}
