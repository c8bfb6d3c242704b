/** What is to be seen at each seat beside what lies there: who is asked, attacked, offers help, has won. */
import type { View } from '../../generated/blood-bound'
import type { Asked } from '../../generated/hall'

/**
 * Whose offers lie sealed on the table. Who has answered already is not shown: everyone who may offer looks alike until
 * all answers are opened together (5.3).
 */
export function sealed(view: View, asks: readonly Asked[]): number[] {
  return asks.some((ask) => ask.question === 'offer') ? view.may_offer : []
}

/** Who is thought to be thinking: all that are asked openly. */
export function thinking(asks: readonly Asked[]): number[] {
  return asks.filter((ask) => ask.question !== 'offer').map((ask) => ask.seat)
}

/** A line for the middle of the table: what is going on, as a message and its seats. */
export function caption(view: View, asks: readonly Asked[]): { key: string; seats: Record<string, number | number[]>; turn?: number } {
  const question = asks[0]?.question
  const target = view.target
  if (view.captured !== null) return { key: 'table-over', seats: { seat: view.captured } }
  if (target === null) return { key: 'table-turn', seats: { seat: view.dagger }, turn: view.turn }
  if (question === 'offer' && view.my_offer !== null) return { key: `table-my-answer-${view.my_offer}`, seats: {} }
  if (question === 'offer') return { key: 'bound-sealed', seats: { seat: target } }
  if (question === 'accept') return { key: 'bound-accept', seats: { by: view.dagger, seat: target, offers: view.offers } }
  if (question === 'request') return { key: 'bound-request', seats: { seat: view.dagger, target } }
  if (view.wounded !== null && view.wounded !== target) return { key: 'bound-stepped-in', seats: { seat: view.wounded, target } }
  return { key: 'table-attack', seats: { seat: view.dagger, target } }
}
