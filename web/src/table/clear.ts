/** Where something that comes up for a moment stands clear of everything that can be chosen. */

/** The edges of something on the screen, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const CHOOSABLE = '[data-answer], [data-option], [data-let-go]'

/** What can be chosen now, as far as it is shown: with the whole line of a list in which it stands. */
export function choosable(): Box[] {
  return [...document.querySelectorAll(CHOOSABLE)].map((each) => (each.closest('li') ?? each).getBoundingClientRect()).filter(({ width }) => width > 0)
}

/** A box of this size at a place, as near to it as these edges let it be. */
export function within(edges: Box, left: number, top: number, { width, height }: { width: number; height: number }): Box {
  const [x, y] = [Math.max(edges.left, Math.min(edges.right - width, left)), Math.max(edges.top, Math.min(edges.bottom - height, top))]
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/**
 * Where something of this size may stand over a table, the first place first: in the middle or at an edge, so many pixels from
 * it. As wide as the table it is a sheet, which hangs from the edge above or stands on that below.
 */
export function standings(around: Box, size: { width: number; height: number }, apart: number): Box[] {
  const sheet = size.width > around.right - around.left - 2 * apart
  const edge = sheet ? 0 : apart
  const edges = { left: around.left + edge, top: around.top + edge, right: around.right - edge, bottom: around.bottom - edge }
  const [middle, centre] = [(edges.left + edges.right - size.width) / 2, (edges.top + edges.bottom - size.height) / 2]
  const tops = sheet ? [edges.top, edges.bottom] : [edges.top, centre, edges.bottom]
  const lefts = sheet ? [edges.left] : [middle, edges.left, edges.right]
  return tops.flatMap((top) => lefts.map((left) => within(edges, left, top, size)))
}

/** Which of several places covers the least of what is taken: the first of them where they cover as much. */
export function clearest(places: readonly Box[], taken: readonly Box[]): number {
  const covered = places.map((place) => taken.reduce((sum, each) => sum + shared(place, each), 0))
  return covered.indexOf(Math.min(...covered))
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
