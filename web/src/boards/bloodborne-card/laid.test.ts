import { beforeAll, expect, test } from 'vitest'
import type { Box } from '../../generated/bloodborne-card'
import type { TableWords } from '../../words/table'
import { frames, wordsOf } from './fixture'
import { laidFor, ownedBy } from './laid'

let words: TableWords<Box>
const own = frames[0]!.view.hunters[0]!
const hand = own.hand!
const asking = (question: string, cards: string[]) => ({ question, rule: '', options: cards.map((name) => ({ name, noun: 'card' })) })

beforeAll(async () => {
  words = await wordsOf()
})

test('the hand lies there, and answers what is asked of it', () => {
  expect(laidFor(null, own, 7, [], words)).toEqual({ title: words.text('hunt-hand'), cards: hand, options: [], unknown: false, asked: false })
  expect(laidFor(asking('play_card', hand.slice(1)), own, 7, [], words)).toMatchObject({ cards: hand, options: hand.slice(1), unknown: false })
})

test('cards from elsewhere that are asked about lie in its place, to be read', () => {
  const laid = laidFor(asking('take_upgrade', ['molotov', 'kirkhammer']), own, 7, [], words)
  expect(laid).toMatchObject({ cards: ['molotov', 'kirkhammer'], unknown: true })
  expect(laid.title).toContain(`${ownedBy(own).length}`)
})

test('a question about something else leaves the hand to be looked at', () => {
  const ask = { question: 'block_hunter', rule: '', options: [{ name: 'seat_2', noun: 'seat' }] }
  expect(laidFor(ask, own, 7, [], words)).toMatchObject({ cards: hand, options: [], unknown: false })
})

test('once it is decided the same cards lie there still, and none answers', () => {
  const used = { ...own, used: ['molotov'] }
  expect(laidFor(asking('take_upgrade', []), own, 7, ['molotov', 'kirkhammer'], words)).toMatchObject({ cards: ['molotov', 'kirkhammer'], options: [], unknown: true, asked: true })
  expect(laidFor(asking('reclaim_card', []), used, 7, [], words)).toMatchObject({ cards: ['molotov'], options: [], unknown: true })
  expect(laidFor(asking('remove_card', []), used, 7, [], words)).toMatchObject({ cards: ownedBy(used), options: [], unknown: true })
  expect(laidFor(asking('play_card', []), own, 7, [], words)).toMatchObject({ cards: hand, options: [], unknown: false, asked: true })
})
