import { describe, expect, it } from 'vitest'
import { tell } from './news'

const news = { slain: 3, hurt: 2, found: 1 } as const
type Event = { event: 'slain' | 'hurt' | 'found' | 'rolled'; seat: number }

describe('what happened since your turn', () => {
  it('is told with the most important first, and what matters equally as it happened', () => {
    const events: Event[] = [
      { event: 'rolled', seat: 1 },
      { event: 'found', seat: 1 },
      { event: 'hurt', seat: 1 },
      { event: 'hurt', seat: 2 },
      { event: 'slain', seat: 2 },
    ]
    const { told, more } = tell(events, news, 0)
    expect(told).toEqual([events[4], events[2], events[3], events[1]])
    expect(more).toBe(1)
  })

  it('is first of all what happened to oneself', () => {
    const events: Event[] = [{ event: 'slain', seat: 2 }, { event: 'hurt', seat: 0 }]
    expect(tell(events, news, 0).told[0]).toEqual(events[1])
    expect(tell(events, news, null).told[0]).toEqual(events[0])
  })

  it('is short', () => {
    const events = Array.from({ length: 30 }, (): Event => ({ event: 'hurt', seat: 1 }))
    expect(tell(events, news, 0)).toMatchObject({ told: { length: 6 }, more: 24 })
  })
})
