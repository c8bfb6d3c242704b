/** What has changed on the table since one's last decision: places that something came to, or was taken from. */
import type { Happening } from '../words/table'
import type { Moving } from './moving'
import { elementOf, type Place } from './places'

/** The places that events since then have changed. */
export function changedPlaces<Event extends Happening>(events: readonly Event[], moves: (event: Event) => Moving[]): Place[] {
  const places = events.flatMap((event) => moves(event)).flatMap(({ from, to, loses }) => (loses ? [from, to] : [to]))
  return [...new Map(places.map((place) => [String(place), place])).values()]
}

/** Mark the places, and return what takes the marks away. */
export function mark(places: readonly Place[]): () => void {
  const marked = new Set(places.map(elementOf).filter((element) => element !== null))
  for (const each of marked) each.setAttribute('data-changed', '')
  return () => marked.forEach((each) => each.removeAttribute('data-changed'))
}
