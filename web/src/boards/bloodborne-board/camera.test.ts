import { expect, it } from 'vitest'
import { LEAST, MOST, around, fitted, moved, opening, pinched, roomier, seen, shows, zoomed } from './camera'
import type { Point } from './tiles'

const camera = { x: 40, y: -10, scale: 1.2 }
const window = { width: 360, height: 240 }

/** The point of the map under a point of the window. */
function under(at: Point, { x, y, scale }: typeof camera): Point {
  return [(at[0] - x) / scale, (at[1] - y) / scale]
}

it('moves with the finger', () => {
  expect(moved(camera, 15, -5)).toEqual({ x: 55, y: -15, scale: 1.2 })
})

it('keeps what is under the pointer while it zooms', () => {
  const pointer: Point = [200, 90]
  const closer = zoomed(camera, 1.5, pointer)
  expect(closer.scale).toBeCloseTo(1.8)
  const [before, after] = [under(pointer, camera), under(pointer, closer)]
  expect(after[0]).toBeCloseTo(before[0])
  expect(after[1]).toBeCloseTo(before[1])
})

it('zooms no further than is sensible', () => {
  expect(zoomed(camera, 100, [0, 0]).scale).toBe(MOST)
  expect(zoomed(camera, 0.001, [0, 0]).scale).toBe(LEAST)
})

it('lets two fingers keep what they hold', () => {
  const before: [Point, Point] = [
    [100, 100],
    [200, 100],
  ]
  const now: [Point, Point] = [
    [90, 120],
    [240, 120],
  ]
  const pinch = pinched(camera, before, now)
  expect(pinch.scale).toBeCloseTo(1.8)
  for (const finger of [0, 1] as const) {
    const [x, y] = seen(pinch, under(before[finger], camera))
    expect([x, y].map((value) => Math.round(value))).toEqual(now[finger])
  }
})

it('shows the whole map where it is small', () => {
  const all = around([{ x: 0, y: 0 }])
  expect(shows(fitted(all, window), all, window)).toBe(true)
  expect(opening(all, all, all, window)).toEqual(fitted(all, window))
})

it('shows what matters rather than all of it where that is not worth its size', () => {
  const all = around([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ])
  const near = around([{ x: 1, y: 0 }])
  expect(opening(all, near, all, window)).toEqual(fitted(all, window))
  const shown = opening(all, near, all, window, 3, 1.6)
  expect(shown.scale).toBe(fitted(near, window, 3).scale)
  expect(shows(shown, near, window)).toBe(true)
})

it('shows all of it on a large screen only where it is as large there as on another', () => {
  const all = around([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ])
  const near = around([{ x: 1, y: 0 }])
  const large = { width: window.width * 2, height: window.height * 2 }
  expect(opening(all, near, all, large, 6, 1, 2).scale).toBe(2 * opening(all, near, all, window, 3, 1, 1).scale)
  expect(opening(all, near, all, window, 3, 1, 2)).not.toEqual(fitted(all, window, 3))
})

it('shows what matters, large enough to touch, where the map is large', () => {
  const all = around([
    { x: -4, y: -3 },
    { x: 4, y: 3 },
  ])
  const near = around([{ x: 0, y: 0 }])
  const shown = opening(all, near, all, window)
  expect(shown.scale).toBeGreaterThan(fitted(all, window).scale * 2)
  const [x, y] = seen(shown, [0, 0])
  expect([Math.round(x), Math.round(y)]).toEqual([180, 120])
})

it('leaves no side empty while the map is cut on another, as long as what matters is in view', () => {
  const all = around([
    { x: 0, y: 0 },
    { x: 0, y: 9 },
  ])
  const near = around([{ x: 0, y: 0 }])
  const tall = { width: 120, height: 240 }
  const shown = opening(all, near, all, tall)
  expect(shows(shown, near, tall)).toBe(true)
  expect(Math.round(seen(shown, [all.left, all.top])[1])).toBe(0)
})

it('shows all that may be chosen on a phone on its side rather than cutting it left and right', () => {
  const row = [-1, 0, 1].map((x) => ({ x, y: 0 }))
  const all = around([...row, { x: -1, y: -3 }, { x: -1, y: 3 }])
  const near = { ...around(row), left: around(row).left + 12, right: around(row).right - 12 }
  const low = { width: 234, height: 220 }
  expect(shows(opening(all, near, all, low), near, low)).toBe(true)
})

it('goes a little farther away where that shows tiles whole, and no farther than a finger needs', () => {
  const row = [-1, 0, 1].map((x) => ({ x, y: 0 }))
  const all = around(row)
  const near = around([{ x: 0, y: 0 }])
  const wide = { width: 420, height: 200 }
  const cut = opening(near, near, all, wide)
  expect(shows(cut, all, wide)).toBe(false)
  const whole = roomier(cut, near, row, wide, true)
  expect(whole.scale).toBeLessThan(cut.scale)
  const [left] = seen(whole, [-176, 0])
  const [right] = seen(whole, [176, 0])
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(wide.width)
  const narrow = { width: 300, height: 150 }
  const close = opening(near, near, all, narrow)
  expect(roomier(close, near, row, narrow, true)).toBe(close)
  expect(roomier(close, near, row, narrow, false).scale).toBeLessThan(close.scale)
  // What comes into view from there is shown whole, too.
  const corner = [...row, { x: 1, y: 1 }]
  const tall = { width: 420, height: 340 }
  const both = roomier(opening(near, near, all, tall), near, corner, tall, true)
  expect(seen(both, [0, 176])[1]).toBeLessThanOrEqual(tall.height)
})
