import { expect, it } from 'vitest'
import { tallestBeside } from './rows'

it('counts as tall as the tallest of their row, and no other', () => {
  const items = [
    { top: 0, height: 20 },
    { top: 0, height: 40 },
    { top: 50, height: 20 },
    { top: 50, height: 20 },
  ]
  expect(tallestBeside(items)).toEqual([40, 40, 20, 20])
  expect(tallestBeside([])).toEqual([])
})
