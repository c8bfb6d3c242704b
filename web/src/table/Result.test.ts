import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Told } from '../boards'
import { api, HallError } from '../hall/api'
import type { TableWords } from '../words/table'
import { Again } from './again.svelte'
import Result from './Result.svelte'
import { newTable, speak } from './testing'

let words: TableWords

beforeAll(async () => {
  ;({ words } = await speak())
})

describe('the result', () => {
  beforeEach(() => {
    vi.spyOn(api, 'story').mockResolvedValue({ turning: null, at: 0, deeds: [], together: [], again: null })
    vi.spyOn(api, 'games').mockResolvedValue([])
  })

  const result = (outcome: object, told: Told | null = null, replay_pass: string | null = null) => {
    const table = newTable()
    table.outcome = outcome as never
    table.info = { replay_pass } as never
    render(Result, { table, words, told, again: new Again(table), asked: true, attempt: vi.fn(), close: vi.fn() })
  }
  const terms = () => [...document.querySelectorAll('dt')].map((each) => each.textContent)
  const ended = { places: [2, 1], winners: [1], scores: [0, 1], breakdown: [[], []], ending: '' }

  it('tells whoever lost how they did, with real minus signs', () => {
    result({ places: [2, 1], winners: [1], scores: [4, 9], breakdown: [[{ key: 'score-rivals', amount: -3 }], []], ending: '' })
    expect(screen.getByText('You came 2nd.')).toBeTruthy()
    expect(document.body.textContent).toContain('−3')
  })

  it('shows scores with their parts however small they are', () => {
    result({ places: [2, 1], winners: [1], scores: [0, 1], breakdown: [[], [{ key: 'score-treasures', amount: 1 }]], ending: '' })
    expect(screen.getByText('Treasures 1')).toBeTruthy()
    expect(screen.getByText('Score')).toBeTruthy()
  })

  it('says once what those came to who lose together, and why', () => {
    const lines = [{ key: 'score-boss', amount: 0 }]
    result({ places: [1, 1], winners: [], scores: [0, 0], breakdown: [lines, lines], ending: '' }, { why: 'Too late.', seats: ['Rogue', 'Dwarf'] })
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('You have lost')
    expect(screen.getByText('Too late.')).toBeTruthy()
    expect(screen.getAllByText('Boss: 0')).toHaveLength(1)
    expect(screen.getByText('Dwarf')).toBeTruthy()
    expect(screen.queryByText('Place')).toBeNull()
  })

  it('shows the score of each who came first with all others, where they play against each other', () => {
    const [one, other] = [[{ key: 'score-treasures', amount: 3 }], [{ key: 'score-boss', amount: 3 }]]
    result({ places: [1, 1], winners: [0, 1], scores: [3, 3], breakdown: [one, other], ending: '' })
    expect(screen.getByText('Treasures 3')).toBeTruthy()
    expect(screen.getByText('Boss 3')).toBeTruthy()
  })

  it('leaves out what scores are made of where they are made of nothing', () => {
    const lines = [{ key: 'score-treasures', amount: 0 }]
    result({ places: [1, 2], winners: [0], scores: [0, 0], breakdown: [lines, lines], ending: '' })
    expect(screen.getByText('Score')).toBeTruthy()
    expect(screen.queryByText('Made of')).toBeNull()
  })

  it('says once what everybody did, where all did the same', async () => {
    const same = { key: 'story-deeds', args: { cards: 0, busts: 0, hits: 0 }, children: [] }
    const other = { ...same, args: { cards: 1, busts: 0, hits: 0 } }
    const story = vi.spyOn(api, 'story')
    const told = (deeds: (typeof same)[][]) => ({ turning: null, at: 0, deeds, together: [], again: null })
    story.mockResolvedValue(told([[same], [same]]))
    result(ended)
    await waitFor(() => expect(terms()).toEqual(['Everybody']))
    cleanup()
    story.mockResolvedValue(told([[same], [other]]))
    result(ended)
    await waitFor(() => expect(terms()).toEqual([words.seat(1), words.seat(0)]))
  })

  it('names all who have won', () => {
    const lines = [{ key: 'score-treasures', amount: 3 }]
    result({ places: [3, 1, 1], winners: [1, 2], scores: [0, 3, 3], breakdown: [[], lines, lines], ending: '' })
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe(`${words.seat(1)} and ${words.seat(2)} won`)
  })

  it('tells what decided the game and what everybody did, with a way to that moment and a link to share', async () => {
    const deeds = { key: 'story-deeds', args: { cards: 5, busts: 1, hits: 0 }, children: [] }
    const turning = { key: 'story-lead', args: { seat: { seat: 1 }, gain: 12 }, children: [] }
    vi.spyOn(api, 'story').mockResolvedValue({ turning, at: 31, deeds: [[deeds], []], together: [], again: null })
    result(ended, null, 'c0ffee')
    expect(await screen.findByText(`${words.seat(1)} gained 12 points on the best of the others.`)).toBeTruthy()
    expect(screen.getByText('See that moment').getAttribute('href')).toMatch(/^\/replay\/.*#seat=0&entry=31$/)
    expect(screen.getByText('5 cards turned, once bust, no hit.')).toBeTruthy()
    await fireEvent.click(screen.getByText('Share'))
    expect(screen.getByLabelText<HTMLInputElement>('Link to the replay through my eyes').value).toMatch(/#seat=0&pass=c0ffee$/)
  })

  it('says that its story did not come, and asks for it again', async () => {
    const deeds = { key: 'story-deeds', args: { cards: 5, busts: 1, hits: 0 }, children: [] }
    vi.spyOn(api, 'story').mockRejectedValueOnce(new HallError('offline', '', 0)).mockResolvedValueOnce({ turning: null, at: 0, deeds: [[deeds], []], together: [], again: null })
    result(ended)
    await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('5 cards turned, once bust, no hit.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement?.id).toBe('result-title')
  })

  it('asks for no story that today’s rules cannot tell', async () => {
    vi.spyOn(api, 'story').mockRejectedValue(new HallError('no-replay', 'This record cannot be told.', 409))
    result(ended)
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers to play again what was lost, where the game can', async () => {
    result(ended)
    await vi.waitFor(() => expect(screen.getByText('Rematch')).toBeTruthy())
    expect(screen.queryByText('Retry this chapter')).toBeNull()
    document.body.innerHTML = ''
    vi.spyOn(api, 'story').mockResolvedValue({ turning: null, at: 0, deeds: [], together: [], again: 12 })
    result(ended)
    await screen.findByText('Retry this chapter')
  })

  it('counts nothing where all that counts is to have won', () => {
    result({ places: [2, 1], winners: [1], scores: [0, 1], breakdown: [[], []], ending: '' })
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('You have lost')
    expect(screen.queryByText('Score')).toBeNull()
    expect(screen.getByText('lost')).toBeTruthy()
  })
})
