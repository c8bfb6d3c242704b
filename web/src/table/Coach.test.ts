import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../hall/api'
import type { TableStore } from '../hall/table.svelte'
import type { TableWords } from '../words/table'
import Coach from './Coach.svelte'
import { newTable, speak } from './testing'

let words: TableWords

beforeAll(async () => {
  ;({ words } = await speak())
})

describe('the first lessons', () => {
  const lessons = ['turn', 'push'].map((id) => ({ id, when: () => true }))
  // A game that tells no aim.
  let untaught: TableWords
  beforeAll(async () => {
    const { texts, words } = await speak()
    untaught = words
    untaught.has = (name) => name !== 'lesson-aim' && texts.has(name)
  })

  it('come one after another', async () => {
    render(Coach, { table: newTable(), words: untaught, lessons })
    expect(await screen.findByText('Lesson 1')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }))
    expect(screen.getByText('Lesson 2')).toBeTruthy()
  })

  it('stay away when somebody has had enough', async () => {
    render(Coach, { table: newTable(), words: untaught, lessons })
    await fireEvent.click(await screen.findByRole('button', { name: 'No more lessons' }))
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('a lesson', () => {
  beforeEach(() => sessionStorage.clear())

  // A table that asks how to meet a card, in a lesson of these moves.
  const taught = (...moves: string[]): TableStore => {
    vi.spyOn(api, 'lesson').mockResolvedValue({ seats: 2, seed: '', bot: '', moves, settings: {} })
    const table = newTable()
    table.info = { lesson: true } as never
    table.ask = { question: 'fight_or_evade', rule: '4.4', options: [{ name: 'fight' }, { name: 'evade' }] }
    table.asks = [{ seat: 0, question: 'fight_or_evade' }]
    return table
  }

  it('begins with the aim, suggests a move, explains where another is chosen, and recaps', async () => {
    const table = taught('fight')
    const answered = vi.spyOn(table.connection, 'send')
    render(Coach, { table, words, lessons: [] })
    expect((await screen.findByRole('status')).textContent).toContain('You go down for gold')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Let us begin' }))
    expect(screen.getByRole('button', { name: 'Try it: Fight' })).toBeTruthy()
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    table.answer('evade')
    flushSync()
    expect(answered).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('You chose “Evade”')
    await fireEvent.click(screen.getByRole('button', { name: 'Let me choose again' }))
    expect(screen.getByRole('button', { name: 'Try it: Fight' })).toBeTruthy()
    table.answer('evade')
    flushSync()
    await fireEvent.click(screen.getByRole('button', { name: 'Evade, all the same' }))
    expect(answered).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Step 3 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Now a real game' })).toBeTruthy()
  })

  it('goes on to what is asked now with whoever acted without reading, and leaves them their own way', async () => {
    const table = taught('fight', 'evade', 'fight')
    render(Coach, { table, words, lessons: [{ id: 'monster', when: (at) => at.sent === null && !at.lines.length }] })
    await screen.findByText('Step 1 of 5')
    table.answer('fight')
    table.lines = [{ seq: 1, happened: { seq: 1, kind: 'decision' } }] as never
    table.sent = null
    flushSync()
    expect(screen.getByRole('button', { name: 'Try it: Evade' })).toBeTruthy()
    expect(screen.getByText('Step 3 of 5')).toBeTruthy()
    table.answer('fight')
    flushSync()
    expect(screen.getByText('Step 3 of 5')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Fight, all the same' }))
    table.sent = null
    table.lines = []
    flushSync()
    expect(screen.queryByText(/^Step/)).toBeNull()
  })

  it('says off the course what would clearly have been better, once it is chosen, and asks the hall once for it', async () => {
    const table = taught('fight', 'evade', 'fight', 'fight')
    const asked = vi.spyOn(table.connection, 'send')
    const hints = () => asked.mock.calls.filter(([{ type }]) => type === 'ask_hint').length
    const worth = (evade: number) => ({
      question: 'fight_or_evade', rule: '4.4', measure: 'win', advice: 'fight', close: false, doubt: '', believed: false, plays: 900,
      choices: [{ option: 'fight', noun: '', chance: 6200, error: 100, odds: {} }, { option: 'evade', noun: '', chance: evade, error: 100, odds: {} }],
    })
    const said = () => screen.queryByRole('status')?.textContent ?? ''
    render(Coach, { table, words, lessons: [] })
    await fireEvent.click(await screen.findByRole('button', { name: 'Let us begin' }))
    expect(hints()).toBe(0) // on the course the lesson itself says why
    table.answer('evade')
    table.answer('evade')
    flushSync()
    expect(said()).toBe('')
    table.sent = null
    flushSync()
    expect(hints()).toBe(1)
    table.hinting = false
    table.hint = worth(3500)
    flushSync()
    table.answer('evade')
    flushSync()
    expect(said()).toContain('“Fight” would have been better: with it the chance to win was about 62\u00a0%, with “Evade” 35\u00a0%.')
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }))
    expect(said()).toBe('')
    table.sent = null
    table.hint = worth(6100)
    flushSync()
    table.answer('evade')
    flushSync()
    expect(said()).not.toContain('would have been better')
    expect(hints()).toBe(1)
  })

  it('explains in the place of the dock, and leaves it to what is to be confirmed and to a move to try', async () => {
    const table = taught('fight', 'evade')
    render(Coach, { table, words, lessons: [] })
    const covers = () => screen.getByRole('status').classList.contains('covers')
    const begin = await screen.findByRole('button', { name: 'Let us begin' })
    expect(covers()).toBe(true)
    table.weighed = 'fight'
    flushSync()
    expect(covers()).toBe(false)
    table.weighed = null
    flushSync()
    expect(covers()).toBe(true)
    await fireEvent.click(begin)
    expect(covers()).toBe(false)
  })

  it('suggests the next move of the next question, not of the one whose answer is on its way', async () => {
    const table = taught('fight', 'evade')
    render(Coach, { table, words, lessons: [] })
    await fireEvent.click(await screen.findByRole('button', { name: 'Let us begin' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Try it: Fight' }))
    expect(screen.queryByRole('button', { name: 'Try it: Evade' })).toBeNull()
    table.sent = null
    flushSync()
    expect(screen.getByRole('button', { name: 'Try it: Evade' })).toBeTruthy()
  })
})
