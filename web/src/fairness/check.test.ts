import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { check, commitment, tableKey, type DiceRecord } from './check'
import record from './record.test.json'

const SEED = Uint8Array.from({ length: 32 }, (_, place) => place)
const TRUE = record as unknown as DiceRecord

describe('the promise of the dice', () => {
  it('is worked out as the hall does', () => {
    expect(commitment(SEED, 'table-1')).toBe('098af8c0b7c9164b2b3499e67f3e8b5bfec163ca451da779525a4a5e3f0e8913')
    expect(bytesToHex(tableKey(SEED, ['ana', '', 'zoë']))).toBe('262ccc5c806bec53cd4cc6aaf27d67f93c77a1f411e86db6ac9c1f94d97aa66e')
  })

  it('holds for a record that was played', () => {
    const draws = [TRUE.opening, ...TRUE.entries!].reduce((sum, each) => sum + (each.draws?.length ?? 0), 0)
    expect(check(TRUE)).toEqual({ fair: true, draws })
  })

  it('does not hold for another seed, another table or another contribution', () => {
    expect(check({ ...TRUE, server_seed: TRUE.server_seed!.replace(/^../, '00') })).toMatchObject({ why: 'commitment' })
    expect(check({ ...TRUE, table: 'another' })).toMatchObject({ why: 'commitment' })
    expect(check({ ...TRUE, contributions: ['x', ''] })).toMatchObject({ why: 'draw' })
  })

  it('names the first draw that was changed', () => {
    const changed = structuredClone(TRUE)
    const draw = changed.entries!.find((entry) => entry.draws?.length)!.draws![2]!
    draw[2] = (draw[2] + 1) % draw[1]
    const verdict = check(changed)
    expect(verdict).toMatchObject({ fair: false, why: 'draw', entry: 2, draw })
  })

  it('cannot be told before the seed is published', () => {
    const rest = { ...TRUE }
    delete rest.server_seed
    expect(check(rest)).toEqual({ fair: false, why: 'no-seed' })
  })
})
