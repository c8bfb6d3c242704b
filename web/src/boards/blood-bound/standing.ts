/** Standing answers: what is answered in one's place when others ask for help, until one says otherwise. */
import type { View } from '../../generated/blood-bound'
import type { Given, StandingInfo } from '../../generated/hall'
import type { BookOf } from '../../words/table'

/** What a person wants: one of the kinds for everybody (or none), and kinds for single players. */
export interface Wish {
  everybody: string | null
  players: number[]
}

/** The kinds that count whoever is attacked. */
export function general(book: BookOf): StandingInfo[] {
  return book.standing.filter((kind) => kind.while_same !== 'target')
}

/** The kind that counts for one player who is attacked. */
export function single(book: BookOf): StandingInfo | null {
  return book.standing.find((kind) => kind.while_same === 'target') ?? null
}

/** What was wished, as far as it counts now: an answer for a turn that is over counts no more. */
export function wishOf(book: BookOf, given: readonly Given[], view: View): Wish {
  const kinds = general(book).filter((kind) => given.some((each) => each.kind === kind.name && counts(kind, each, view)))
  const players = given.flatMap((each) => (each.kind === single(book)?.name && typeof each.value === 'number' ? [each.value] : []))
  return { everybody: kinds[0]?.name ?? null, players }
}

/** The same as the hall is told: of two that fit, the later one counts, so those for single players come last. */
export function answersOf(book: BookOf, wish: Wish, view: View): Given[] {
  const everybody = general(book).filter((kind) => kind.name === wish.everybody)
  const one = single(book)
  return [
    ...everybody.map((kind) => (kind.while_same === 'turn' ? { kind: kind.name, value: view.turn } : { kind: kind.name })),
    ...(one ? wish.players.map((seat) => ({ kind: one.name, value: seat })) : []),
  ]
}

function counts(kind: StandingInfo, given: Given, view: View): boolean {
  return kind.while_same !== 'turn' || given.value === view.turn
}
