import { render } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import { board as bound } from '../boards/blood-bound/board'
import * as boundTable from '../boards/blood-bound/fixture'
import { board as night } from '../boards/bloodborne-board/board'
import * as nightTable from '../boards/bloodborne-board/fixture'
import { board as hunt } from '../boards/bloodborne-card/board'
import { frames, tableAt, wordsOf } from '../boards/bloodborne-card/fixture'
import { board as dungeon } from '../boards/dungeon-cards/board'
import { BOOK, VIEW } from '../boards/dungeon-cards/sample'
import type { Game as Dungeon } from '../generated/dungeon-cards'
import type { OwnAsk } from '../generated/hall'
import { silentStore, type TableStore } from '../hall/table.svelte'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import { decide } from './decided'

const openRule = (): void => undefined
const seats = (...numbers: number[]): OwnAsk['options'] => numbers.map((number) => ({ name: `seat_${number}`, noun: 'seat' }))

/** What of a game is shown, and the store that is asked. */
interface Shown {
  container: HTMLElement
  table: Pick<TableStore, 'ask' | 'sent' | 'weighed'>
}

const ASKED: Record<string, () => Promise<Shown>> = {
  'dungeon-cards': async () => {
    const table = silentStore<Dungeon>('exercise', BOOK)
    const adventurer = { adventurer: 'warrior', gold: 3, hits: 1, most_hits: 4, points: 4, items: [], out: false }
    table.seat = 0
    table.view = { ...VIEW, players: [adventurer, { ...adventurer, adventurer: 'rogue' }], row: [{ card: 'goblin', status: 'open' }], action: 2, action_total: 2 }
    table.ask = { question: 'fight_or_evade', rule: '3.1', options: [{ name: 'fight' }, { name: 'evade' }] }
    const words = new TableWords(await loadGameWords('dungeon-cards', 'en'), BOOK, ['Ada', 'Bram'])
    return { ...render(dungeon.Board, { table, view: table.view, words, openRule }), table }
  },
  'bloodborne-card': async () => {
    const frame = frames[0]!
    const ask = { question: 'play_card', rule: '', options: (frame.view.hunters[0]!.hand ?? []).map((name) => ({ name, noun: 'card' })) }
    const { table } = tableAt({ ...frame, ask, asks: [{ seat: 0, question: ask.question }] })
    return { ...render(hunt.Board, { table, view: table.view!, words: await wordsOf(), openRule }), table }
  },
  'blood-bound': async () => {
    const { store: table } = boundTable.table(boundTable.view(), { question: 'attack', rule: '3.3', options: seats(2, 3) })
    return { ...render(bound.Board, { table, view: table.view!, words: await boundTable.words(), openRule }), table }
  },
  'bloodborne-board': async () => {
    const { store: table } = nightTable.table(nightTable.view(), nightTable.ask('step', 'east', ['central_lamp_a', 'space']))
    return { ...render(night.Board, { table, view: table.view!, words: await nightTable.words(), openRule }), table }
  },
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

it.each(Object.entries(ASKED))('leaves nothing to be chosen on the table of %s, once it is decided, until it is asked again', async (_, show) => {
  const { container, table } = await show()
  const asks = (): number => container.querySelectorAll('[data-answer]').length
  const { ask } = table
  const offered = asks()
  expect(offered).toBeGreaterThan(0)

  decide(table, ask, ask!.options[0]!.name)
  await vi.waitFor(() => expect(asks()).toBe(0))
  expect(table.sent).toBe(ask!.options[0]!.name)

  decide(table, ask, '')
  await vi.waitFor(() => expect(asks()).toBe(offered))
  expect(table.sent).toBeNull()
})
