/** How a game ended, and who won, now that all cards are turned up. */
import type { Box, View } from '../../generated/blood-bound'
import type { BookOf, TableWords } from '../../words/table'
import type { Told } from '..'
import { character } from './signs'

export interface Ending {
  /** The message that says why: `end-<why>`. */
  why: string
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
  const { captured, captor, winner, why, leaders } = view
  if (captured === null || captor === null || winner === null || why === null) return null
  const clans = view.players.map((player) => (player.character ? character(book, player.character).clan : ''))
  const winners = clans.flatMap((clan, seat) => (clan === winner ? [seat] : []))
  return { why, winner, captured, captor, leaders, winners }
}

/** Why it ended so, in a sentence. */
export function whyOf(end: Ending, view: View, words: TableWords<Box>): string {
  const clan = clanOf(words.book, view, end.captured)
  return words.text(`bound-end-${end.why}`, {
    captor: words.seat(end.captor),
    captured: words.seat(end.captured),
    clan: words.noun('clan', clan),
    leader: words.seat(end.leaders[clan] ?? null),
  })
}

/** What the result tells: who captured whom, and of everybody the rank, the clan, and what befell them. */
export function told(view: View, words: TableWords<Box>): Told {
  const end = ending(words.book, view)
  const seats = view.players.map(({ character }, seat) => {
    const part = Object.values(view.leaders).includes(seat) ? ['leader'] : []
    if (seat === view.captor) part.push('captor')
    if (seat === view.captured) part.push('captured')
    return [...(character ? [words.noun('character', character)] : []), ...part.map((each) => words.text(`bound-was-${each}`))].join(', ')
  })
  return { why: end ? whyOf(end, view, words) : '', seats }
}

function clanOf(book: BookOf<Box>, view: View, seat: number): string {
  const known = view.players[seat]?.character
  return known ? character(book, known).clan : ''
}
