/** Where something that comes up for a moment stands clear of everything that can be chosen. */

/** The edges of something on the screen, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const ABOVE_ALL = 1000 // what is taken, against what is only better seen
const CHOOSABLE = '[data-answer], [data-option], [data-let-go]'

/** What can be chosen now, as far as it is shown: with the whole line of a list in which it stands. */
export function choosable(): Box[] {
  return [...document.querySelectorAll(CHOOSABLE)].map((each) => (each.closest('li') ?? each).getBoundingClientRect()).filter(({ width }) => width > 0)
}

const SIGN = 72 // pixels: what is smaller is a sign that says something, and not a ground or a map

/** What is read or touched within something, as far as it is shown: words, buttons and signs. */
export function readable(within: Element): Box[] {
  const says = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return [...within.querySelectorAll('*')].flatMap((each) => {
    const drawn = each.localName === 'svg'
    if (!drawn && each.localName !== 'button' && !says(each)) return []
    const box = each.getBoundingClientRect()
    return box.width > 1 && box.height > 1 && !(drawn && Math.max(box.width, box.height) > SIGN) ? [box] : []
  })
}

/** A box of this size at a place, as near to it as these edges let it be. */
export function within(edges: Box, left: number, top: number, { width, height }: { width: number; height: number }): Box {
  const [x, y] = [Math.max(edges.left, Math.min(edges.right - width, left)), Math.max(edges.top, Math.min(edges.bottom - height, top))]
  return { left: x, top: y, right: x + width, bottom: y + height }
}

const BETWEEN = [...Array(15).keys()].map((each) => (each + 1) / 16).filter((share) => share !== 0.5)

/**
 * Where something of this size may stand over a table, the first place first: in the middle or at an edge, so many pixels from
 * it, or with `finely` more places in between. As wide as the table it is a sheet, which hangs from the edge above or stands on
 * that below.
 */
export function standings(around: Box, size: { width: number; height: number }, apart: number, finely = false): Box[] {
  const sheet = size.width > around.right - around.left - 2 * apart
  const edge = sheet ? 0 : apart
  const edges = { left: around.left + edge, top: around.top + edge, right: around.right - edge, bottom: around.bottom - edge }
  const at = (from: number, to: number, share: number) => from + (to - from) * share
  const between = finely ? BETWEEN : []
  const tops = (sheet ? [0, 1] : [0, 0.5, 1, ...between]).map((share) => at(edges.top, edges.bottom - size.height, share))
  const lefts = (sheet ? [0] : [0.5, 0, 1, ...between]).map((share) => at(edges.left, edges.right - size.width, share))
  return tops.flatMap((top) => lefts.map((left) => within(edges, left, top, size)))
}

const CUT = 3 // how much worse it is to cut through a word than to hide it
const WHOLE = 0.97

/** How much of some boxes a place hides, where those that it cuts in two count for more than those that it hides whole. */
function hidden(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, each) => {
    const size = (each.right - each.left) * (each.bottom - each.top)
    const part = size > 0 ? shared(place, each) / size : 0
    return sum + (part === 0 ? 0 : part < WHOLE ? CUT * size : size)
  }, 0)
}

/** Which of several places covers the least of what is taken, and of those the least of what is better seen: the first of them where they cover as much. */
export function clearest(places: readonly Box[], taken: readonly Box[], seen: readonly Box[] = []): number {
  const cover = (place: Box) => taken.reduce((sum, each) => sum + shared(place, each), 0)
  const covered = places.map((place) => cover(place) * ABOVE_ALL + hidden(place, seen))
  return covered.indexOf(Math.min(...covered))
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
