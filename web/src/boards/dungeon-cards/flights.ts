/** What flies across the table when something happens. */
import type { Symbol, Tone } from '../../cards/face'
import type { Moving } from '../../cards/flying.svelte'
import type { Event } from '../../generated/dungeon-cards'
import { Coin, Drop, Potion, Star, cardSymbol } from './symbols'

export function flightOf(event: Event): Moving | null {
  switch (event.event) {
    case 'gold_collected':
      return plan(Coin, 'row', purse(event), 'gold', event.gold, '+')
    case 'gold_moved':
    case 'gold_claimed':
      return plan(Coin, `gold-${event.rival}`, purse(event), 'gold', event.gold, '+')
    case 'boss_beaten':
      return plan(Coin, 'boss', purse(event), 'gold', event.gold, '+')
    case 'purse_scorched':
      return plan(Coin, purse(event), 'boss', 'ember', event.gold, '−')
    case 'points_gained':
      return plan(Star, 'dice', points(event), 'teal', event.points, '+')
    case 'points_drained':
      return plan(Star, points(event), 'boss', 'teal', event.points, '−')
    case 'hit_taken':
      return plan(Drop, 'row', whole(event), 'blood')
    case 'hit_by_boss':
      return plan(Drop, 'boss', whole(event), 'blood')
    case 'boss_hit':
      return plan(Drop, whole(event), 'boss', 'blood')
    case 'potion_drunk':
      return plan(Potion, 'row', whole(event), 'moss')
    case 'item_collected':
      return plan(cardSymbol(event.item), 'row', whole(event), 'moon')
    case 'item_claimed':
      return plan(cardSymbol(event.item), `seat-${event.rival}`, whole(event), 'moon')
    default:
      return null
  }
}

const purse = ({ seat }: { seat: number }): string => `gold-${seat}`
const points = ({ seat }: { seat: number }): string => `points-${seat}`
const whole = ({ seat }: { seat: number }): string => `seat-${seat}`

function plan(symbol: Symbol, from: string, to: string, tone: Tone, count = 1, sign = ''): Moving {
  return { symbol, from, to, tone, count, text: sign ? `${sign}${count}` : '' }
}
