import { describe, expect, it } from 'vitest'
import { alone } from './spread'

describe('the card that lies in a row of its own', () => {
  it('is none of an even number', () => {
    expect(alone([])).toBeNull()
    expect(alone([10, 90, 20, 30])).toBeNull()
  })

  it('has whole pairs before it, even where the longest has not', () => {
    expect(alone([80, 30, 30, 150, 40, 90, 60])! % 2).toBe(0)
  })

  it('is the one whose row saves the most height', () => {
    expect(alone([20, 20, 150, 20, 20])).toBe(2)
    expect(alone([20, 150, 140, 20, 20])).toBe(0)
  })
})
