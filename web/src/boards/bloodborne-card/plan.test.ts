import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Given } from '../../generated/hall'
import type { TableWords } from '../../words/table'
import { frames, wordsOf } from './fixture'
import { answersOf, cardsOf, dropped, planFor } from './plan'
import Planning from './Planning.svelte'

let words: TableWords
const view = frames[0]!.view
const own = view.hunters[0]!
const [one = '', other = ''] = cardsOf(own)

beforeAll(async () => {
  words = await wordsOf()
})

it('plans for the next round, beside what stands for this one, the card against a boss last', () => {
  const now: Given = { kind: 'next_card', value: view.round, option: one }
  const answers = answersOf([now, { ...now, dropped: true }], view, { card: one, boss: other })
  expect(answers).toEqual([
    now,
    { kind: 'next_card', value: view.round + 1, option: one },
    { kind: 'next_card_boss', value: view.round + 1, option: other },
  ])
  expect(planFor(answers, view.round + 1)).toEqual({ card: one, boss: other })
  expect(answersOf(answers, view, { card: '', boss: '' })).toEqual([now])
})

it('says what was dropped in the round in which it came due', () => {
  const lost: Given = { kind: 'next_card', value: view.round, option: one, dropped: true }
  expect(dropped([lost], view.round)).toEqual([one])
  expect(dropped([lost], view.round + 1)).toEqual([])
  expect(planFor([lost], view.round)).toEqual({ card: '', boss: '' })
})

it('is chosen from lists, told below, and withdrawn', async () => {
  const stand = vi.fn()
  const table = { standing: [{ kind: 'next_card', value: view.round + 1, option: one }], stand }
  render(Planning, { table, words, view, own })
  expect(screen.getByRole('status').textContent).toContain(words.noun('card', one))
  await fireEvent.click(screen.getByRole('button', { name: 'If I am asked next round …' }))
  const boss = screen.getByLabelText('If a boss is there, I play')
  await fireEvent.change(boss, { target: { value: other } })
  expect(stand).toHaveBeenLastCalledWith([
    { kind: 'next_card', value: view.round + 1, option: one },
    { kind: 'next_card_boss', value: view.round + 1, option: other },
  ])
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw it all' }))
  expect(stand).toHaveBeenLastCalledWith([])
})

it('says plainly that a card could not be played', () => {
  const table = { standing: [{ kind: 'next_card', value: view.round, option: one, dropped: true }], stand: vi.fn() }
  render(Planning, { table, words, view, own })
  expect(screen.getByRole('status').textContent).toContain(`${words.noun('card', one)} could not be played`)
})
