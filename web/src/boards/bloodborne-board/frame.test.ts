import { expect, it } from 'vitest'
import { around, moved, opening, seen, shows, type Box, type Camera, type Size } from './camera'
import { framed, type Room } from './frame'
import { TILE } from './tiles'

const room = (width: number, height: number, above = 0, below = 0): Room => ({ width, height, above, below })
// The stage on phones, upright and on their side, on a tablet, a desktop and a large screen; some with a tray over its foot.
const ROOMS: [string, Room, number][] = [
  ['a phone', room(344, 192), 1],
  ['a phone with a tray', room(344, 188, 0, 72), 1],
  ['a low phone', room(232, 320), 1],
  ['a low phone with a tray', room(232, 330, 0, 130), 1],
  ['a tablet', room(752, 440), 1],
  ['a desktop', room(520, 600), 1],
  ['a desktop with a tray', room(520, 600, 0, 90), 1],
  ['a large screen', room(900, 1040, 0, 120), 1.67],
]
const MAPS = [
  [[0, 0]],
  [[0, 0], [1, 0], [1, 1], [2, 0]],
  [[-2, 0], [-1, 0], [0, 0], [1, 0], [2, 0], [0, 1], [0, 2], [1, 2], [2, 2]],
].map((tiles) => tiles.map(([x, y]) => ({ x: x!, y: y! }))) // prettier-ignore

/** What is seen of a box of the map, in pixels of the room: nothing of it is seen beyond the window. */
function visible(camera: Camera, box: Box, { width, height }: Size): Box {
  const [left, top] = seen(camera, [box.left, box.top])
  const [right, bottom] = seen(camera, [box.right, box.bottom])
  return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(width, right), bottom: Math.min(height, bottom) }
}

function overlap(one: Box, other: Box): boolean {
  const [across, down] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)]
  return across > 0 && down > 0
}

it.each(ROOMS)('has no tile under the buttons on %s, however the map lies', (_, room, grown) => {
  const { window, head, free, rail } = framed(room, grown)
  expect(rail).not.toBeNull()
  for (const tiles of MAPS) {
    for (const tile of tiles) {
      const near = around([tile])
      const view = moved(opening(around(tiles), near, around(tiles), free, 2.9 * grown, 1, grown), 0, head)
      for (const dragged of [view, moved(view, 200, 90), moved(view, -150, -60)]) {
        for (const other of tiles) expect(overlap(visible(dragged, around([other]), window), rail!)).toBe(false)
      }
      // The middle of what is asked about is in the part that is free.
      const middle: Box = { left: tile.x * TILE, right: tile.x * TILE, top: tile.y * TILE, bottom: tile.y * TILE }
      expect(shows(moved(view, 0, -head), middle, free)).toBe(true)
    }
  }
})

it.each(ROOMS)('has all buttons in the rail, and clear of what lies over the foot, on %s', (_, room, grown) => {
  const { flat, paired, rail } = framed(room, grown)
  const [across, down] = flat ? [4, 1] : paired ? [2, 2] : [1, 4]
  const [button, gap] = [36 * grown, 4 * grown]
  const taken = (many: number): number => many * button + (many - 1) * gap
  expect(rail!.right - rail!.left).toBeGreaterThanOrEqual(taken(across))
  expect(rail!.bottom - rail!.top).toBeGreaterThanOrEqual(taken(down))
  expect(rail!.bottom).toBeLessThanOrEqual(room.height - room.below)
  expect(rail!.right).toBeLessThanOrEqual(room.width)
})

it('has no buttons where something lies over the head of the map, or over nearly all of it', () => {
  expect(framed(room(344, 400, 200), 1)).toMatchObject({ rail: null, head: 200, free: { width: 344, height: 200 }, covered: false })
  expect(framed(room(344, 200, 60, 100), 1)).toMatchObject({ rail: null, head: 0, free: { width: 344, height: 200 }, covered: true })
})
