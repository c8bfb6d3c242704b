/** What flies across the table when something happens. */
import type { Symbol, Tone } from '../../cards/face'
import type { Happening } from '../../words/table'
import { Coin, Drop, Potion, Star, cardSymbol } from './symbols'

export interface FlightPlan {
  symbol: Symbol
  from: string
  to: string
  count: number
  text: string
  tone: Tone
}

export function flightOf({ event, seat, rival, gold, points, item }: Happening): FlightPlan | null {
  const [purse, points_, whole] = [`gold-${seat}`, `points-${seat}`, `seat-${seat}`]
  switch (event) {
    case 'gold_collected':
      return plan(Coin, 'row', purse, 'gold', gold, '+')
    case 'gold_moved':
      return plan(Coin, `gold-${rival}`, purse, 'gold', gold, '+')
    case 'boss_beaten':
      return plan(Coin, 'boss', purse, 'gold', gold, '+')
    case 'purse_scorched':
      return plan(Coin, purse, 'boss', 'ember', gold, '−')
    case 'points_gained':
      return plan(Star, 'dice', points_, 'teal', points, '+')
    case 'points_drained':
      return plan(Star, points_, 'boss', 'teal', points, '−')
    case 'hit_taken':
      return plan(Drop, 'row', whole, 'blood', 1)
    case 'boss_hit':
      return plan(Drop, whole, 'boss', 'blood', 1)
    case 'potion_drunk':
      return plan(Potion, 'row', whole, 'moss', 1)
    case 'item_collected':
      return plan(cardSymbol(String(item)), 'row', whole, 'moon', 1)
    case 'item_claimed':
      return plan(cardSymbol(String(item)), `seat-${rival}`, whole, 'moon', 1)
    default:
      return null
  }
}

function plan(symbol: Symbol, from: string, to: string, tone: Tone, amount: unknown, sign = ''): FlightPlan {
  const count = typeof amount === 'number' ? amount : 1
  return { symbol, from, to, tone, count, text: sign ? `${sign}${count}` : '' }
}
