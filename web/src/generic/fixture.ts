/** A game that no board was made for, in the middle of a turn: its book, its words, and how the hall tells its table. */
import { silentStore, type TableStore } from '../hall/table.svelte'
import type { Tree } from '../generated/hall'
import { TableWords, type BookOf } from '../words/table'
import { loadGameWords, type Lang } from '../words/words'

const TEXTS = `
game-title = Ferrymen
table-round = Round { $round }: the river is { $level ->
    [one] low
   *[other] { $level } feet high
}.
table-player = { $seat }: { $coins } coins.
table-hand = Hand: { $cards }.
table-river = { $seat } is on the river, with { $cargo }.
table-cargo = { $card } (wet)
table-bank = On the bank: { $cards }.
table-legend = { $text }
card-goat = Goat
card-goat-text = It eats the cabbage.
card-cabbage = Cabbage
card-lamp = Lamp
ask-load = What do you take along?
event-paid = { $seat } pays { $other }.
`

export const book: BookOf = {
  game: 'ferrymen',
  kinds: { paid: { rule: '2.1', fields: { seat: 'seat', other: 'seat' } } },
  statements: {},
  standing: [],
  catalogues: { card: ['goat', 'cabbage', 'lamp'] },
  designed: {},
  rules: {},
  content: {},
  notebook: false,
  simultaneous: false,
}

const card = (id: string) => ({ noun: 'card', id })
const text = (key: string, args: Tree['args'] = {}, ...children: Tree[]): Tree => ({ key, args, children })

export const tree: Tree = text(
  'table-round',
  { round: 3, level: 4 },
  ...[0, 1, 2].map((seat) => text('table-player', { seat: { seat }, coins: seat + 1 }, text('table-hand', { cards: seat ? [] : [card('goat'), card('lamp')] }))),
  text('table-river', { seat: { seat: 1 }, cargo: [text('table-cargo', { card: card('cabbage') })] }),
  text('table-bank', { cards: [] }),
  text('table-legend', { text: card('goat-text') }),
)

export async function wordsOf(lang: Lang = 'en'): Promise<TableWords> {
  return new TableWords(await loadGameWords('ferrymen', lang, () => Promise.resolve(TEXTS)), book, ['Ana', 'Bram', 'Celia'])
}

export function tableWith(seat: number | null = 0): TableStore {
  const table = silentStore('t1', book)
  table.seat = seat
  table.view = {}
  table.words = structuredClone(tree)
  return table
}
