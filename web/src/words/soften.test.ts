import { describe, expect, it } from 'vitest'
import { closed, counted, kept, longest, parted, softened } from './soften'

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

  it('is parted at its own hyphen, and not beside it', () => {
    expect(shown('Maximilian-Bartleby')).toBe('Maximilian-Bartleby')
    expect(shown('Inquebrantable-Ana')).toBe('Inque|brantable-Ana')
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

describe('a number in a sentence', () => {
  it('stays beside what it counts', () => {
    expect(counted('6 dice, 1 evade needed.')).toBe('6\u00a0dice, 1\u00a0evade needed.')
    expect(counted('Los dados muestran 1 área.')).toBe('Los dados muestran 1\u00a0área.')
    expect(counted('Los de aquí: 2 de daño.')).toBe('Los de aquí: 2\u00a0de\u00a0daño.')
  })

  it('stays beside the name that it belongs to', () => {
    expect(counted('Ines shows a rank: Harlequin (3). Wounds: 1.')).toBe('Ines shows a rank: Harlequin\u00a0(3). Wounds: 1.')
    expect(counted('Tripwire (2 actions).')).toBe('Tripwire (2\u00a0actions).')
  })
})

describe('a question', () => {
  it('is parted from what leads up to it where each fits into a line', () => {
    expect(parted('Bram lies here. What do you take?')).toEqual(['Bram lies here.', 'What do you take?'])
    expect(parted('1 de 2 golpes. ¿La das por buena?')).toEqual(['1 de 2 golpes.', '¿La das por buena?'])
  })

  it('stays whole where nothing leads up to it, or where one part would take two lines', () => {
    for (const whole of ['Who will you be?', 'Te curan. ¿Qué ficha devuelves?', 'Deal damage. Which hunter of the other clan takes it?', 'Somebody has shown a card to everybody. And you?']) expect(parted(whole)).toEqual(['', whole])
  })
})

it('keeps a number at the end of a sentence with the word before it', () => {
  expect(closed('It has 3 life; the axe takes 2. Then it falls at 1!')).toBe('It has 3 life; the axe takes\u00a02. Then it falls at\u00a01!')
  expect(closed('Rule 2.3 says so.')).toBe('Rule 2.3 says so.')
})
