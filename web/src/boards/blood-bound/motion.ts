/** What moves when something happens: the dagger and the tokens by themselves, everything else as a sign. */
import Eye from '~icons/game-icons/sunken-eye'
import Command from '~icons/game-icons/psychic-waves'
import Blood from '~icons/game-icons/drop'
import Hand from '~icons/game-icons/hand'
import Heart from '~icons/game-icons/hearts'
import Manacles from '~icons/game-icons/manacles'
import Strike from '~icons/game-icons/broadsword'
import Shield from '~icons/game-icons/checked-shield'
import type { Symbol, Tone } from '../../cards/face'
import type { Event } from '../../generated/blood-bound'
import type { Moving } from '../../motion/moving'
import type { Place } from '../../motion/places'
import { CARDS } from './signs'

export const places = {
  seat: (seat: number) => `seat-${seat}`,
  wounds: (seat: number) => `wounds-${seat}`,
  dagger: 'dagger',
  supply: 'supply',
}

export function movements(event: Event): Moving[] {
  switch (event.event) {
    case 'rank_taken':
    case 'token_taken':
      return sign(Blood, 'blood', [places.dagger, places.supply], places.wounds(event.seat))
    case 'rank_returned':
    case 'token_returned':
      return sign(Heart, 'rose', places.wounds(event.seat), places.wounds(event.seat))
    case 'dagger_passed':
      return [{ from: places.seat(event.seat), to: places.seat(event.receiver) }]
    case 'dagger_given':
      return [{ from: places.supply, to: places.seat(event.seat) }]
    case 'struck':
    case 'raged':
      return between(event, Strike, 'blood')
    case 'commanded':
      return between(event, Command, 'violet')
    case 'healing':
      return between(event, Heart, 'rose')
    case 'offer_made':
      return between(event, Hand, 'gold')
    case 'offer_accepted':
      return between(event, Shield, 'gold')
    case 'card_seen':
    case 'look_chosen':
      return between(event, Eye, 'moon')
    case 'clue_shown':
      return sign(Eye, 'moon', places.seat(event.neighbour), places.seat(event.seat))
    case 'capture':
      return sign(Manacles, 'blood', places.seat(event.captor), places.seat(event.seat))
    case 'quill_taken':
      return fromSupply('quill', event.seat)
    case 'staff_taken':
      return fromSupply('staff', event.seat)
    case 'shield_given':
      return fromSupply(event.card, event.target)
    case 'staff_given':
      return fromSupply('staff', event.target)
    case 'fan_given':
      return fromSupply('fan', event.target)
    case 'curse_given':
      return fromSupply('curse', event.target)
    case 'sword_returned':
    case 'shield_returned':
      return sign(CARDS[event.card]!.symbol, CARDS[event.card]!.tone, places.seat(event.seat), places.supply)
    case 'card_turned_up':
      return [{ from: places.seat(event.seat), to: places.seat(event.seat) }]
    default:
      return []
  }
}

function sign(symbol: Symbol, tone: Tone, from: Place, to: Place): Moving[] {
  return [{ symbol, tone, from, to }]
}

function between({ seat, target }: { seat: number; target: number }, symbol: Symbol, tone: Tone): Moving[] {
  return sign(symbol, tone, places.seat(seat), places.seat(target))
}

function fromSupply(card: string, seat: number): Moving[] {
  return sign(CARDS[card]!.symbol, CARDS[card]!.tone, [`${places.supply}/${card}`, places.supply], places.seat(seat))
}
