/** The strokes of which the lids of the boxes are engraved, in a field of WIDTH by HEIGHT. */

export const WIDTH = 400
export const HEIGHT = 240
/** So far the strokes go on beyond the field, for places that are wider or higher than it. */
export const BLEED = 160
export const MIDDLE = { x: 200, y: 118 }

/** A point at a distance from the middle, by turns of a circle that begin at the top. */
export function at(turn: number, distance: number): { x: number; y: number } {
  const angle = 2 * Math.PI * (turn - 0.25)
  return { x: MIDDLE.x + distance * Math.cos(angle), y: MIDDLE.y + distance * Math.sin(angle) }
}

/** A stroke away from the middle. */
export function line(turn: number, from: number, to: number): string {
  const start = at(turn, from)
  const end = at(turn, to)
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`
}

/** So many numbers, from 0. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** So many strokes away from the middle, longer and shorter. */
export function rays(count: number, from: number, to: number): string {
  return range(count)
    .map((index) => line(index / count, from + (index % 2) * 9, to - (index % 3) * 14))
    .join('')
}

/** A stroke from edge to edge. */
export function across(y: number): string {
  return `M${-BLEED} ${y}H${WIDTH + BLEED}`
}

/** Strokes of the graver from edge to edge, closer together towards the ground. */
export function hatching(): string {
  return range(64)
    .map((row) => row - 14)
    .map((index) => across(Math.round(80 + index * 90 - index * index * 0.55) / 10))
    .join('')
}
