import { expect, it } from 'vitest'
import { ending, told } from './ending'
import { book, player, view, words } from './fixture'

const SIX = ['rose_assassin', 'beast_elder', 'rose_mage', 'beast_mentalist', 'rose_courtesan', 'beast_mage']

function over(captured: number, captor: number, winner: string, cards = SIX) {
  return view(cards.length, { captured, captor, winner, why: 'leader', leaders: { rose: 0, beast: 1 }, players: cards.map((character) => player({ character })) })
}

it('knows no end while the game runs, or where it was stopped', () => {
  expect(ending(book, view())).toBeNull()
  expect(ending(book, over(1, 0, 'rose'))).not.toBeNull()
  expect(ending(book, { ...over(1, 0, 'rose'), winner: null })).toBeNull()
})

it('names everybody of the side that won, and who led', () => {
  expect(ending(book, over(1, 0, 'rose'))).toMatchObject({ why: 'leader', winners: [0, 2, 4], leaders: { rose: 0, beast: 1 } })
})

it('tells clan, rank, captor and captured of everybody', async () => {
  const { why, seats } = told(over(1, 0, 'rose'), await words())
  expect(why).toBe('Mireia has captured Bram, who led their clan (Beast).')
  expect(seats[0]).toBe('Assassin (2) of the Rose, led the clan, made the capture')
  expect(seats[1]).toBe('Elder (1) of the Beast, led the clan, was captured')
  expect(seats[2]).toBe('Mage (8) of the Rose')
})
