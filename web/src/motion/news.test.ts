import { describe, expect, it } from 'vitest'
import { tell } from './news'

const news = { slain: 3, hurt: 2, found: 1 } as const
type Event = { event: 'slain' | 'hurt' | 'found' | 'rolled'; seat: number }

describe('what happened since your turn', () => {
  it('is told as it happened, without what is left to the log', () => {
    const events: Event[] = [
      { event: 'rolled', seat: 1 },
      { event: 'found', seat: 1 },
      { event: 'hurt', seat: 1 },
      { event: 'hurt', seat: 2 },
      { event: 'slain', seat: 2 },
    ]
    const { told, chief, more } = tell(events, news, 0)
    expect(told).toEqual(events.slice(1))
    expect(chief).toBe(events[4])
    expect(more).toBe(1)
  })

  it('is most of all what happened to oneself', () => {
    const events: Event[] = [{ event: 'slain', seat: 2 }, { event: 'hurt', seat: 0 }]
    expect(tell(events, news, 0).chief).toEqual(events[1])
    expect(tell(events, news, null).chief).toEqual(events[0])
  })

  it('leaves out what matters least where there is too much', () => {
    const hurt = (seat: number): Event => ({ event: 'hurt', seat })
    const events: Event[] = [{ event: 'found', seat: 1 }, hurt(1), hurt(2), hurt(3), hurt(4), { event: 'slain', seat: 1 }, hurt(5)]
    expect(tell(events, news, 0).told).toEqual(events.slice(1))
  })

  it('names all whom the same befell, or one alone who looks on', () => {
    const hurt = (...seats: number[]): Event[] => seats.map((seat) => ({ event: 'hurt', seat }))
    const slain: Event[] = [1, 2, 3].map((seat) => ({ event: 'slain', seat }))
    const found: Event = { event: 'found', seat: 1 }
    expect(tell([...hurt(1, 2, 3, 4), found, ...slain], news, null).told).toEqual([found, ...slain])
    expect(tell([...hurt(1, 0, 3, 4), found, ...slain], news, 0).told).toEqual([{ event: 'hurt', seat: 0 }, found, ...slain])
  })

  it('leaves out what came to nothing', () => {
    const events: Event[] = [{ event: 'hurt', seat: 0 }, { event: 'found', seat: 1 }]
    const { told, more } = tell(events, { ...news, hurt: ({ seat }) => (seat === 0 ? 0 : 2) }, 0)
    expect(told).toEqual(events.slice(1))
    expect(more).toBe(1)
  })

  it('is short', () => {
    const events = Array.from({ length: 30 }, (): Event => ({ event: 'hurt', seat: 1 }))
    expect(tell(events, news, 0)).toMatchObject({ told: { length: 6 }, more: 24 })
  })
})
