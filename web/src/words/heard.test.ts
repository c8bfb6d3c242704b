import { expect, it } from 'vitest'
import { book } from '../boards/blood-bound/fixture'
import { TableWords } from './table'
import { loadGameWords } from './words'

it('says whom a thing was told that speaks to one alone, to everybody else', async () => {
  const dealt = { rule: '1.5', fields: { seat: 'seat', character: 'character' }, audience: 'seat' }
  const words = new TableWords(await loadGameWords('blood-bound', 'en'), { ...book, kinds: { ...book.kinds, card_dealt: dealt } }, ['Ana', 'Bram'])
  const happening = { event: 'card_dealt', seat: 1, character: 'rose_mage' }
  expect(words.heard(happening, 1)).toBe(words.event(happening))
  expect(words.heard(happening, null)).toBe(`Bram alone: ${words.event(happening)}`)
  const attacked = { event: 'attacked', seat: 1, target: 0 }
  expect(words.heard(attacked, null)).toBe(words.event(attacked))
})
