import { expect, it } from 'vitest'
import { pieces } from './story'

it('finds people by their names, the longer name first', () => {
  expect(pieces('Ana (2) strikes Ana.', ['Ana', 'Ana (2)'])).toEqual([
    { text: 'Ana (2)', seat: 1 },
    { text: ' strikes ', seat: null },
    { text: 'Ana', seat: 0 },
    { text: '.', seat: null },
  ])
})

it('finds no name inside a word', () => {
  expect(pieces('Anabel waits.', ['Ana'])).toEqual([{ text: 'Anabel waits.', seat: null }])
})

it('takes a name of signs as it is, and a nameless table too', () => {
  expect(pieces('Who is (?+ here', ['(?+']).filter((piece) => piece.seat === 0)).toHaveLength(1)
  expect(pieces('Nobody.', [''])).toEqual([{ text: 'Nobody.', seat: null }])
})
