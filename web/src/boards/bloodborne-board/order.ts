/** In which order a combat is resolved (7.10), and what a dodge takes (7.9); what becomes of each blow is in the view. */
import type { BlowView, FightView, LineView } from '../../generated/bloodborne-board'

/** Who does something, in the order in which those of the same speed come: an ability before the hunter (7.6). */
const WHO = ['ability', 'enemy', 'hunter']

/** Everything that happens at one speed. */
export interface Batch {
  speed: number
  blows: BlowView[]
}

/** What is still to come, by speed, the fastest first. */
export function batchesOf(order: readonly BlowView[]): Batch[] {
  const speeds = [...new Set(order.map(({ speed }) => speed))].sort((one, other) => other - one)
  return speeds.map((speed) => ({
    speed,
    blows: order.filter((blow) => blow.speed === speed).sort((one, other) => WHO.indexOf(one.who) - WHO.indexOf(other.who)),
  }))
}

/** What a dodge of this attack takes: a slot and card at least so fast, where `only` is set from a slot of just that speed. */
export interface Needed {
  speed: number
  only: number
}

/** What a dodge takes now (7.9); null where none is possible. */
export function dodgeNeeds(fight: FightView, line: LineView | undefined): Needed | null {
  if (!fight.foe_attacks || !fight.may_dodge) return null
  return { speed: fight.foe_speed, only: fight.foe_plain ? 0 : (line?.dodge_only ?? 0) }
}

/** Whether a card that adds so much speed dodges from a slot. */
export function fastEnough(slot: number, card: number, { speed, only }: Needed): boolean {
  return slot + card >= speed && (only === 0 || slot === only)
}
