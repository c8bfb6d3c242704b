import { expect, it } from 'vitest'
import type { Box } from './camera'
import { covers, notice, seenBox, type Notice } from './notice'

const window = { width: 300, height: 200 }
const SENTENCE = 'Nobody would act now.'
const [LOW, WIDE] = [20, 110] // at least as large as a line of it is drawn

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom }
}

/** Whether the least that it takes lies clear of something. */
function clear({ left, top }: Notice, { left: from, right: to, top: upper, bottom: lower }: Box): boolean {
  return left >= to || left + 40 <= from || top >= lower || top + LOW <= upper
}

it('stands in one line at the foot of a window in which nothing is', () => {
  const { lines, left, top } = notice(SENTENCE, window, [], 1)
  expect(lines).toEqual([SENTENCE])
  expect(top).toBeGreaterThan(window.height - 40)
  expect(Math.abs(left + WIDE / 2 - window.width / 2)).toBeLessThan(20)
})

it('stands between what leaves no room beneath and above it', () => {
  const [upper, lower] = [box(0, 0, 300, 40), box(0, 70, 300, 200)]
  const found = notice(SENTENCE, window, [upper, lower], 1)
  expect(found.lines).toHaveLength(1)
  expect(found.top).toBeGreaterThanOrEqual(upper.bottom)
  expect(found.top + LOW).toBeLessThanOrEqual(lower.top)
})

it('stands in more lines beside what leaves no room for one, in the window', () => {
  const tile = box(70, 0, 230, 200)
  const found = notice(SENTENCE, window, [tile], 1)
  expect(found.lines.length).toBeGreaterThan(1)
  expect(found.lines.join(' ')).toBe(SENTENCE)
  expect(clear(found, tile)).toBe(true)
  expect(found.left).toBeGreaterThanOrEqual(0)
})

it('lies over the head of what fills the window: names stand at the foot', () => {
  const { lines, top } = notice(SENTENCE, window, [box(-50, -50, 400, 400)], 1)
  expect(lines).toHaveLength(1)
  expect(top).toBeLessThan(10)
})

it('is larger with larger words', () => {
  const side = box(70, 0, 230, 200)
  expect(notice(SENTENCE, window, [side], 1).lines).toHaveLength(3)
  expect(notice(SENTENCE, window, [side], 2).lines).toHaveLength(1) // as nothing has room then
})

it('leaves tiles and a tile that is going to lie there free, as they are seen', () => {
  const [tile] = covers([], { x: 1, y: 0 })
  const seen = seenBox({ x: 10, y: 20, scale: 2 }, tile!)
  expect(seen.left).toBe(10 + 2 * tile!.left)
  expect(seen.bottom).toBe(20 + 2 * tile!.bottom)
  expect(tile!.right - tile!.left).toBeGreaterThan(100)
})
