import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TableStore } from '../hall/table.svelte'
import type { TableWords } from '../words/table'
import Bar from './Bar.svelte'
import { newTable, speak } from './testing'

let words: TableWords

beforeAll(async () => {
  ;({ words } = await speak())
})

describe('the bar', () => {
  const bar = (table: TableStore) => render(Bar, { table, words, panels: [], textual: true, onpanel: vi.fn(), oncommand: vi.fn() })

  it('closes its menu with every choice, with Escape and with a click beside it', async () => {
    bar(newTable())
    const menu = screen.getByRole('button', { name: 'Menu' })
    const open = () => menu.getAttribute('aria-expanded')
    for (const leave of [
      () => fireEvent.click(screen.getByRole('button', { name: 'State as text' })),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(document.body),
    ]) {
      await fireEvent.click(menu)
      expect(open()).toBe('true')
      await leave()
      expect(open()).toBe('false')
    }
  })

  it('counts what others have said while the chat was closed', () => {
    const table = newTable()
    bar(table)
    expect(document.querySelector('.unread')).toBeNull()
    table.chat = [{ number: 1, person: 'b', name: 'Bo', text: 'hi', at: 0 } as never]
    flushSync()
    expect(document.querySelector('.unread')?.textContent).toBe('1')
    expect(screen.getAllByText('one new line').length).toBeGreaterThan(0)
  })
})
