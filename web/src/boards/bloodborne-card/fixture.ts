/** For the tests of this board: a few rounds of a recorded game as one seat saw it, the game's book, and a table of them. */
import type { Box, Event, Game, View } from '../../generated/bloodborne-card'
import type { Now, OwnAsk } from '../../generated/hall'
import { TableStore } from '../../hall/table.svelte'
import { TableWords, type BookOf } from '../../words/table'
import { loadGameWords, type Lang } from '../../words/words'
import text from './recorded.json?raw'

/** `at` is the number of its entry: one that follows another directly shows what its events did. */
export interface Frame {
  at: number
  events: Event[]
  view: View
  ask: OwnAsk | null
  asks: { seat: number; question: string }[]
}

const recorded = JSON.parse(text) as { book: BookOf<Box>; frames: Frame[] }
export const { book, frames } = recorded
export const NAMES = ['Ana', 'Bruno', 'Carla']

/** A table that is not connected to anything and remembers what is sent; it stands as the frame says. */
export function tableAt(frame: Frame, seat: number | null = 0): { table: TableStore<Game>; sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = []
  const connection = { send: (message: Record<string, unknown>) => sent.push(message) > 0, close: () => {} }
  const table = new TableStore<Game>('abcdefgh', book, seat, () => connection as never)
  const now = { view: frame.view, asks: frame.asks, ask: seat === null ? null : frame.ask, players: NAMES.map(() => 'person') } as Now
  const info = { table: 'abcdefgh', game: 'bloodborne-card', status: 'running', seats: [] }
  const log = [{ seq: 0, kind: 'opening', events: [{ event: 'round_begins', round: frame.view.round, seat: frame.view.first_player }] }]
  table.receive({ type: 'snapshot', table: 'abcdefgh', seat, seq: 0, info, log, now } as never)
  return { table, sent }
}

export async function wordsOf(lang: Lang = 'en'): Promise<TableWords<Box>> {
  return new TableWords(await loadGameWords('bloodborne-card', lang), book, NAMES)
}
