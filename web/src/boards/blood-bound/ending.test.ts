import { expect, it } from 'vitest'
import { ending } from './ending'
import { book, player, view } from './fixture'

const SIX = ['rose_assassin', 'beast_elder', 'rose_mage', 'beast_mentalist', 'rose_courtesan', 'beast_mage']

function over(captured: number, captor: number, winner: string, cards = SIX) {
  return view(cards.length, { captured, captor, winner, leaders: { rose: 0, beast: 1 }, players: cards.map((character) => player({ character })) })
}

it('knows no end while the game runs, or where it was stopped', () => {
  expect(ending(book, view())).toBeNull()
  expect(ending(book, over(1, 0, 'rose'))).not.toBeNull()
  expect(ending(book, { ...over(1, 0, 'rose'), winner: null })).toBeNull()
})

it.each([
  ['leader', 1, 0, 'rose', SIX],
  ['not-leader', 3, 0, 'beast', SIX],
  ['own-clan', 0, 2, 'beast', SIX],
  ['inquisitor', 6, 0, 'secret_order', [...SIX, 'inquisitor_rose']],
  ['stolen', 1, 0, 'secret_order', [...SIX, 'inquisitor_rose']],
] as const)('says why: %s', (why, captured, captor, winner, cards) => {
  expect(ending(book, over(captured, captor, winner, [...cards]))?.why).toBe(why)
})

it('names everybody of the side that won, and who led', () => {
  expect(ending(book, over(1, 0, 'rose'))).toMatchObject({ winners: [0, 2, 4], leaders: { rose: 0, beast: 1 } })
})
