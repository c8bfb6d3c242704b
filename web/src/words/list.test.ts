/** Names are counted up as each language does it. */
import { expect, test } from 'vitest'
import { Words } from './words'

test('names are counted up as a language does it', () => {
  expect(new Words('en', []).list(['Bram', 'Celia'])).toBe('Bram and Celia')
  expect(new Words('es', []).list(['Bram', 'Celia'])).toBe('Bram y Celia')
  expect(new Words('es', []).list(['Bram', 'Celia', 'Inés'])).toBe('Bram, Celia e Inés')
})
