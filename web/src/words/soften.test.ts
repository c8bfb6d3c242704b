import { describe, expect, it } from 'vitest'
import { kept, longest, softened } from './soften'

const shown = (name: string): string => softened(name).replaceAll('\u00ad', '|')

describe('a long word', () => {
  it('may be broken between two syllables near its middle', () => {
    expect(shown('Inquebrantable')).toBe('Inque|brantable')
    expect(shown('Golpe desesperanzado')).toBe('Golpe desespe|ranzado')
    expect(longest(softened('Inquebrantable'))).toBe(9)
  })

  it('stays whole where it is short or has no syllables to part', () => {
    expect(shown('Segundo aliento')).toBe('Segundo aliento')
    expect(shown('Pfffffffffffft')).toBe('Pfffffffffffft')
    expect(longest('Segundo aliento')).toBe(7)
  })
})

describe('what tells one of a kind from the others', () => {
  it('stays beside its name', () => {
    expect(kept('Hunter Mob 1')).toBe('Hunter Mob\u00a01')
    expect(kept('Central Lamp A')).toBe('Central Lamp\u00a0A')
  })

  it('is no word', () => {
    expect(kept('Saw Cleaver')).toBe('Saw Cleaver')
    expect(kept('I suffer 2 damage')).toBe('I suffer 2 damage')
  })
})
