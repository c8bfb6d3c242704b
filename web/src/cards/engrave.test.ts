import { describe, expect, it } from 'vitest'
import { PATTERNS, engraving, numbers } from './engrave'

describe('an engraving', () => {
  it('is the same for the same name, on every screen', () => {
    expect(engraving('dungeon-cards/zombie')).toEqual(engraving('dungeon-cards/zombie'))
  })

  it('is another one for another name', () => {
    const names = Array.from({ length: 200 }, (_, i) => `card-${i}`)
    const seen = new Set(names.map((name) => JSON.stringify(engraving(name))))
    expect(seen.size).toBe(names.length)
    expect(new Set(names.map((name) => engraving(name).pattern))).toEqual(new Set(PATTERNS))
  })

  it('follows the pattern that is asked for, and draws numbers only', () => {
    for (const pattern of PATTERNS) {
      const drawn = engraving('any', pattern)
      expect(drawn.pattern).toBe(pattern)
      expect(drawn.lines).toMatch(/^M/)
      expect(drawn.lines + drawn.hatch).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('keeps its light and its symbol within the field', () => {
    for (let i = 0; i < 100; i += 1) {
      const { light, tilt, motes } = engraving(`seed ${i}`)
      expect(light.x).toBeGreaterThanOrEqual(0)
      expect(light.x).toBeLessThanOrEqual(100)
      expect(Math.abs(tilt)).toBeLessThanOrEqual(7)
      for (const [x, y] of motes) expect(Math.max(x, y)).toBeLessThanOrEqual(100)
    }
  })
})

describe('numbers', () => {
  it('lie between 0 and 1 and spread over it', () => {
    const next = numbers('seed')
    const drawn = Array.from({ length: 1000 }, next)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    expect(drawn.reduce((sum, each) => sum + each, 0) / 1000).toBeCloseTo(0.5, 1)
  })
})
