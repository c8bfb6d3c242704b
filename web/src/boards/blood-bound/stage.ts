/** The table while an update is told: how it was before, with the events that have been shown by now. */
import type { View } from '../../generated/blood-bound'
import type { Happening } from '../../words/table'

type Told = Happening & { seat: number; target: number; rank: string; token: string; card: string; character: string }
type Step = (view: View, told: Told) => void

const steps: Record<string, Step> = {
  dagger_placed: (view, { seat }) => (view.dagger = seat),
  dagger_passed: (view, told) => (view.dagger = told.receiver as number),
  dagger_given: (view, { seat }) => {
    view.dagger = seat
    view.target = view.wounded = null
    view.offers = []
  },
  attacked: (view, { target }) => (view.target = view.wounded = target),
  offer_made: (view, { seat }) => view.offers.push(seat),
  offer_accepted: (view, { seat }) => (view.wounded = seat),
  rank_taken: (view, told) => {
    const player = view.players[told.seat]!
    player.rank = told.rank
    player.wounds = told.wounds as number
  },
  token_taken: (view, told) => {
    const player = view.players[told.seat]!
    player.tokens = [...player.tokens, told.token]
    player.wounds = told.wounds as number
  },
  rank_returned: (view, told) => {
    const player = view.players[told.seat]!
    player.rank = null
    player.wounds = told.wounds as number
  },
  token_returned: (view, told) => {
    const player = view.players[told.seat]!
    player.tokens = without(player.tokens, told.token)
    player.wounds = told.wounds as number
  },
  quill_taken: (view, { seat }) => take(view, seat, 'quill'),
  shield_given: (view, { seat, target, card }) => {
    take(view, target, card)
    const sword = card.replace('shield', 'sword')
    if (!view.players[seat]!.cards.includes(sword)) take(view, seat, sword)
  },
  sword_returned: (view, { seat, card }) => giveBack(view, seat, card),
  shield_returned: (view, { seat, card }) => giveBack(view, seat, card),
  staff_given: (view, { target }) => take(view, target, 'staff'),
  staff_taken: (view, { seat }) => take(view, seat, 'staff'),
  fan_given: (view, { target }) => take(view, target, 'fan'),
  curse_given: (view, { target }) => take(view, target, 'curse'),
  card_seen: (view, { target, character }) => (view.players[target]!.character = character),
  capture: (view, told) => {
    view.captured = told.seat
    view.captor = told.captor as number
    view.players[told.seat]!.wounds = 4
  },
  card_turned_up: (view, { seat, character }) => (view.players[seat]!.character = character),
  curse_turned_up: (view, told) => (view.players[told.seat]!.true_curse = told.curse === 'true_curse'),
}

/** The events that change what lies on the table. */
export const STAGED = Object.keys(steps)

/** The view with what has been told since; itself where nothing has. */
export function staged(view: View, happenings: readonly Happening[]): View {
  if (!happenings.some((each) => each.event in steps)) return view
  const next = structuredClone(view)
  for (const each of happenings) steps[each.event]?.(next, each as Told)
  return next
}

function take(view: View, seat: number, card: string): void {
  const player = view.players[seat]!
  player.cards = [...player.cards, card]
  view.supply[card] = Math.max(0, (view.supply[card] ?? 0) - 1)
}

function giveBack(view: View, seat: number, card: string): void {
  const player = view.players[seat]!
  player.cards = without(player.cards, card)
  view.supply[card] = (view.supply[card] ?? 0) + 1
}

function without(names: string[], name: string): string[] {
  const place = names.indexOf(name)
  return names.filter((_, i) => i !== place)
}

/** The seats that an event is about: who does it, and to whom. */
export function concerned(told: Happening | null): { by: number | null; to: number | null } {
  const seat = numberOr(told?.seat)
  const to = numberOr(told?.target) ?? numberOr(told?.receiver)
  if (told?.event === 'capture') return { by: numberOr(told.captor), to: seat }
  return { by: seat, to }
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
