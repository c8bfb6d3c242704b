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
import type { View } from '../../generated/bloodborne-card'
import type { Happening } from '../../words/table'

export interface Moving {
  symbol: Symbol
  from: string
  to: string
  count: number
  text: string
  tone: Tone
}

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
export function movements(event: Happening, view: View): Moving[] {
  const { seat, hunter, echoes, damage } = event as unknown as Record<'seat' | 'hunter' | 'echoes' | 'damage', number>
  const blood = (from: string, to: string, sign = '+'): Moving[] =>
    echoes > 0 ? [{ symbol: Drop, from, to, count: echoes, text: `${sign}${echoes}`, tone: 'blood' }] : []
  const one = (symbol: Symbol, from: string, to: string, tone: Tone, text = ''): Moving[] => [
    { symbol, from, to, count: 1, text, tone },
  ]
  const { collected, banked, health, trophies, slot } = places
  switch (event.event) {
    case 'damaged':
      return blood(places.creature, collected(seat))
    case 'echoes_gained':
      return blood(places.reserve, collected(seat))
    case 'echoes_lost':
      return blood(collected(seat), places.reserve, '−')
    case 'echoes_stolen':
      return blood(collected(hunter), collected(seat))
    case 'banked':
      return blood(collected(seat), banked(seat))
    case 'died':
      return [...one(Skull, health(seat), health(seat), 'stone'), ...blood(collected(seat), places.reserve, '−')]
    case 'suffered':
      return one(Claws, health(seat), health(seat), 'blood', `−${damage}`)
    case 'unhurt':
      return one(Shield, health(seat), health(seat), 'moon')
    case 'healed':
    case 'rested':
      return one(Heart, health(seat), health(seat), 'rose')
    case 'trophy_won':
      return one(Trophy, places.creature, trophies(seat), 'gold')
    case 'blocked':
      return one(Snare, slot(seat), slot(hunter), 'violet')
    case 'cards_reclaimed':
    case 'reclaimed':
      return one(Cards, slot(seat), places.seat(seat), 'gold')
    case 'upgrade_taken':
      return one(Card, places.offer, places.seat(seat), 'gold')
    case 'first_player_passed':
      return one(Lantern, places.seat(view.first_player), places.seat(seat), 'ember')
    default:
      return []
  }
}
