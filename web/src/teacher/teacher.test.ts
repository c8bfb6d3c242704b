import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import type { Analysis, Book, Hint, Moment } from '../generated/hall'
import { api, HallError } from '../hall/api'
import { TableStore } from '../hall/table.svelte'
import HintPanel from '../table/HintPanel.svelte'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import AnalysisShown from './AnalysisShown.svelte'
import { band, line } from './graph'
import { compared, judge } from './judge'
import { percent } from './numbers'

const BOOK = { game: 'dungeon-cards', designed: {}, catalogues: {}, kinds: {}, statements: {}, rules: {} } as unknown as Book
const HINT: Hint = {
  question: 'push_or_stop',
  rule: '2.3',
  measure: 'win',
  advice: 'draw',
  choices: [
    { option: 'draw', noun: '', chance: 4000, error: 200, odds: { bust: 0.25 } },
    { option: 'stop', noun: '', chance: 3000, error: 250, odds: {} },
  ],
  close: false,
  doubt: '',
  believed: false,
  plays: 1600,
}
const MOMENT: Moment = { entry: 7, seat: 0, question: 'push_or_stop', rule: '2.3', chosen: 'stop', noun: '', loss: 1000, error: 300, opened: -200, mistake: true, hint: HINT }
const ANALYSIS: Analysis = {
  game: 'dungeon-cards',
  measure: 'win',
  decisions: 2,
  looked_at: 2,
  plays: 4000,
  seats: [
    { seat: 0, start: 5000, decisions: -1000, luck: -4000, result: 0, error: 300, points: [{ entry: 1, chance: 5000, error: 500 }, { entry: 9, chance: 0, error: 0 }], opened: [], moments: [MOMENT] },
    { seat: 1, start: 5000, decisions: 0, luck: 5000, result: 10000, error: 0, points: [{ entry: 9, chance: 10000, error: 0 }], opened: [], moments: [] },
  ],
}
let words: TableWords

beforeAll(async () => {
  await app.speak('en')
  words = new TableWords(await loadGameWords('dungeon-cards', 'en'), BOOK, ['Ana', 'Bram'])
})

function asked(): { table: TableStore; sent: unknown[] } {
  const sent: unknown[] = []
  const table = new TableStore('t', BOOK as never, 0, () => ({ send: (message: unknown) => Boolean(sent.push(message)), close: () => undefined }))
  table.seat = 0
  table.seq = 3
  table.info = { aids: true, hints: true } as never
  table.asks = [{ seat: 0, question: 'push_or_stop' }]
  table.ask = { question: 'push_or_stop', rule: '2.3', options: [{ name: 'draw' }, { name: 'stop' }] }
  return { table, sent }
}

describe('a hint', () => {
  it('is asked for once, and shown with what each option is worth, its odds and its rule', async () => {
    const { table, sent } = asked()
    render(HintPanel, { table, words, openRule: vi.fn() })
    await fireEvent.click(screen.getByRole('button', { name: 'What would you do?' }))
    table.askHint()
    expect(sent.filter((message) => (message as { type: string }).type === 'ask_hint')).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toContain('many times over')
    table.receive({ type: 'hint', table: 't', seat: 0, seq: 3, hint: HINT })
    expect(await screen.findByText(/I would: Turn up a card/)).toBeTruthy()
    expect(screen.getByText('40 % ± 2')).toBeTruthy()
    expect(screen.getByText('bust 25 %')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('that comes too late is not shown, and why none comes is said', async () => {
    const { table } = asked()
    render(HintPanel, { table, words, openRule: vi.fn() })
    table.askHint()
    table.receive({ type: 'hint', table: 't', seat: 0, seq: 2, hint: HINT })
    expect(table.hint).toBeNull()
    table.receive({ type: 'error', code: 'hall-busy', message: 'The hall is busy.', about: 'ask_hint', table: 't' })
    expect(await screen.findByText(/busy/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'What would you do?' })).toBeTruthy()
  })

  it('is not offered where the table wants none', () => {
    const { table, sent } = asked()
    table.info = { aids: true, hints: false } as never
    render(HintPanel, { table, words, openRule: vi.fn() })
    table.askHint()
    expect(sent).toHaveLength(0)
    expect(screen.getByText('At this table there are no hints.')).toBeTruthy()
  })
})

describe('the analysis', () => {
  it('is asked for until it is there, and shows what adds up and what weighed', async () => {
    vi.useFakeTimers()
    vi.spyOn(api, 'analysis')
      .mockResolvedValueOnce({ status: 'working', progress: 2500, analysis: null })
      .mockResolvedValue({ status: 'done', progress: 10000, analysis: ANALYSIS })
    const show = vi.fn()
    render(AnalysisShown, { table: 't', pass: '', words, openRule: vi.fn(), show })
    await vi.advanceTimersByTimeAsync(10)
    expect(screen.getByRole('status').textContent).toContain('25 %')
    await vi.advanceTimersByTimeAsync(1100)
    vi.useRealTimers()
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('from 50 %')
    const told = [...document.querySelectorAll('dd')].map((each) => each.textContent?.trim())
    expect(told).toEqual(['50 %', '−10 ± 3 points', '−40 points', '0 %'])
    expect(screen.getByText(/it cost 10 ± 3 points/)).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Show the moment', hidden: true }))
    expect(show).toHaveBeenCalledWith(6, 0)
    render(AnalysisShown, { table: 't', pass: '', words, openRule: vi.fn(), show, own: 1 })
    expect(await screen.findByText('No decision weighed more than its error.')).toBeTruthy()
  })

  it('says why there is none', async () => {
    vi.spyOn(api, 'analysis').mockRejectedValue(new HallError('not-ended', 'The game is not over yet.', 409))
    render(AnalysisShown, { table: 't', pass: '', words, openRule: vi.fn(), show: vi.fn() })
    expect((await screen.findByRole('alert')).textContent).toContain('not over')
  })

  it('draws chances from the bottom up, between its first and its last entry', () => {
    const points = [{ entry: 1, chance: 0, error: 0 }, { entry: 3, chance: 10000, error: 0 }]
    expect(line(points, 3)).toBe('M0 160L600 0')
    expect(band([], 3)).toBe('')
  })
})

describe('an exercise', () => {
  it('is right with the advice, good within the error, and wrong with what was a mistake', () => {
    expect(judge(MOMENT, 'draw')).toBe('right')
    expect(judge(MOMENT, 'stop')).toBe('wrong')
    const close = { ...HINT, choices: [...HINT.choices, { option: 'wait', noun: '', chance: 3850, error: 200, odds: {} }] }
    expect(judge({ ...MOMENT, hint: close }, 'wait')).toBe('good')
    expect(judge({ ...MOMENT, hint: close }, 'elsewhere')).toBe('wrong')
  })

  it('compares what was chosen with what is advised, and with what stands first, where there is room for few', () => {
    const names = ['one', 'two', 'three', 'four']
    const hint = { advice: 'two', choices: names.map((option, place) => ({ option, noun: '', chance: 4000 - place, error: 1, odds: {} })) }
    const shown = (chosen: string, few: number): string[] => compared(hint, chosen, few).map(({ option }) => option)
    expect(shown('four', 2)).toEqual(['two', 'four'])
    expect(shown('four', 3)).toEqual(['one', 'two', 'four'])
    expect(shown('two', 2)).toEqual(['one', 'two'])
  })

  it('tells per cent with a decimal only where it says something', () => {
    expect([2788, 64, -40, 10000].map(percent)).toEqual([28, 0.6, -0.4, 100])
  })
})
