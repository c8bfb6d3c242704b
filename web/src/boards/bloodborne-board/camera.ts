/** How the map is looked at: what is in the middle of the window, and how large. Moving and zooming are a transform. */
import { HALF, TILE, type Point } from './tiles'

export interface Camera {
  /** The transform of the map: a point p is seen at (x + scale * p.x, y + scale * p.y). */
  x: number
  y: number
  scale: number
}
export interface Size {
  width: number
  height: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const LEAST = 0.5
export const MOST = 6
const MARGIN = TILE * 0.62 // around tiles: the streets that nobody has walked
const COMFORT = 0.92 // the smallest scale at which a finger hits a space
const ASIDE = 1 / 3 // of the window: how far what matters may be from its middle, so that the map fills the rest
const LESS = 0.6 // how much smaller it may be for tiles that would be cut otherwise
const SIZE = 0.5 // how much one misses of a map that is so much smaller
const RIM = 5 // beyond a wall, so that it is seen whole
const SCRAP = 0.06 // of a tile, which may be cut, and which shows nothing of it
const CLOSE = 0.62 // what matters is shown whole down to here: the dock offers the same to a finger

export function seen(camera: Camera, [x, y]: Point): Point {
  return [camera.x + camera.scale * x, camera.y + camera.scale * y]
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** Larger or smaller by a factor, while what is under a point of the window stays there. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point): Camera {
  const scale = Math.min(MOST, Math.max(LEAST, camera.scale * factor))
  const real = scale / camera.scale
  return { scale, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real }
}

/** Two fingers that were at one pair of points and are now at another: both keep what they hold. */
export function pinched(camera: Camera, before: readonly [Point, Point], now: readonly [Point, Point]): Camera {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1])
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [was, is] = [middle(before), middle(now)]
  const factor = apart(before) > 0 ? apart(now) / apart(before) : 1
  return zoomed(moved(camera, is[0] - was[0], is[1] - was[1]), factor, is)
}

/** The box around tiles and the streets beside them. */
export function around(tiles: readonly { x: number; y: number }[]): Box {
  const xs = tiles.map(({ x }) => x * TILE)
  const ys = tiles.map(({ y }) => y * TILE)
  if (tiles.length === 0) return { left: -MARGIN, right: MARGIN, top: -MARGIN, bottom: MARGIN }
  return {
    left: Math.min(...xs) - MARGIN,
    right: Math.max(...xs) + MARGIN,
    top: Math.min(...ys) - MARGIN,
    bottom: Math.max(...ys) + MARGIN,
  }
}

/** The whole box in the middle of the window, no larger than is sensible. */
export function fitted(box: Box, { width, height }: Size, most = 1.9): Camera {
  const scale = Math.min(most, Math.max(LEAST, Math.min(width / (box.right - box.left), height / (box.bottom - box.top))))
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return { scale, x: width / 2 - x * scale, y: height / 2 - y * scale }
}

/** Whether everything in the box is in the window. */
export function shows(camera: Camera, box: Box, { width, height }: Size): boolean {
  const [left, top] = seen(camera, [box.left, box.top])
  const [right, bottom] = seen(camera, [box.right, box.bottom])
  return left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1
}

/**
 * How the map is first shown: all of it, if spaces are then large enough to touch; else what matters (the own hunter and
 * what may be chosen) as large as fits, and cut only where it would be too small to read; no room is wasted then that what is
 * `level` with it could fill. It is no larger than `most`, and all of it is
 * shown only where that is `worth` so many times a finger's size. On a large screen, looked at from farther away, all
 * of that is so many times larger as a `unit` is.
 */
export function opening(all: Box, matters: Box, level: Box, window: Size, most?: number, worth = 1, unit = 1): Camera {
  const whole = fitted(all, window, most)
  if (whole.scale >= COMFORT * worth * unit) return whole
  const near = fitted(matters, window, most)
  return filled(near.scale >= CLOSE * unit ? near : centred(matters, window, COMFORT * unit), level, matters, window)
}

