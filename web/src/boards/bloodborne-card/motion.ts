/** What moves when something happens: which card or sign flies from where to where. */
import Card from '~icons/game-icons/card-pickup'
import Used from '~icons/game-icons/card-discard'
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
import type { Moving } from '../../motion/moving'
import type { Place } from '../../motion/places'
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
  hand: (seat: number) => `hand-${seat}`,
  used: (seat: number) => `used-${seat}`,
}

/** A card in a hand that lies open here, or else the hunter who holds it. */
const inHand = (seat: number, card: string): Place => [`${places.hand(seat)}/${card}`, places.seat(seat)]

/** What flies when this happens; `view` is the table before. */
export function movements(event: Event, view: View): Moving[] {
  const { collected, banked, health, trophies, slot, hand, used } = places
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
    case 'struck_back':
      return one(Claws, places.creature, health(event.seat), 'blood', `−${event.damage}`)
    case 'hurt':
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
    case 'weapon_shown':
      return [{ symbol: Card, from: inHand(event.seat, event.card), to: slot(event.seat), tone: 'gold' }]
    case 'cards_reclaimed':
    case 'reclaimed':
      return one(Cards, used(event.seat), [hand(event.seat), places.seat(event.seat)], 'gold')
    case 'card_returned':
      return [{ symbol: Card, from: slot(event.seat), to: inHand(event.seat, event.card), tone: 'gold', card: 'from' }]
    case 'card_discarded':
    case 'card_removed':
      return [{ symbol: Used, from: inHand(event.seat, event.card), to: used(event.seat), tone: 'stone', card: 'from' }]
    case 'upgrade_taken':
      return [{ symbol: Card, from: [`${places.offer}/${event.card}`, places.offer], to: inHand(event.seat, event.card), tone: 'gold', card: 'from' }]
    case 'upgrade_turned_up':
    case 'display_filled':
      return [{ symbol: Card, from: places.reserve, to: `${places.offer}/${event.card}`, tone: 'gold', card: 'to' }]
    case 'first_player_passed':
      return [
        ...view.hunters.flatMap(({ played }, seat): Moving[] => (played === null ? [] : [{ symbol: Used, from: slot(seat), to: used(seat), tone: 'stone', card: 'from' }])),
        ...one(Lantern, places.seat(view.first_player), places.seat(event.seat), 'ember'),
      ]
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
  return echoes > 0 ? [{ symbol: Drop, from, to, count: echoes, text: `${sign}${echoes}`, tone: 'blood', loses: true }] : []
}

function one(symbol: Symbol, from: Place, to: Place, tone: Tone, text = ''): Moving[] {
  return [{ symbol, from, to, count: 1, text, tone }]
}

/** A sign that rises where it is. */
function at(place: string, symbol: Symbol, tone: Tone, text = ''): Moving[] {
  return one(symbol, place, place, tone, text)
}
