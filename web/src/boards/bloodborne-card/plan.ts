/** The card of the next round, chosen in advance where a game is played by the day. */
import type { HunterView, View } from '../../generated/bloodborne-card'
import type { Given } from '../../generated/hall'
import type { BookOf } from '../../words/table'

/** What a person wants to play in a round: a card, and another one if a boss is there; '' is nothing. */
export interface Plan {
  card: string
  boss: string
}

const KINDS = { card: 'next_card', boss: 'next_card_boss' } as const

/** Whether the game knows such answers. */
export function canPlan(book: BookOf): boolean {
  return book.standing.some((kind) => kind.name === KINDS.card)
}

/** What is wanted for a round, of what still stands. */
export function planFor(given: readonly Given[], round: number): Plan {
  const named = (kind: string) => given.find((each) => each.kind === kind && each.value === round && !each.dropped)?.option ?? ''
  return { card: named(KINDS.card), boss: named(KINDS.boss) }
}

/** The same as the hall is told, beside what stands for the round that is played now; the later one counts, so the one for a boss comes last. */
export function answersOf(given: readonly Given[], view: View, plan: Plan): Given[] {
  const value = view.round + 1
  const now = given.filter((each) => each.value === view.round && !each.dropped)
  const wanted = (['card', 'boss'] as const).filter((part) => plan[part])
  return [...now, ...wanted.map((part) => ({ kind: KINDS[part], value, option: plan[part] }))]
}

/** What came due and could not be played, until the round is over. */
export function dropped(given: readonly Given[], round: number): string[] {
  return given.flatMap((each) => (each.dropped && each.option && each.value === round ? [each.option] : []))
}

/** The cards that a hunter may have in hand by then, those in hand now first. */
export function cardsOf(hunter: HunterView): string[] {
  return [...new Set([...hunter.hand, ...(hunter.played ? [hunter.played] : []), ...hunter.used])]
}
