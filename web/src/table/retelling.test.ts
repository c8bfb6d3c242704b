import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../generated/hall'
import { likes } from '../likes.svelte'
import { Retelling } from './retelling.svelte'

const frame = (seq: number, ...events: string[]): Frame => ({ happened: { seq, kind: 'decision', events: events.map((event) => ({ event })) } as never })

/** Let it go on until it waits for nothing more, as an effect of the page would; returns where it has been. */
function followed(course: Retelling): [number, boolean][] {
  const seen: [number, boolean][] = []
  while (course.follow()) {
    vi.runAllTimers()
    seen.push([course.place, course.over])
  }
  return seen
}

describe('a game that is told again', () => {
  let course: Retelling
  beforeEach(() => {
    vi.useFakeTimers()
    likes.speed = 'normal'
    course = new Retelling()
    course.frames = [frame(1), frame(2, 'drawn', 'bust'), frame(3, 'stopped')]
    return () => vi.useRealTimers()
  })

  it('shows what happens before the table as it stands then, and ends', () => {
    course.play()
    expect(followed(course)).toEqual([
      [1, false],
      [2, false],
      [2, true],
      [3, false],
      [3, true],
      [3, true],
    ])
    expect(course.playing).toBe(false)
    course.play()
    expect(course.place).toBe(0)
  })

  it('shows a table from the first thing on that is told of how it was laid', () => {
    course.frames = [frame(1, 'dealt', 'turned'), frame(2, 'drawn')]
    expect(course.end).toBe(2)
    for (const place of [0, 1]) {
      course.goto(place)
      expect(course.frame).toBe(course.frames[0])
    }
    course.goto(0)
    course.play()
    expect(followed(course).at(-1)).toEqual([2, true])
  })

  it('shows the table at once where nothing moves', () => {
    likes.speed = 'instant'
    course.goto(2)
    course.play()
    expect(followed(course)[0]).toEqual([3, true])
  })

  it('goes to a step or to the end of a frame, and never beyond', () => {
    course.playing = true
    course.gotoFrame(1)
    expect([course.place, course.playing, course.frame]).toEqual([2, false, course.frames[1]])
    course.goto(99)
    expect(course.place).toBe(3)
    course.gotoFrame(-5)
    expect(course.place).toBe(0)
  })
})
