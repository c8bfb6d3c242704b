/** A table of Dungeon Cards with nobody behind it, its lines, and its words: for the tests of what stands beside a board. */
import { app } from '../app.svelte'
import type { Book } from '../generated/hall'
import { silentStore, type TableStore } from '../hall/table.svelte'
import { TableWords } from '../words/table'
import { loadGameWords, type Words } from '../words/words'

export const BOOK = {
  game: 'dungeon-cards',
  kinds: { turn_begins: { rule: '2.5', fields: { seat: 'seat' } } },
  statements: {},
  standing: [],
  catalogues: {},
  designed: {},
  rules: {},
  content: {},
  notebook: false,
  simultaneous: false,
} as unknown as Book

export async function speak(): Promise<{ texts: Words; words: TableWords }> {
  await app.speak('en')
  const texts = await loadGameWords('dungeon-cards', 'en')
  return { texts, words: new TableWords(texts, BOOK, ['Ana', 'Bram']) }
}

export function newTable(): TableStore {
  const table = silentStore('t', BOOK)
  table.seat = 0
  table.view = {}
  return table
}

export const line = (seq: number, seat: number, kind = 'decision') => {
  const happening = { event: 'turn_begins', seat }
  return { seq, happening, happened: { seq, kind, seat, events: [happening] } as never }
}
