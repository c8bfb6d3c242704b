import { expect, it } from 'vitest'
import type { Tree } from '../../generated/hall'
import { pagesOf } from './notes'

const page = (seat: number): Tree => ({
  key: 'notebook-page',
  args: { seat: { seat }, rose: 40, beast: 60, order: 0, leader: 17 },
  children: [
    {
      key: 'notebook-could-be',
      args: {
        characters: [
          { key: 'notebook-character', args: { character: { noun: 'character', id: 'rose_elder' }, percent: 40 }, children: [] },
          { key: 'notebook-character', args: { character: { noun: 'character', id: 'beast_mage' }, percent: 60 }, children: [] },
        ],
      },
      children: [],
    },
  ],
})

it('reads every page as numbers', () => {
  const tree: Tree = { key: 'notebook', args: { deals: '12' }, children: [page(0), page(1)] }
  expect(pagesOf(tree)?.[1]).toEqual({
    seat: 1,
    rose: 40,
    beast: 60,
    order: 0,
    leader: 17,
    characters: { rose_elder: 40, beast_mage: 60 },
  })
})

it('leaves a tree of another form to be shown as text', () => {
  expect(pagesOf({ key: 'notebook', args: {}, children: [] })).toBeNull()
  expect(pagesOf({ key: 'notebook', args: {}, children: [page(0), { key: 'other', args: {}, children: [] }] })).toBeNull()
  const odd = { ...page(0), args: { seat: 0, rose: 1, beast: 1, order: 1, leader: 1 } }
  expect(pagesOf({ key: 'notebook', args: {}, children: [odd] })).toBeNull()
})
