/** What flies across the table when something happens. */
import type { Symbol, Tone } from '../../cards/face'
import type { Moving } from '../../motion/moving'
import type { Event } from '../../generated/dungeon-cards'
import { Coin, Discard, Drop, Lantern, Potion, Skull, Stairs, Star, cardSymbol } from './symbols'

const purse = ({ seat }: { seat: number }): string => `gold-${seat}`
const points = ({ seat }: { seat: number }): string => `points-${seat}`
const whole = ({ seat }: { seat: number }): string => `seat-${seat}`

export function movements(event: Event): Moving[] {
  switch (event.event) {
    case 'adventurer_chosen':
    case 'adventurer_by_fate':
      return [{ symbol: Lantern, from: `adventurer-${event.adventurer}`, to: whole(event), tone: 'gold', card: 'from' }]
    case 'top_card_discarded':
      return [{ symbol: Stairs, from: 'deck', to: 'discard', tone: 'stone', card: 'from' }]
    case 'deck_reshuffled':
      return sign(Discard, 'discard', 'deck', 'teal', event.cards)
    case 'gold_collected':
      return sign(Coin, 'row', purse(event), 'gold', event.gold, '+')
    case 'gold_moved':
    case 'gold_claimed':
      return taken(sign(Coin, `gold-${event.rival}`, purse(event), 'gold', event.gold, '+'))
    case 'boss_beaten':
      return sign(Coin, 'boss', purse(event), 'gold', event.gold, '+')
    case 'purse_scorched':
      return taken(sign(Coin, purse(event), 'boss', 'ember', event.gold, '−'))
    case 'points_gained':
      return sign(Star, 'dice', points(event), 'teal', event.points, '+')
    case 'points_drained':
      return taken(sign(Star, points(event), 'boss', 'teal', event.points, '−'))
    case 'hit_taken':
      return sign(Drop, 'row', whole(event), 'blood')
    case 'hit_by_boss':
      return sign(Drop, 'boss', whole(event), 'blood')
    case 'boss_hit':
      return sign(Drop, whole(event), 'boss', 'blood')
    case 'knocked_out':
      return sign(Skull, whole(event), whole(event), 'stone')
    case 'potion_drunk':
      return sign(Potion, 'row', whole(event), 'moss')
    case 'item_collected':
      return sign(cardSymbol(event.item), 'row', whole(event), 'moon')
    case 'item_claimed':
      return taken(sign(cardSymbol(event.item), `seat-${event.rival}`, whole(event), 'moon'))
    default:
      return []
  }
}

function sign(symbol: Symbol, from: string, to: string, tone: Tone, count = 1, plus = ''): Moving[] {
  return [{ symbol, from, to, tone, count, text: plus ? `${plus}${count}` : '' }]
}

/** What one gets another loses. */
function taken(moving: Moving[]): Moving[] {
  return moving.map((each) => ({ ...each, loses: true }))
}
