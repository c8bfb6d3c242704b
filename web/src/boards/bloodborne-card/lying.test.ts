import { expect, test } from 'vitest'
import { columnsOf } from './lying'

const PHONE = 344 // pixels for the hand on a phone held upright

test('a few stand upright, as long as their names can be read', () => {
  expect(columnsOf(5, PHONE, 1)).toBe(0)
  expect(columnsOf(7, 700, 1)).toBe(0)
  expect(columnsOf(0, PHONE, 1)).toBe(0)
})

test('many lie, as many in a row as in another', () => {
  expect(columnsOf(6, PHONE, 1)).toBe(3)
  expect(columnsOf(7, PHONE, 1)).toBe(3)
  expect(columnsOf(7, 400, 1)).toBe(4)
  expect(columnsOf(8, 410, 1)).toBe(4)
})

test('larger text lies earlier', () => {
  expect(columnsOf(5, PHONE, 1.3)).toBe(3)
  expect(columnsOf(4, PHONE, 1.5)).toBe(2)
})
