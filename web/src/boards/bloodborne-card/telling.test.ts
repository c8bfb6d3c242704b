import { beforeAll, expect, test } from 'vitest'
import type { Box, HunterView } from '../../generated/bloodborne-card'
import type { TableWords } from '../../words/table'
import { frames, tableAt, wordsOf, type Frame } from './fixture'
import { tells } from './telling'

let words: TableWords<Box>
beforeAll(async () => {
  words = await wordsOf()
})

/** What an option brings to seat 0, where the hunters stand as given. */
function brought(question: string, noun: string, option: string, ...hunters: Partial<HunterView>[]): string {
  const { view } = frames[0]!
  const frame: Frame = {
    ...frames[0]!,
    view: { ...view, hunters: view.hunters.map((each, seat) => ({ ...each, ...hunters[seat] })) },
    ask: { question, rule: '', options: [{ name: option, noun }] },
    asks: [{ seat: 0, question }],
  }
  return tells(tableAt(frame).table, words).options![option]!
}

test('a theft brings as many Echoes as the card takes, and never more than there are', () => {
  const siphon = { played: 'cutpurse_siphon', weapon: null }
  expect(brought('steal_from', 'seat', 'seat_2', siphon, { collected: 7 })).toBe('you take 3 Echoes')
  expect(brought('steal_from', 'seat', 'seat_2', siphon, { collected: 1 })).toBe('you take 1 Echo')
  const sickle = { played: 'transform', weapon: 'grave_tithe_sickle' }
  expect(brought('steal_from', 'seat', 'seat_2', sickle, { collected: 7 })).toBe('you take 1 Echo')
})

test('a snare names the weapon and what it would deal', () => {
  expect(brought('block_hunter', 'seat', 'seat_3', {}, {}, { played: 'hunter_axe', weapon: 'hunter_axe' })).toBe('Hunter Axe: 2\u00a0→\u00a00')
  expect(brought('block_hunter', 'seat', 'seat_3', {}, {}, { played: 'hunters_dream', weapon: null })).toBe('')
})

test('a trophy says what its type is worth with it; the end of the track is the end', () => {
  expect(brought('choose_trophy', 'trophy', 'humanoid', { trophies: [0, 3, 0] })).toBe('worth 5 instead of 3')
  expect(brought('choose_trophy', 'trophy', 'humanoid', { trophies: [0, 5, 0] })).toBe('worth 8 instead of 8')
})

test('a card says on its face what it brings', () => {
  expect(brought('take_upgrade', 'card', 'kirkhammer')).toBe('')
})
