import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import type { Book } from '../generated/hall'
import { api } from '../hall/api'
import { silentStore, type TableStore } from '../hall/table.svelte'
import { table as tableInfo } from '../ui/testing'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import Chat from './Chat.svelte'

const BOOK = { game: 'dungeon-cards', designed: {} } as unknown as Book
let words: TableWords

beforeAll(async () => {
  await app.speak('en')
  words = new TableWords(await loadGameWords('dungeon-cards', 'en'), BOOK, ['Ana', 'Ben'])
  // happy-dom has no layer above the page.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
})

const line = (number: number, person: string, text: string) => ({ number, person, name: person === 'ana' ? 'Ana' : person === 'ben' ? 'Ben' : 'Cleo', text, at: 0 })

function chat(me = 'ana'): TableStore {
  const table = silentStore('t', BOOK)
  table.info = tableInfo()
  table.chat = [line(4, 'ben', 'hello'), line(7, 'ana', 'hello, Ben'), line(9, 'cleo', 'fools')]
  render(Chat, { table, words, me })
  return table
}

const flags = () => screen.queryAllByRole('button', { name: /^Report this line/ })

describe('whoever is muted', () => {
  it('is so whenever the chat is opened, until one wants to hear them', async () => {
    const table = chat()
    table.muted = ['ben']
    table.link = 'open'
    flushSync()
    expect(screen.queryByText('hello')).toBeNull()
    await fireEvent.click(screen.getByText('Mute somebody'))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ben' })
    expect(box.checked).toBe(true)
    const mute = vi.spyOn(table, 'mute')
    await fireEvent.click(box)
    expect(mute).toHaveBeenCalledWith('ben', false)
  })
})

describe('a line of the chat', () => {
  it('can be reported where somebody else said it, also where they have left', async () => {
    const report = vi.spyOn(api, 'report').mockResolvedValue({ number: 1 })
    chat()
    expect(flags().map((flag) => flag.getAttribute('aria-label'))).toEqual(['Report this line of Ben', 'Report this line of Cleo'])
    await fireEvent.click(flags()[1]!)
    const form = within(screen.getByRole('dialog', { name: 'Report this line' }))
    expect(form.getByText('fools').tagName).toBe('BLOCKQUOTE')
    expect(form.getByText('Cleo')).toBeTruthy()
    expect(form.queryByRole('combobox')).toBeNull()
    await fireEvent.input(form.getByLabelText('What happened'), { target: { value: ' Cleo insults us. ' } })
    await fireEvent.click(form.getByRole('button', { name: 'Tell the keeper' }))
    expect(await form.findByText(/The keeper will find it/)).toBeTruthy()
    expect(report).toHaveBeenCalledWith('t', 'cleo', 'Cleo insults us.', 9)
  })

  it('is one stop of the Tab key among all of them, and arrows go from one to the next', async () => {
    const table = chat()
    const stops = () => flags().map((flag) => flag.tabIndex)
    expect(stops()).toEqual([-1, 0])
    flags()[1]!.focus()
    await fireEvent.keyDown(flags()[1]!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(flags()[0])
    expect(stops()).toEqual([0, -1])
    await fireEvent.keyDown(flags()[0]!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(flags()[0])
    table.chat = [...table.chat, line(12, 'ben', 'shame!')]
    flushSync()
    expect(stops()).toEqual([0, -1, -1])
    await fireEvent.keyDown(flags()[0]!, { key: 'End' })
    expect(document.activeElement).toBe(flags()[2])
  })

  it('is described by what was said, and whoever is not at the table reports nothing', () => {
    chat()
    expect(document.getElementById(flags()[0]!.getAttribute('aria-describedby')!)?.textContent).toBe('Ben hello')
    chat('dora')
    expect(flags()).toHaveLength(2) // those of the first
  })
})
