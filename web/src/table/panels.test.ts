import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import record from '../fairness/record.test.json'
import type { Book, TableInfo } from '../generated/hall'
import { api } from '../hall/api'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import Fairness from './Fairness.svelte'
import Rules from './Rules.svelte'

let words: TableWords

beforeAll(async () => {
  await app.speak('en')
  words = new TableWords(await loadGameWords('dungeon-cards', 'en'), { designed: {} } as unknown as Book, ['Ana', 'Bram'])
})

describe('fairness', () => {
  const info = (status: string) => ({ table: 't', game: 'dungeon-cards', status, commitment: 'c0ffee' }) as unknown as TableInfo

  it('promises before the end', () => {
    render(Fairness, { info: info('running'), words })
    expect(screen.getByText('c0ffee')).toBeTruthy()
    expect(screen.getByText(/published after the end/)).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('begins with the verdict afterwards, and proves it below', async () => {
    vi.spyOn(api, 'record').mockResolvedValue(record as never)
    const { container } = render(Fairness, { info: info('ended'), words })
    const verdict = await screen.findByRole('status')
    expect(verdict.textContent).toContain('The promise was kept')
    expect(container.querySelector('.fairness')!.firstElementChild).toBe(verdict)
    expect(screen.getByText(record.server_seed)).toBeTruthy()
  })
})

describe('the rules', () => {
  const RULES = [
    { number: '1', title: 'One', paragraphs: [{ number: '1.1', text: 'An **action** is chosen.' }, { number: '', text: 'An action, told.' }] },
    { number: '2', title: 'Two', paragraphs: [{ number: '2.1', text: 'Nothing of it.' }, { number: '2.2', text: 'Action and action.' }] },
  ]

  it('are searched: how many there are, and where the words stand', async () => {
    vi.spyOn(api, 'rules').mockResolvedValue(RULES as never)
    render(Rules, { game: 'dungeon-cards' })
    expect(await screen.findByText(/Nothing of it/)).toBeTruthy()
    expect(document.querySelector('mark')).toBeNull()
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ACTION' } })
    expect(screen.getByRole('status').textContent).toBe('2 rules')
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['action', 'Action', 'action'])
    expect(screen.queryByText(/Nothing of it/)).toBeNull()
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    expect(screen.getByText('No rule contains “zzz”.')).toBeTruthy()
  })
})
