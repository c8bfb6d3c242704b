/** A line of chances as the path of a drawing. */
import type { Point } from '../generated/hall'

export const WIDTH = 600
export const HEIGHT = 160

/** Where an entry stands, from left to right. */
export function across(entry: number, last: number): number {
  return last > 1 ? Math.round(((entry - 1) / (last - 1)) * WIDTH * 10) / 10 : 0
}

/** Where a chance in ten-thousandths stands, from the top. */
export function down(chance: number): number {
  return Math.round((1 - Math.min(10000, Math.max(0, chance)) / 10000) * HEIGHT * 10) / 10
}

export function line(points: readonly Point[], last: number): string {
  return points.map(({ entry, chance }, at) => `${at ? 'L' : 'M'}${across(entry, last)} ${down(chance)}`).join('')
}

/** The band within which the chances lie 95 times out of 100. */
export function band(points: readonly Point[], last: number): string {
  const there = points.map(({ entry, chance, error }) => `${across(entry, last)} ${down(chance + error)}`)
  const back = points.map(({ entry, chance, error }) => `${across(entry, last)} ${down(chance - error)}`).reverse()
  return points.length ? `M${[...there, ...back].join('L')}Z` : ''
}
