import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import record from '../fairness/record.test.json'
import type { Book, Chapter, Span, TableInfo } from '../generated/hall'
import { api, HallError } from '../hall/api'
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

  it('says where the proof ends, if the rules were mended meanwhile', () => {
    render(Fairness, { info: { ...info('running'), proof_ends: 20 }, words })
    expect(screen.getByText(/Up to entry 20/)).toBeTruthy()
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
  const span = (text: string, style: Span['style'] = ''): Span => ({ text, style })
  const rule = (number: string, ...spans: Span[]) => ({ number, passages: [{ kind: 'text' as const, rows: [[spans]] }], sources: [], ours: false })
  const table = { kind: 'table' as const, rows: [[[span('setting')], [span('rule')]], [[span('rounds', 'code')], [span('2.6')]]] }
  const RULES: Chapter[] = [
    { number: '1', title: 'One', paragraphs: [rule('1.1', span('An '), span('action', 'strong'), span(' is chosen.')), rule('', span('An action, told.'))] },
    { number: '2', title: 'Two', paragraphs: [rule('2.1', span('Nothing of it.')), rule('2.2', span('Action and action.')), { number: '', passages: [table], sources: [], ours: false }] },
  ]

  it('are drawn with their tables and styles', async () => {
    vi.spyOn(api, 'rules').mockResolvedValue(RULES)
    render(Rules, { game: 'dungeon-cards' })
    expect((await screen.findByText('action')).tagName).toBe('STRONG')
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent?.trim())).toEqual(['setting', 'rule'])
    expect(screen.getByRole('cell', { name: 'rounds' }).querySelector('code')).toBeTruthy()
    // What a cell is, where a narrow place shows them one below the other.
    expect(screen.getByRole('cell', { name: '2.6' }).dataset.head).toBe('rule')
  })

  it('are asked for again where they did not come', async () => {
    vi.spyOn(api, 'rules').mockRejectedValueOnce(new HallError('offline', '', 0)).mockResolvedValueOnce(RULES)
    render(Rules, { game: 'dungeon-cards' })
    await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('action')).toBeTruthy()
  })

  it('are scrolled by keyboard', async () => {
    vi.spyOn(api, 'rules').mockResolvedValue(RULES)
    render(Rules, { game: 'dungeon-cards' })
    await screen.findByText('action')
    expect(screen.getByRole('region', { name: 'Rules' }).tabIndex).toBe(0)
  })

  it('say where they stand in the printed rulebook', async () => {
    const sources = [{ heading: 'Rolling Dice', place: 'page' as const, number: 9 }, { heading: 'Health Potions', place: 'line' as const, number: 268 }]
    const chapter = { number: '5', title: 'Dice', paragraphs: [{ ...rule('5.1', span('Six dice.')), sources }, { ...rule('5.2', span('Fate.')), ours: true }] }
    vi.spyOn(api, 'rules').mockResolvedValue([chapter])
    render(Rules, { game: 'dungeon-cards' })
    expect(await screen.findByText('Rulebook: Rolling Dice, page 9; Health Potions, line 268')).toBeTruthy()
    expect(screen.getByText('Not in the rulebook: our own.')).toBeTruthy()
  })

  it('are searched: how many there are, and where the words stand', async () => {
    vi.spyOn(api, 'rules').mockResolvedValue(RULES)
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
