import { expect, it } from 'vitest'
import type { Book } from '../generated/hall'
import { TableWords } from './table'
import { loadGameWords } from './words'

it.each([
  ['en', '1,234,567'],
  ['es', '1.234.567'],
] as const)('writes long numbers as %s does, however they are told', async (lang, written) => {
  const words = new TableWords(await loadGameWords('blood-bound', lang), { designed: {}, catalogues: {} } as unknown as Book, [])
  const tree = { key: 'notebook', args: { deals: '1234567' }, children: [] }
  expect(words.sentence(tree)).toContain(written)
  expect(words.pieces(tree).join('')).toContain(written)
  expect(words.number(1234567)).toBe(written)
  expect(words.number(-3)).toBe('−3')
})
