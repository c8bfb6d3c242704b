/** How a game ended, and why: worked out from the cards that are all turned up now. */
import type { Box, View } from '../../generated/blood-bound'
import type { BookOf } from '../../words/table'
import { character } from './signs'

export interface Ending {
  /** The message that says why: `end-<why>`. */
  why: 'leader' | 'not-leader' | 'own-clan' | 'inquisitor' | 'stolen'
  /** The clan that has won. */
  winner: string
  captured: number
  captor: number
  /** Who led each clan, by clan. */
  leaders: Record<string, number>
  /** Everybody of the side that has won. */
  winners: number[]
}

/** What the end was, or null while the game runs or where it was stopped without one. */
export function ending(book: BookOf<Box>, view: View): Ending | null {
  const { captured, captor, winner, leaders } = view
  if (captured === null || captor === null || winner === null) return null
  const clans = view.players.map((player) => (player.character ? character(book, player.character).clan : ''))
  const winners = clans.flatMap((clan, seat) => (clan === winner ? [seat] : []))
  return { why: why(clans, winner, captured, captor, Object.values(leaders)), winner, captured, captor, leaders, winners }
}

function why(clans: string[], winner: string, captured: number, captor: number, leaders: number[]): Ending['why'] {
  if (clans[captured] === 'secret_order') return 'inquisitor'
  if (winner === 'secret_order') return 'stolen'
  if (clans[captured] === clans[captor]) return 'own-clan'
  return leaders.includes(captured) ? 'leader' : 'not-leader'
}
