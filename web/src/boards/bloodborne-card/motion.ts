/** What moves when something happens: which sign flies from where to where. Places are named by `data-target`. */
import Card from '~icons/game-icons/card-pickup'
import Cards from '~icons/game-icons/card-draw'
import Claws from '~icons/game-icons/claw-slashes'
import Drop from '~icons/game-icons/drop'
import Heart from '~icons/game-icons/hearts'
import Lantern from '~icons/game-icons/lantern-flame'
import Shield from '~icons/game-icons/checked-shield'
import Skull from '~icons/game-icons/death-skull'
import Snare from '~icons/game-icons/wolf-trap'
import Trophy from '~icons/game-icons/trophy-cup'
import type { Symbol, Tone } from '../../cards/face'
import type { Moving } from '../../cards/flying.svelte'
import type { Event, View } from '../../generated/bloodborne-card'

/** The places of the table that something can fly from or to. */
export const places = {
  creature: 'creature',
  reserve: 'dungeon',
  offer: 'offer',
  seat: (seat: number) => `seat-${seat}`,
  health: (seat: number) => `health-${seat}`,
  collected: (seat: number) => `collected-${seat}`,
  banked: (seat: number) => `banked-${seat}`,
  trophies: (seat: number) => `trophies-${seat}`,
  slot: (seat: number) => `slot-${seat}`,
}

/** What flies when this happens; `view` is the table before. */
export function movements(event: Event, view: View): Moving[] {
  const { collected, banked, health, trophies, slot } = places
  switch (event.event) {
    case 'damaged':
    case 'scorched':
      return blood(event.echoes, places.creature, collected(event.seat))
    case 'echoes_gained':
      return blood(event.echoes, places.reserve, collected(event.seat))
    case 'echoes_lost':
      return blood(event.echoes, collected(event.seat), places.reserve, '−')
    case 'echoes_stolen':
      return blood(event.echoes, collected(event.hunter), collected(event.seat))
    case 'banked':
    case 'echoes_banked':
      return blood(event.echoes, collected(event.seat), banked(event.seat))
    case 'died':
      return [...at(health(event.seat), Skull, 'stone'), ...blood(event.echoes, collected(event.seat), places.reserve, '−')]
    case 'suffered':
    case 'hurt':
    case 'struck_back':
    case 'splashed':
      return at(health(event.seat), Claws, 'blood', `−${event.damage}`)
    case 'unhurt':
    case 'spared':
    case 'held_back':
      return at(health(event.seat), Shield, 'moon')
    case 'healed':
    case 'rested':
      return at(health(event.seat), Heart, 'rose')
    case 'trophy_won':
    case 'extra_trophy_won':
      return one(Trophy, places.creature, trophies(event.seat), 'gold')
    case 'blocked':
      return one(Snare, slot(event.seat), slot(event.hunter), 'violet')
    case 'cards_reclaimed':
    case 'reclaimed':
      return one(Cards, slot(event.seat), places.seat(event.seat), 'gold')
    case 'upgrade_taken':
      return one(Card, places.offer, places.seat(event.seat), 'gold')
    case 'first_player_passed':
      return one(Lantern, places.seat(view.first_player), places.seat(event.seat), 'ember')
    default:
      return []
  }
}

/** Whom something wounds, or nobody. */
export function woundedBy(event: Event | null): number | null {
  switch (event?.event) {
    case 'suffered':
    case 'hurt':
    case 'struck_back':
    case 'splashed':
      return event.seat
    default:
      return null
  }
}

function blood(echoes: number, from: string, to: string, sign = '+'): Moving[] {
  return echoes > 0 ? [{ symbol: Drop, from, to, count: echoes, text: `${sign}${echoes}`, tone: 'blood' }] : []
}

function one(symbol: Symbol, from: string, to: string, tone: Tone, text = ''): Moving[] {
  return [{ symbol, from, to, count: 1, text, tone }]
}

/** A sign that rises where it is. */
function at(place: string, symbol: Symbol, tone: Tone, text = ''): Moving[] {
  return one(symbol, place, place, tone, text)
}
