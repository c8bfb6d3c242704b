import { expect, it } from 'vitest'
import { beside, fold } from './fold'

const row = (top: number, count: number, height = 44) => Array.from({ length: count }, () => ({ top, bottom: top + height }))

it('keeps the first rows of a list, as tall as they are', () => {
  expect(fold([...row(100, 3), ...row(150, 2, 60), ...row(216, 4)], 120)).toEqual({ rows: 3, kept: 2, shown: 5, height: 110 })
})

it('keeps fewer where they are too tall, but never none', () => {
  expect(fold([...row(0, 2, 80), ...row(86, 2, 80)], 120)).toEqual({ rows: 2, kept: 1, shown: 2, height: 80 })
  expect(fold([...row(0, 2, 200), ...row(206, 1)], 120)).toMatchObject({ kept: 1, height: 200 })
})

it('keeps everything where there is room', () => {
  expect(fold(row(10, 3), 120)).toEqual({ rows: 1, kept: 1, shown: 3, height: 44 })
  expect(fold([], 120)).toEqual({ rows: 0, kept: 0, shown: 0, height: 0 })
})

it('takes no more from what stands beneath it than gives it its own room', () => {
  const beneath = [66, 33, 0]
  expect(beside(200, 290, beneath)).toBe(0)
  expect(beside(247, 290, beneath)).toBe(1)
  expect(beside(270, 290, beneath)).toBe(2)
  expect(beside(300, 290, beneath)).toBe(0)
})
