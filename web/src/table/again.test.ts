import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Book, TableInfo } from '../generated/hall'
import { api } from '../hall/api'
import { person } from '../hall/person.svelte'
import { silentStore, type TableStore } from '../hall/table.svelte'
import { route } from '../router.svelte'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import { Again } from './again.svelte'
import PlayAgain from './PlayAgain.svelte'

const BOOK = { game: 'dungeon-cards', kinds: {}, statements: {}, standing: [], catalogues: {}, designed: {}, rules: {}, content: {} } as unknown as Book
let words: TableWords
let table: TableStore
let next: TableStore
let again: Again

beforeAll(async () => {
  words = new TableWords(await loadGameWords('dungeon-cards', 'en'), BOOK, ['Ana', 'Bo'])
})

beforeEach(() => {
  Object.assign(person, { me: { person: 'a', name: 'Ana' }, known: true })
  table = silentStore('t', BOOK)
  table.seat = 0
  table.outcome = { places: [1, 2] } as never
  next = silentStore('n', BOOK)
  again = new Again(table, () => next)
})

/** The next table: Ana and Bo, with what each has said; Bo may look elsewhere. */
function told(ana: boolean, bo: boolean, more: Partial<TableInfo> = {}, here = true): TableInfo {
  const seat = (person: string, ready: boolean, here: boolean) => ({ person, player: 'person', ready, contributed: ready, here })
  const people = [
    { person: 'a', name: 'Ana' },
    { person: 'b', name: 'Bo' },
  ]
  const version = 1 + Number(ana) + Number(bo)
  return { table: 'n', version, host: 'a', status: 'open', seats: [seat('a', ana, true), seat('b', bo, here)], people, ...more } as unknown as TableInfo
}

function shown(info: TableInfo): void {
  table.info = { rematch: 'n' } as never
  again.follow()
  next.info = info
  render(PlayAgain, { again, words, asked: true, attempt: (work: () => Promise<void>) => void work() })
  flushSync()
}

describe('playing again', () => {
  it('is asked for with one click, which says that one agrees', async () => {
    const made = vi.spyOn(api, 'rematch').mockResolvedValue(told(false, false))
    const agreed = vi.spyOn(api, 'ready').mockResolvedValue(told(true, false))
    render(PlayAgain, { again, words, asked: true, attempt: (work: () => Promise<void>) => void work() })
    await fireEvent.click(screen.getByText('Rematch'))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('It begins by itself. Still awaited: Bo.'))
    expect(made).toHaveBeenCalledWith('t')
    expect(agreed).toHaveBeenCalledWith('n', true)
    expect(screen.queryByText('Rematch')).toBeNull()
  })

  it('shows everybody who has agreed and who is asked', () => {
    shown(told(false, true))
    const people = screen.getAllByRole('listitem').map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(people).toEqual(['… Ana is asked', '✓ Bo agrees'])
    expect(screen.getByRole('button').textContent?.trim()).toBe('Play again')
  })

  it('says what is tried again, where it is a part', () => {
    shown(told(false, true, { retries: { key: 'rematch-away', args: {}, children: [] } as never }))
    expect(screen.getByRole('status').textContent).toContain('is not here')
    expect(screen.queryByText('Play again?')).toBeNull()
  })

  it('lets whoever asked begin without those who are gone, and only then', async () => {
    shown(told(true, false))
    expect(screen.queryByText('Begin without Bo')).toBeNull()
    next.info = told(true, false, {}, false)
    flushSync()
    const stood = vi.spyOn(api, 'stand').mockResolvedValue(told(true, false, { status: 'running', version: 9 }))
    await fireEvent.click(screen.getByText('Begin without Bo'))
    expect(stood).toHaveBeenCalledWith('n', 1)
  })

  it('brings to the new game whoever waited for it, and nobody who looks at an old result', () => {
    shown(told(true, false))
    again.arrive()
    next.info = told(true, true, { status: 'running' })
    again.arrive()
    expect(route.page).toEqual({ page: 'table', table: 'n' })
    const later = new Again(table, () => next)
    later.follow()
    history.replaceState(null, '', '/elsewhere')
    later.arrive()
    expect(location.pathname).toBe('/elsewhere')
  })

  it('is waited for by nobody who goes to the hall', async () => {
    const left = vi.spyOn(api, 'leave').mockResolvedValue(told(false, false))
    await again.leave()
    expect(left).toHaveBeenLastCalledWith('t')
    shown(told(false, true))
    await again.leave()
    expect(left).toHaveBeenLastCalledWith('n')
  })
})
