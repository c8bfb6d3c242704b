/** What happened since one's turn, in a few sentences: which of the events are worth telling, and in which order. */
import type { Happening } from '../words/table'

/** How much each kind of event matters to somebody who comes back: 3 turns the game, 1 is worth a word; others are left to the log. */
export type News<Event extends Happening = Happening> = { [Kind in Event['event']]?: 1 | 2 | 3 }

export interface Told<Event extends Happening = Happening> {
  /** The most important first; what matters equally in the order in which it happened. */
  told: Event[]
  /** How many more are in the log. */
  more: number
}

const MOST = 6
const OWN = 1.5 // what happened to oneself matters more
const CONCERNED = ['seat', 'target', 'rival', 'hunter', 'receiver', 'leader']

export function tell<Event extends Happening>(events: readonly Event[], news: News<Event>, seat: number | null): Told<Event> {
  const kind = (event: Event): Event['event'] => event.event
  const weight = (event: Event): number => {
    const worth = news[kind(event)] ?? 0
    const mine = Object.entries(event).some(([field, value]) => value === seat && CONCERNED.includes(field))
    return worth > 0 && mine ? worth + OWN : worth
  }
  const worthy = events.filter((event) => weight(event) > 0)
  const told = worthy.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST)
  return { told, more: events.length - told.length }
}
