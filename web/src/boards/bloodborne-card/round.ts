/** What has happened since the round began, as far as the view does not keep it: the roll, the promises, the step. */
import type { Event } from '../../generated/bloodborne-card'

export interface Roll {
  die: string
  /** What each throw showed, one more for every plus (4.2). */
  throws: number[]
  total: number
}

export interface Promised {
  intent: string | null
  card: string | null
}

export interface Round {
  /** Which of the eight steps of a round it is. */
  step: number
  roll: Roll | null
  /** What each hunter has promised last, by seat. */
  promises: Map<number, Promised>
  /** The monster is on its way out, though what it does on its escape may not be over. */
  escaped: boolean
}

/** The step that a kind of event belongs to; a blow may fall in more than one and tells nothing. */
const STEPS: { [Kind in Event['event']]?: number } = {
  round_begins: 1,
  card_shown: 1,
  weapon_shown: 2,
  no_weapon: 2,
  instant_begins: 3,
  skips_steps: 5,
  monster_rolled: 4,
  creature_escaped: 6,
  boss_stays: 6,
  banked: 7,
  cards_reclaimed: 7,
  rested: 7,
  upgrade_taken: 7,
  first_player_passed: 8,
  creature_revealed: 8,
  final_boss_comes: 8,
}

/** What the lines of the log say about the round that is being played. */
export function roundOf(lines: readonly { happening?: Event }[]): Round {
  const round: Round = { step: 1, roll: null, promises: new Map(), escaped: false }
  for (const event of sinceItBegan(lines)) tell(round, event)
  return round
}

/** The step in which a question is asked, where the events may not have told of it yet. */
const ASKED: Record<string, number> = { show_weapon: 2, steal_from: 3, block_hunter: 3, reclaim_card: 3, choose_trophy: 5, discard_card: 6, take_upgrade: 7, remove_card: 7 }

/** Which step it is while somebody is asked: some questions come in more than one, and none before its first. */
export function asksInStep({ step }: Pick<Round, 'step'>, asks: readonly { question: string }[]): number {
  return Math.max(step, ...asks.map(({ question }) => ASKED[question] ?? 1))
}

function sinceItBegan(lines: readonly { happening?: Event }[]): Event[] {
  const events: Event[] = []
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const event = lines[at]!.happening
    if (!event) continue
    events.unshift(event)
    if (event.event === 'round_begins') break
  }
  return events
}

function tell(round: Round, event: Event): void {
  round.step = STEPS[event.event] ?? round.step
  switch (event.event) {
    case 'monster_rolled':
      round.roll = { die: event.die, throws: [event.damage], total: event.total }
      break
    case 'combo_rolled':
      if (round.roll) round.roll = { ...round.roll, throws: [...round.roll.throws, event.damage], total: event.total }
      break
    case 'damaged':
    case 'no_damage':
      if (round.step === 4) round.step = 5
      break
    case 'creature_escaped':
      round.escaped = true
      break
    case 'creature_revealed':
    case 'final_boss_comes':
      round.escaped = false
      round.roll = null
      break
    case 'promised':
      round.promises.set(event.seat, { intent: event.intent, card: null })
      break
    case 'promised_card':
      round.promises.set(event.seat, { intent: null, card: event.card })
      break
  }
}