type At = Readonly<Record<'x' | 'y', number>>

/**
 * A little farther away, where that shows tiles whole that would be cut at the edges: what matters stays in view, and what is
 * `touched` on the map large enough for a finger.
 */
export function roomier(camera: Camera, matters: Box, tiles: readonly At[], window: Size, touched: boolean, unit = 1): Camera {
  const least = Math.max(camera.scale * LESS, (touched ? COMFORT : CLOSE) * unit)
  // What is seen smaller is missed a little as well: a scrap of a tile is not worth half of all others.
  const lost = (from: Camera): number => tiles.reduce((sum, tile) => sum + missed(from, tile, window), SIZE * (1 - from.scale / camera.scale))
  let best = { camera, box: matters, loss: lost(camera) }
  // From farther away others come into view, which may be cut as well.
  for (let from: typeof best | null = null; from !== best && best.loss > 0; ) {
    from = best
    const { box } = from
    const cut = tiles.filter((tile) => missed(best.camera, tile, window) > 0)
    const beside = cut.filter(({ y }) => y * TILE > box.top && y * TILE < box.bottom)
    const level = cut.filter(({ x }) => x * TILE > box.left && x * TILE < box.right)
    for (const some of [beside, level, [...beside, ...level], cut]) {
      if (some.length === 0) continue
      const wide = joined(box, walled(some, RIM))
      const next = { camera: fitted(wide, window, camera.scale), box: wide, loss: 0 }
      next.loss = lost(next.camera)
      if (next.camera.scale >= least && next.loss < best.loss) best = next
    }
  }
  return best.camera
}

/** How much one misses of a tile that is cut: nothing where it is seen, or out of sight, and most where it is cut in half. */
function missed(camera: Camera, tile: At, { width, height }: Size): number {
  const box = walled([tile])
  const [left, top] = seen(camera, [box.left, box.top])
  const [right, bottom] = seen(camera, [box.right, box.bottom])
  const part = (start: number, end: number, room: number): number => Math.max(0, Math.min(end, room) - Math.max(start, 0)) / (end - start)
  const share = Math.min(part(left, right, width), part(top, bottom, height))
  return share > SCRAP && share < 1 - SCRAP ? share * (1 - share) : 0
}

/** The box of tiles up to their walls, or a little beyond. */
function walled(tiles: readonly At[], beyond = 0): Box {
  const { left, top, right, bottom } = around(tiles)
  const street = MARGIN - HALF - beyond
  return { left: left + street, top: top + street, right: right - street, bottom: bottom - street }
}

function joined(one: Box, other: Box): Box {
  return { left: Math.min(one.left, other.left), top: Math.min(one.top, other.top), right: Math.max(one.right, other.right), bottom: Math.max(one.bottom, other.bottom) }
}

/** Moved so that nothing of the window stays empty beyond the map on one side while it is cut on the other, as far as what matters stays in view. */
function filled(camera: Camera, level: Box, matters: Box, { width, height }: Size): Camera {
  const [left, top] = seen(camera, [level.left, level.top])
  const [right, bottom] = seen(camera, [level.right, level.bottom])
  const [first, upper] = seen(camera, [matters.left, matters.top])
  const [last, lower] = seen(camera, [matters.right, matters.bottom])
  return moved(camera, shift(left, right, first, last, width), shift(top, bottom, upper, lower, height))
}

/** By how much one of its sides moves: the map from `start` to `end`, and what matters of it, in a window of that size. */
function shift(start: number, end: number, first: number, last: number, room: number): number {
  const aim = end - start <= room ? (room - start - end) / 2 : Math.max(room - end, Math.min(0, -start))
  const most = Math.min(ASIDE * room, Math.max(0, aim > 0 ? room - last : first))
  return Math.sign(aim) * Math.min(Math.abs(aim), most)
}

function centred(box: Box, { width, height }: Size, scale: number): Camera {
  return { scale, x: width / 2 - ((box.left + box.right) / 2) * scale, y: height / 2 - ((box.top + box.bottom) / 2) * scale }
}
