/** Structured talk: which statements there are, and what must be chosen for each (10.2). */
import type { Event, Events } from '../../generated/blood-bound'
import type { BookOf, TableWords } from '../../words/table'
import { key } from '../../words/words'
import { onTheRight } from './seats'

export type Statement = Record<string, string | number>

/** Something that somebody has said. */
export type Said = Events['accuse' | 'call_for_help' | 'call_leader' | 'claim_clan' | 'claim_rank' | 'say_clue' | 'say_seen' | 'vouch']

/** A statement that is being put together: what kind, and what has been chosen by now. */
export interface Draft {
  kind: string
  chosen: Statement
}

export interface Field {
  name: string
  noun: string
}

/** What must be chosen for a kind: its fields without the first, which is the speaker. */
export function fieldsOf(book: BookOf, kind: string): Field[] {
  const fields = Object.entries(book.statements[kind]?.fields ?? {})
  return fields.slice(1).map(([name, noun]) => ({ name, noun }))
}

/** The next field to choose, or null where the statement is whole. */
export function next(book: BookOf, draft: Draft): Field | null {
  return fieldsOf(book, draft.kind).find((field) => !(field.name in draft.chosen)) ?? null
}

/** A draft with one more thing chosen. */
export function choose(draft: Draft, field: Field, value: string | number): Draft {
  return { kind: draft.kind, chosen: { ...draft.chosen, [field.name]: value } }
}

/** A draft with its last choice taken back, or null where nothing was chosen but the kind. */
export function back(book: BookOf, draft: Draft): Draft | null {
  const made = fieldsOf(book, draft.kind).filter((field) => field.name in draft.chosen)
  const last = made.pop()
  if (!last) return null
  return { kind: draft.kind, chosen: Object.fromEntries(made.map(({ name }) => [name, draft.chosen[name]!])) }
}

/** What the hall is told. */
export function statement(draft: Draft): Statement {
  return { say: draft.kind, ...draft.chosen }
}

/** The kinds that can be said about a player, and those that are about oneself. */
export function kinds(book: BookOf, about: boolean): string[] {
  return Object.keys(book.statements).filter((kind) => fieldsOf(book, kind).some(({ noun }) => noun === 'seat') === about)
}

/** Whom a statement can be about: the others, the neighbour whose clue one saw first where the clue is the matter. */
export function seatsToName(kind: string, seats: number, own: number): number[] {
  const others = Array.from({ length: seats - 1 }, (_, i) => (own + 1 + i) % seats)
  if (kind !== 'say_clue') return others
  const right = onTheRight(own, seats)
  return [right, ...others.filter((seat) => seat !== right)]
}

/** What can be named of a catalogue: with an even number of players there is no Inquisitor (1.4), and no clue shows the Order. */
export function namesOf(book: BookOf, kind: string, noun: string, seats: number): string[] {
  const names = book.catalogues[noun] ?? []
  const even = seats % 2 === 0
  return names.filter((name) => {
    if (name === 'secret_order') return !even && kind !== 'say_clue'
    return !(even && name.startsWith('inquisitor'))
  })
}

/** Whether something that happened was said by somebody. */
export function isSaid(book: BookOf, event: Event | undefined): event is Said {
  return event !== undefined && event.event in book.statements
}

/** What was said, as it stands in a speech bubble: without the name of the speaker. */
export function bubble(words: TableWords, said: Said): string {
  const values: Record<string, string | number> = { ...said }
  const args = fieldsOf(words.book, said.event).map(({ name, noun }) => {
    const value = values[name]
    return [name, typeof value === 'number' ? words.seat(value) : words.noun(noun, String(value))]
  })
  return words.text(key('bubble', said.event), Object.fromEntries(args))
}
