import { describe, expect, it } from 'vitest'
import type { Hint } from '../generated/hall'
import { missed } from './hindsight'

const hint = (chances: Record<string, number>, more: Partial<Hint> = {}): Hint => ({
  question: 'push', rule: '2.3', measure: 'win', advice: Object.keys(chances)[0]!, close: false, doubt: '', believed: false, plays: 900,
  choices: Object.entries(chances).map(([option, chance]) => ({ option, noun: '', chance, error: 200 })),
  ...more,
})

describe('in hindsight', () => {
  it('another choice was better where it was so by more than the hint may err', () => {
    expect(missed(hint({ stop: 6000, draw: 4000 }), 'draw')).toMatchObject({ chosen: { option: 'draw' }, better: { option: 'stop' } })
    expect(missed(hint({ stop: 6000, draw: 5600 }), 'draw')).toBeNull() // within the error
    expect(missed(hint({ stop: 6000, draw: 5550 }), 'draw')).toBeNull() // too little to be worth a word
  })

  it('nothing is said of what was advised, of what is not known, and where the hint doubts itself', () => {
    expect(missed(hint({ stop: 6000, draw: 4000 }), 'stop')).toBeNull()
    expect(missed(hint({ stop: 6000 }), 'draw')).toBeNull()
    expect(missed(null, 'draw')).toBeNull()
    expect(missed(hint({ stop: 6000, draw: 4000, wait: 7000 }, { doubt: 'wait' }), 'draw')).toBeNull()
  })
})
