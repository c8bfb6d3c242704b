import { expect, it } from 'vitest'
import { ending, leader } from './ending'
import { book, player, view } from './fixture'

const SIX = ['rose_assassin', 'beast_elder', 'rose_mage', 'beast_mentalist', 'rose_courtesan', 'beast_mage']

function over(captured: number, captor: number, winner: string, cards = SIX) {
  return view(cards.length, { captured, captor, winner, players: cards.map((character) => player({ character })) })
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

it('lets the highest number lead once the clan has the Quill', () => {
  const shown = over(1, 0, 'rose')
  shown.players[1]!.cards = ['quill']
  expect(leader(book, shown, 'beast')).toBe(5)
  expect(leader(book, shown, 'rose')).toBe(0)
})
