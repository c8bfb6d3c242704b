/** What happened since one's turn, in a few sentences: which of the events are worth telling, and which of those most. */
import type { Happening } from '../words/table'

/** How much each kind of event matters to somebody who comes back: 3 turns the game, 1 is worth a word; others are left to the log. */
export type News<Event extends Happening = Happening> = { [Kind in Event['event']]?: 1 | 2 | 3 }

export interface Told<Event extends Happening = Happening> {
  /** The most important of them, in the order in which they happened. */
  told: Event[]
  /** The one that matters most. */
  chief: Event | undefined
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
  const chosen = worthy.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST)
  return { told: worthy.filter((event) => chosen.includes(event)), chief: chosen[0], more: events.length - chosen.length }
}
