import { expect, it } from 'vitest'
import { book, view } from './fixture'
import { answersOf, general, single, wishOf } from './standing'

it('tells answers for everybody from those for one player', () => {
  expect(general(book).map(({ name }) => name)).toEqual(['never_this_turn', 'never'])
  expect(single(book)?.name).toBe('always_for')
})

it('tells the hall the general answer first, so that one for a player counts before it', () => {
  const answers = answersOf(book, { everybody: 'never', players: [3, 1] }, view())
  expect(answers).toEqual([{ kind: 'never' }, { kind: 'always_for', value: 3 }, { kind: 'always_for', value: 1 }])
  expect(wishOf(book, answers, view())).toEqual({ everybody: 'never', players: [3, 1] })
})

it('binds an answer for this turn to this turn', () => {
  const answers = answersOf(book, { everybody: 'never_this_turn', players: [] }, view(6, { turn: 4 }))
  expect(answers).toEqual([{ kind: 'never_this_turn', value: 4 }])
  expect(wishOf(book, answers, view(6, { turn: 4 })).everybody).toBe('never_this_turn')
  expect(wishOf(book, answers, view(6, { turn: 5 })).everybody).toBeNull()
})

it('ends everything with nothing', () => {
  expect(answersOf(book, { everybody: null, players: [] }, view())).toEqual([])
})
