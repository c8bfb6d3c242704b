import { expect, test } from 'vitest'
import { broadest, halved } from './breadth'

test('a name needs the width of its broadest word, not of the one with the most letters', () => {
  expect(broadest('Hacha de cazador')).toBe(broadest('cazador'))
  expect(broadest('mammoth still')).toBe(broadest('mammoth'))
  expect(broadest('Kirkhammer')).toBeGreaterThan(broadest('Transformar'))
})

test('a hyphenated one may go on after its hyphen', () => {
  expect(broadest('Grave-Tithe')).toBe(broadest('Grave-'))
  expect(broadest('Grave-Tithe')).toBeLessThan(broadest('GraveTithe'))
})

test('in two lines a name is as broad as the broader of them, broken in the best place', () => {
  expect(halved('aa aa aa aa')).toBeCloseTo(2 * broadest('aa') + 0.25)
  expect(halved('aaaaa aa aa')).toBe(broadest('aaaaa'))
  expect(halved('aa aa aaaaa')).toBe(broadest('aaaaa'))
  expect(halved('Kirkhammer')).toBe(broadest('Kirkhammer'))
})

test('what it measures is what is printed, at most a tenth more', () => {
  // As a browser sets them at 100 pixels.
  const printed = { Kirkhammer: 5.31, Transformar: 5.18, "Ragpicker's": 4.77, Nightshade: 4.72, repetición: 4.12, Trilladora: 4.11 }
  for (const [word, ems] of Object.entries(printed)) {
    expect(broadest(word)).toBeGreaterThan(ems - 0.05)
    expect(broadest(word)).toBeLessThan(ems * 1.1)
  }
})
