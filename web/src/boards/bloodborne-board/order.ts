/** In which order a combat is resolved, and what each blow comes to, as far as it is open (7.10 to 7.13). */
import type { FightView, LineView } from '../../generated/bloodborne-board'

/** Who does something, in the order in which those of the same speed come: an ability before the hunter (7.6). */
const WHO = ['ability', 'enemy', 'hunter'] as const
export type Who = (typeof WHO)[number]

/** Everything that happens at one speed. */
export interface Batch {
  speed: number
  who: Who[]
}

/** What is going to happen to an attack, and why. */
export type Fate = 'lands' | 'staggered' | 'dodged' | 'none'

export interface Forecast {
  batches: Batch[]
  own: Fate
  foe: Fate
}

/** What is still to come, by speed, the fastest first. */
export function batchesOf(order: readonly { who: string; speed: number }[]): Batch[] {
  const speeds = [...new Set(order.map(({ speed }) => speed))].sort((one, other) => other - one)
  return speeds.map((speed) => ({ speed, who: WHO.filter((who) => order.some((blow) => blow.speed === speed && blow.who === who)) }))
}

/** What becomes of both attacks, if nobody does anything more. */
export function forecast(fight: FightView, line: LineView | undefined): Forecast {
  const batches = batchesOf(fight.order)
  const striking = fight.order.some(({ who }) => who === 'hunter')
  const has = (keyword: string): boolean => (line?.keywords[keyword] ?? 0) > 0 && !fight.foe_plain
  const dodged = fight.dodged.includes(fight.seat)
  let own: Fate = striking ? 'lands' : 'none'
  let foe: Fate = fight.foe_attacks ? 'lands' : 'none'
  if (foe === 'lands' && own === 'lands') {
    const tie = fight.speed === fight.foe_speed
    if (fight.stagger && !has('no_stagger') && (fight.speed > fight.foe_speed || (tie && fight.ties && !has('first')))) foe = 'staggered'
    if (fight.foe_stagger && !dodged && (fight.foe_speed > fight.speed || (tie && has('ties')))) own = 'staggered'
  }
  if (foe === 'lands' && dodged) foe = 'dodged'
  return { batches, own, foe }
}

/** What a dodge of this attack takes: a slot and card at least so fast, where `only` is set from a slot of just that speed. */
export interface Needed {
  speed: number
  only: number
}

/** What a dodge takes now (7.9); null where none is possible. */
export function dodgeNeeds(fight: FightView, line: LineView | undefined): Needed | null {
  if (!fight.foe_attacks || !fight.may_dodge) return null
  return { speed: fight.foe_speed, only: fight.foe_plain ? 0 : (line?.keywords.dodge_only ?? 0) }
}

/** Whether a card that adds so much speed dodges from a slot. */
export function fastEnough(slot: number, card: number, { speed, only }: Needed): boolean {
  return slot + card >= speed && (only === 0 || slot === only)
}
