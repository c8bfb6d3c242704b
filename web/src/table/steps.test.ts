import { describe, expect, it } from 'vitest'
import type { Frame } from '../generated/hall'
import { gathered, marksOf, spread, stepsOf } from './steps'

const frame = (seq: number, ...events: string[]): Frame => ({ happened: { seq, kind: 'decision', events: events.map((event) => ({ event })) } as never })
const told = (frames: Frame[], hidden = '') => stepsOf(frames, (event) => event !== hidden).map(({ lines }) => lines.map(({ happening }) => happening?.event))

it('tells a draw, a bust and the draw of the next player one after the other', () => {
  const frames = [frame(1), frame(2, 'drawn', 'bust', 'turn_begins', 'drawn')]
  expect(told(frames)).toEqual([[], ['drawn'], ['bust'], ['turn_begins'], ['drawn']])
  expect(stepsOf(frames, () => true).map(({ frame, told, last }) => [frame, told, last])).toEqual([
    [0, 0, true],
    [1, 1, false],
    [1, 2, false],
    [1, 3, false],
    [1, 4, true],
  ])
})

it('tells together what happens again and again, and what cannot be seen with what can', () => {
  expect(told([frame(1, 'dealt', 'dealt', 'counted', 'dealt', 'turned')], 'counted')).toEqual([['dealt', 'dealt', 'counted', 'dealt'], ['turned']])
  expect(told([frame(1, 'counted')], 'counted')).toEqual([['counted']])
})

it('marks the steps in which something happens that its game marks, once for each kind', () => {
  const steps = stepsOf([frame(1, 'dealt'), frame(2, 'round', 'died', 'died'), frame(3, 'won')], () => true)
  const marks = marksOf(steps, { round: 'round', died: 'death', won: 'trophy' })
  expect(marks.map(({ step, kind, happening }) => [step, kind, happening.event])).toEqual([
    [1, 'round', 'round'],
    [2, 'death', 'died'],
    [3, 'trophy', 'won'],
  ])
})

describe('marks along a slider', () => {
  it('are one where they would lie on each other', () => {
    const marks = [0, 3, 4, 9, 30].map((step) => ({ step, kind: 'death' as const, happening: { event: 'died' } }))
    expect(gathered(marks, 5).map((group) => group.map(({ step }) => step))).toEqual([[0, 3, 4], [9], [30]])
    expect(gathered(marks, 1)).toHaveLength(5)
    expect(gathered(marks, Infinity)).toHaveLength(1)
    expect(gathered([], 5)).toEqual([])
  })
  it('are gathered with their own kind alone', () => {
    const marks = [[0, 'death'], [2, 'trophy'], [3, 'death'], [4, 'trophy']] as const
    const groups = gathered(marks.map(([step, kind]) => ({ step, kind, happening: { event: '' } })), 5)
    expect(groups.map((group) => group.map(({ step }) => step))).toEqual([[0, 3], [2, 4]])
  })

  it('make room for each other, the earlier for the later', () => {
    expect(spread([10, 50, 95, 100], 10)).toEqual([10, 50, 90, 100])
    expect(spread([92, 95, 100], 10)).toEqual([80, 90, 100])
    expect(spread([0, 2, 100], 10)).toEqual([0, 10, 100])
    expect(spread([0, 2], Infinity)).toEqual([0, 2])
    expect(spread([], 10)).toEqual([])
  })
})
