/** What happened since one's turn, in a few sentences: which of the events are worth telling, and which of those most. */
import type { Happening } from '../words/table'

type Worth = 1 | 2 | 3

/**
 * How much each kind of event matters to somebody who comes back: 3 turns the game, 1 is worth a word; others are left to the log. A
 * kind that may come to nothing says of each event what it is worth, and 0 where nothing came of it.
 */
export type News<Event extends Happening = Happening> = { [Kind in Event['event']]?: Worth | ((event: Event) => Worth | 0) }

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
  const mine = (event: Event): boolean => Object.entries(event).some(([field, value]) => value === seat && CONCERNED.includes(field))
  const weight = (event: Event): number => {
    const given: Worth | ((event: Event) => Worth | 0) | undefined = news[kind(event)]
    const worth = typeof given === 'function' ? given(event) : (given ?? 0)
    return worth > 0 && mine(event) ? worth + OWN : worth
  }
  const worthy = events.filter((event) => weight(event) > 0)
  const chosen = new Set<Event>()
  // Whoever is not named of several whom the same befell would seem to be spared: all of them are told, or oneself alone.
  const together = groups(worthy, kind).flatMap((group) => [...group.filter(mine).map((event) => [event]), group.filter((event) => !mine(event))])
  for (const group of together.filter(({ length }) => length > 0).toSorted(([one], [other]) => weight(other!) - weight(one!))) {
    const room = MOST - chosen.size
    if (group.length <= room || chosen.size === 0) for (const event of group.slice(0, room)) chosen.add(event)
  }
  const told = worthy.filter((event) => chosen.has(event))
  const [chief] = told.toSorted((one, other) => weight(other) - weight(one))
  return { told, chief, more: events.length - told.length }
}

/** What happened one after another in the same way, as when a creature hurts everybody. */
function groups<Event extends Happening>(events: readonly Event[], kind: (event: Event) => string): Event[][] {
  const found: Event[][] = []
  for (const event of events) {
    const last = found.at(-1)
    if (last && kind(last[0]!) === kind(event)) last.push(event)
    else found.push([event])
  }
  return found
}
