import { describe, expect, it } from 'vitest'
import { COMMANDS, KEYS, meaning, retelling } from './keys'
import { textOf } from '../rules/rules'
import { folded, highlighted } from './search'

const press = (key: string, options: number, target?: Element) => {
  const event = new KeyboardEvent('keydown', { key })
  if (target) Object.defineProperty(event, 'target', { value: target })
  return meaning(event, options)
}

describe('keys', () => {
  it('never mean both an option and a command', () => {
    expect(KEYS.filter((key) => key in COMMANDS)).toEqual([])
    expect(new Set(KEYS).size).toBe(KEYS.length)
  })

  it('choose an option that is there, and nothing else', () => {
    expect(press('1', 2)).toEqual({ option: 0 })
    expect(press('3', 2)).toBeNull()
    expect(press('a', 10)).toEqual({ option: 9 })
    expect(press('?', 0)).toEqual({ command: '?' })
  })

  it('are left alone while somebody types', () => {
    expect(press('1', 2, document.createElement('input'))).toBeNull()
  })

  it('are for an open window, but not for one that has just been closed and still has the focus', () => {
    const dialog = document.createElement('dialog')
    const button = dialog.appendChild(document.createElement('button'))
    dialog.open = true
    expect(press('r', 0, button)).toBeNull()
    dialog.open = false
    expect(press('r', 0, button)).toEqual({ command: 'r' })
  })
})

describe('keys of a replay', () => {
  const told = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more })
    Object.defineProperty(event, 'target', { value: target })
    return retelling(event)
  }

  it('step and play, whatever has the focus', () => {
    expect([told('ArrowLeft'), told('ArrowRight'), told(' ')]).toEqual([-1, 1, 'play'])
    expect(told('ArrowRight', document.createElement('button'))).toBe(1)
  })

  it('are left to what has a use of its own for them', () => {
    expect(told('ArrowRight', document.createElement('input'))).toBeNull() // the slider steps by itself
    expect(told(' ', document.createElement('button'))).toBeNull()
    expect(told('ArrowLeft', document.body, { altKey: true })).toBeNull() // the browser goes back
  })
})

describe('rules', () => {
  it('are searched in texts, lists and tables alike', () => {
    const span = (text: string) => [{ text, style: '' as const }]
    const passages = [
      { kind: 'text' as const, rows: [[[...span('A '), ...span('word')]]] },
      { kind: 'table' as const, rows: [[span('one'), span('two')], [span('three')]] },
    ]
    expect(textOf({ passages })).toBe('A word one two three')
  })
  it('are searched whatever case and accents', () => {
    expect(folded('  ACCIÓN   única')).toBe('accion unica')
  })
  it('show what was searched, as it is written there', () => {
    const found = (text: string, wanted: string) => highlighted(text, wanted).flatMap((piece) => (piece.found ? [piece.text] : []))
    expect(highlighted('Una Acción, otra acción.', 'accion')).toEqual([
      { text: 'Una ', found: false },
      { text: 'Acción', found: true },
      { text: ', otra ', found: false },
      { text: 'acción', found: true },
      { text: '.', found: false },
    ])
    expect(found('two\n  words', 'TWO words')).toEqual(['two\n  words'])
    expect(found('nothing', 'else')).toEqual([])
    expect(highlighted('as it is', '')).toEqual([{ text: 'as it is', found: false }])
  })
})
