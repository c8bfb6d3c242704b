/** What flies across the table when something happens, and what is said over the map. */
import Card from '~icons/game-icons/card-pickup'
import Claws from '~icons/game-icons/claw-slashes'
import Discard from '~icons/game-icons/card-discard'
import Drop from '~icons/game-icons/drop'
import Bag from '~icons/game-icons/swap-bag'
import Heart from '~icons/game-icons/hearts'
import Sword from '~icons/game-icons/broadsword'
import type { Moving } from '../../motion/moving'
import type { Event, View } from '../../generated/bloodborne-board'
import type { Place } from '../../motion/places'
import type { Speed } from '../../likes.svelte'

/** What turns the night: it is said over the map, for all to see. */
export const HERALDED: ReadonlySet<Event['event']> = new Set([
  'chapter_begins',
  'final_round',
  'map_reset',
  'hunter_slain',
  'second_phase',
  'mission_completed',
  'chapter_won',
  'hunt_lost',
])

const GLANCE = 900 // milliseconds to see that something is said
const LETTER = 35 // and to read each letter of it
const READING: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.75, instant: 1 }

/** How long, in milliseconds, an announcement stays; who wants no movement reads no faster. */
export function readingTime(text: string, speed: Speed): number {
  return Math.round((GLANCE + LETTER * text.length) * READING[speed])
}

/** Where the echoes of a seat are shown: at one's own dashboard, or at the others' strip. */
function purse(seat: number, me: number | null): string {
  return seat === me ? `echoes-${seat}` : `seat-${seat}`
}

/** A card in the hand that lies open here, or else its hunter. */
function inHand({ seat, card }: { seat: number; card: string }): Place {
  return [`hand-${seat}/${card}`, `seat-${seat}`]
}

/** The piles of a hunter; where they are not drawn, the hunter. */
function piles({ seat }: { seat: number }): Place {
  return [`piles-${seat}`, `seat-${seat}`]
}

export function movements(event: Event, view: View, me: number | null): Moving[] {
  switch (event.event) {
    case 'wounded':
    case 'wounded_by_item':
    case 'wounded_by_gun':
    case 'wounded_by_weapon':
    case 'wounded_by_card':
      return [{ symbol: Sword, from: standing(event), to: `unit-${event.unit}`, text: `−${event.damage}`, tone: 'gold' }]
    case 'suffered': {
      const from = view.fight?.seat === event.seat && view.fight.unit ? `unit-${view.fight.unit}` : standing(event)
      return [{ symbol: Claws, from, to: standing(event), text: `−${event.damage}`, tone: 'blood' }]
    }
    case 'healed':
    case 'healed_there':
    case 'healed_by_kill':
    case 'healed_by_weapon':
    case 'healed_by_card':
      return [{ symbol: Heart, from: standing(event), to: standing(event), text: `+${event.healed}`, tone: 'rose' }]
    case 'echo_gained':
    case 'echo_of_chalice':
    case 'echo_rewarded':
    case 'echo_by_item':
      return [{ symbol: Drop, from: standing(event), to: purse(event.seat, me), tone: 'gold' }]
    case 'card_drawn':
    case 'hand_drawn':
    case 'drawn_by_card':
    case 'drawn_by_kill':
    case 'drawn_by_item':
    case 'drawn_for_blood':
    case 'card_swapped':
      return event.seat === me ? [{ symbol: Card, from: piles(event), to: inHand(event), tone: 'gold', card: 'to' }] : []
    case 'card_discarded':
    case 'hand_discarded':
    case 'stun_discarded':
    case 'ducked':
    case 'effect_discarded':
    case 'reload_paid':
    case 'swap_discarded':
    case 'demand_met':
      return event.seat === me ? [{ symbol: Discard, from: inHand(event), to: piles(event), tone: 'stone', card: 'from' }] : []
    case 'card_placed':
    case 'dodged':
      return [{ symbol: Card, from: inHand(event), to: [`arms-${event.seat}`, standing(event)], tone: 'gold', card: 'from' }]
    case 'slot_cleared':
      return [{ symbol: Discard, from: `arms-${event.seat}`, to: piles(event), tone: 'stone' }]
    case 'upgrade_bought':
      return [{ symbol: Card, from: [`offer/${event.card}`, standing(event)], to: piles(event), tone: 'gold', card: 'from' }]
    case 'item_gained':
    case 'item_picked':
    case 'item_rewarded':
    case 'item_exchanged':
    case 'item_passed_on':
    case 'item_traded':
      return [{ symbol: Bag, from: standing(event), to: [`bag-${event.seat}/${event.item}`, `seat-${event.seat}`], tone: 'moon', card: 'to' }]
    case 'moved':
    case 'goes_after':
    case 'teleported':
    case 'pushed':
    case 'carried_off':
    case 'returned':
      return [shift(standing(event))]
    case 'unit_moved':
    case 'unit_follows':
    case 'unit_moves_off':
    case 'unit_pushed':
    case 'unit_sent_home':
    case 'unit_driven_home':
    case 'spawned':
    case 'comes_to_call':
    case 'comes_back':
    case 'comes_by_mission':
    case 'comes_called':
    case 'comes_lured':
      return [shift(`unit-${event.unit}`)]
    default:
      return []
  }
}

/** A piece on the map, which moves by itself. */
function shift(piece: string): Moving {
  return { from: piece, to: piece }
}

/** Where a hunter stands on the map. */
function standing({ seat }: { seat: number }): string {
  return `hunter-${seat}`
}
