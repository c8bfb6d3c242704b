/** What flies across the table when something happens; places are named by `data-target`. */
import Claws from '~icons/game-icons/claw-slashes'
import Drop from '~icons/game-icons/drop'
import Heart from '~icons/game-icons/hearts'
import Sword from '~icons/game-icons/broadsword'
import type { Moving } from '../../cards/flying.svelte'
import type { Event, View } from '../../generated/bloodborne-board'
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
      return [{ symbol: Drop, from: standing(event), to: purse(event.seat, me), text: '', tone: 'gold' }]
    default:
      return []
  }
}

/** Where a hunter stands on the map. */
function standing({ seat }: { seat: number }): string {
  return `hunter-${seat}`
}
