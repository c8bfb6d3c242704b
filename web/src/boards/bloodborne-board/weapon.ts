/** What is printed on the two sides of a hunter's weapon. */
import type { SlotView } from '../../generated/bloodborne-board'
import type { Hunter } from '../../generated/bloodborne-board/content'
import type { TableWords } from '../../words/table'
import { speedOf } from './content'

/** Both sides, as the answers that choose them are named. */
export const SIDES = ['side_a', 'side_b'] as const

export function slotsOf(hunter: Hunter | undefined, side: number): SlotView[] {
  const printed = hunter?.side[side]?.slots ?? []
  return printed.flatMap((slot) => (slot ? [{ speed: speedOf(slot.speed), damage: slot.damage, special: slot.special ?? false }] : []))
}

export function abilityOf(hunter: Hunter | undefined, side: number, words: TableWords): string {
  const name = hunter?.side[side]?.ability
  return name ? words.text(`ability-${name.replaceAll('_', '-')}`) : ''
}
