/** The table while an update is told: how it was before, with the events that have been shown by now. */
import type { Event, Events, View } from '../../generated/blood-bound'
import { without } from '../piles'
import { happen, type Steps } from '../scene'

const steps: Steps<Events, View> = {
  dagger_placed: (view, { seat }) => (view.dagger = seat),
  dagger_passed: (view, { receiver }) => (view.dagger = receiver),
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
    player.wounds = told.wounds
  },
  token_taken: (view, told) => {
    const player = view.players[told.seat]!
    player.tokens = [...player.tokens, told.token]
    player.wounds = told.wounds
  },
  rank_returned: (view, told) => {
    const player = view.players[told.seat]!
    player.rank = null
    player.wounds = told.wounds
  },
  token_returned: (view, told) => {
    const player = view.players[told.seat]!
    player.tokens = without(player.tokens, told.token)
    player.wounds = told.wounds
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
    view.captor = told.captor
    view.players[told.seat]!.wounds = 4
  },
  card_turned_up: (view, { seat, character }) => (view.players[seat]!.character = character),
  curse_turned_up: (view, told) => (view.players[told.seat]!.true_curse = told.curse === 'true_curse'),
}

/** The view with what has been told since; itself where nothing has. */
export function staged(view: View, events: readonly Event[]): View {
  if (!events.some((each) => each.event in steps)) return view
  const next = structuredClone(view)
  happen(steps, next, events)
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

/** The seats that an event is about: who does it, and to whom. */
export function concerned(event: Event | null): { by: number | null; to: number | null } {
  if (event?.event === 'capture') return { by: event.captor, to: event.seat }
  const by = event && 'seat' in event ? event.seat : null
  if (event && 'target' in event) return { by, to: event.target }
  return { by, to: event && 'receiver' in event ? event.receiver : null }
}
