import { expect, test } from 'vitest'
import type { Event } from '../../generated/bloodborne-card'
import { tell } from '../../motion/news'
import { wordsOf } from './fixture'
import { news } from './news'

const banked = (seat: number, echoes: number): Event => ({ event: 'banked', seat, echoes, total: 2 + echoes })
const suffered = (seat: number): Event => ({ event: 'suffered', seat, damage: 1, health: 6 })

test('Echoes that nobody had are no news', () => {
  const events = [banked(0, 0), banked(1, 3)]
  expect(tell(events, news, 0).told).toEqual(events.slice(1))
})

test('of all whom a monster hurts nobody is left out', () => {
  const events: Event[] = [...[1, 2, 3, 4].map(suffered), { event: 'creature_escaped', creature: 'brainsucker' }, banked(0, 0)]
  expect(tell(events, news, 0).told).toEqual(events.slice(0, 5))
})

test('who had nothing to bank is said so', async () => {
  const words = await wordsOf()
  expect(words.event(banked(0, 0))).toBe(`${words.seat(0)} has no Echoes to bank.`)
  expect(words.event(banked(0, 1))).toBe(`${words.seat(0)} banks 1 Echo and has 3 banked.`)
})
