import { expect, it } from 'vitest'
import { deciding, even } from './deciding'

const worth = (_: string, chance: number): boolean => chance > 0
const always = (): boolean => true

it('tells of every option the first chance in which they differ', () => {
  expect(deciding([{ hits: 1, hurt: 1 }, { hits: 1, hurt: 0 }], always)).toBe('hurt')
  expect(deciding([{ hits: 1, hurt: 0.5 }, { hits: 0.5, hurt: 0 }], always)).toBe('hits')
})

it('tells the last of those that they have in common where they do not differ', () => {
  expect(deciding([{ hits: 1, hurt: 0.5, falls: 0.5 }, { hits: 1, hurt: 0.5, falls: 0.5 }], always)).toBe('falls')
  expect(deciding([{ hits: 1, hurt: 0.5 }, { hurt: 0.5 }], always)).toBe('hurt')
})

it('passes over one that some option has no word for', () => {
  expect(deciding([{ hits: 1, falls: 0 }, { hits: 1, falls: 1 }], worth)).toBe('hits')
  expect(deciding([{ falls: 0 }, { falls: 1 }], worth)).toBe('')
})

it('has nothing to compare where no other option has a chance', () => {
  expect(deciding([{ friend: 0.5, leader: 0.1 }], always)).toBe('')
  expect(deciding([], always)).toBe('')
})

it('knows where all options have the same chances', () => {
  expect(even([{ hits: 1, hurt: 0.5 }, { hurt: 0.5, hits: 1 }], 2)).toBe(true)
  expect(even([{ hits: 1, hurt: 0.5 }, { hits: 1, hurt: 0 }], 2)).toBe(false)
  expect(even([{ hits: 1, hurt: 0.5 }, { hurt: 0.5 }], 2)).toBe(false)
  expect(even([{ hits: 1 }, { hits: 1 }], 3)).toBe(false)
  expect(even([{ hits: 1 }], 1)).toBe(false)
})
