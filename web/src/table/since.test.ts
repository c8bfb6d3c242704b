import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import type { Book } from '../generated/hall'
import { silentStore } from '../hall/table.svelte'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import Since from './Since.svelte'

const BOOK = { game: 'dungeon-cards', kinds: { turn_begins: { rule: '2.5', fields: { seat: 'seat' } } }, statements: {}, standing: [], catalogues: {}, designed: {}, rules: {}, content: {}, notebook: false, simultaneous: false } as unknown as Book
let words: TableWords

beforeAll(async () => {
  await app.speak('en')
  words = new TableWords(await loadGameWords('dungeon-cards', 'en'), BOOK, ['Ana', 'Bram'])
})

function news(openLog = vi.fn()) {
  const table = silentStore('t', BOOK)
  Object.assign(table, { seat: 0, view: {}, seq: 1, since: [{ event: 'turn_begins', seat: 1 }] })
  return render(Since, { table, words, news: {}, open: true, unasked: true, openLog })
}

it('lies over the table until it is touched, wherever that is', async () => {
  news()
  await fireEvent.click(screen.getByRole('heading', { name: 'What happened since your turn' }))
  expect(screen.queryByRole('heading')).toBeNull()
})

it('leads on to the log from its button, and is put away by its cross', async () => {
  const openLog = vi.fn()
  news(openLog)
  await fireEvent.click(screen.getByRole('button', { name: 'One line in the log' }))
  expect(openLog).toHaveBeenCalledOnce()
  news()
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('heading')).toBeNull()
})
