/** A list that wraps, folded after its first rows: what a phone shows of many options until somebody wants them all. */

/** Where a thing of the list begins and ends, from the top. */
export interface Place {
  top: number
  bottom: number
}

export interface Fold {
  /** How many rows there are, and how many of them are kept. */
  rows: number
  kept: number
  /** How many things the kept rows hold. */
  shown: number
  /** How tall they are together. */
  height: number
}

/** The fold of things that stand in these places, after the rows that are together at most so tall; the first is always kept. */
export function fold(places: readonly Place[], tallest: number): Fold {
  const tops = [...new Set(places.map(({ top }) => top))].sort((one, other) => one - other)
  const first = tops[0] ?? 0
  const ends = tops.map((top) => Math.max(...places.filter((place) => place.top === top).map(({ bottom }) => bottom)) - first)
  const kept = ends.filter((end, row) => row === 0 || end <= tallest).length
  return { rows: tops.length, kept, shown: places.filter(({ top }) => tops.indexOf(top) < kept).length, height: ends[kept - 1] ?? 0 }
}

/** Which of the heights that something beneath a list can have leaves the list its room: the first of them where none does. */
export function beside(height: number, most: number, heights: readonly number[]): number {
  return Math.max(0, heights.findIndex((beneath) => height <= most - beneath))
}
