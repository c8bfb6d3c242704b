import { describe, expect, it } from 'vitest'
import type { Chapter, Frame, Paragraph } from '../generated/hall'
import { momentsOf } from './moments'
import { chapterName, chapterOf, countOf, found, linked, numbersOf } from './rules'

const rule = (number: string, text: string): Paragraph => ({ number, passages: [{ kind: 'text', rows: [[[{ text, style: '' }]]] }], sources: [], ours: false })
const BOOK: Chapter[] = [
  { number: '1', title: 'One', paragraphs: [rule('1.1', 'An acción.'), rule('', 'Told of actions.')] },
  { number: '', title: 'Rulings', paragraphs: [rule('R1', 'See 1.1.')] },
]

describe('the rules', () => {
  it('are found by words and by their number, never what only explains', () => {
    expect(found(BOOK, 'ACCION').map(({ title }) => title)).toEqual(['One'])
    expect(countOf(found(BOOK, 'acc'))).toBe(1)
    expect(found(BOOK, 'told')).toEqual([])
    expect(found(BOOK, ' R1 ')).toHaveLength(1)
    expect(countOf(found(BOOK, ''))).toBe(3)
  })

  it('lead to the rules that they name, and to no others', () => {
    const numbers = numbersOf(BOOK)
    const leads = (text: string) => linked(text, numbers).filter((piece) => piece.rule).map((piece) => piece.rule)
    expect(leads('By 1.1, and (1.1). See R1; not 1.10, 21.1, 1.1.1 or 3.4.')).toEqual(['1.1', '1.1', 'R1'])
    expect(linked('By 1.1!', numbers).map((piece) => piece.text).join('')).toBe('By 1.1!')
    expect(linked('By 1.1', new Set())).toEqual([{ text: 'By 1.1', rule: '' }])
  })

  it('have chapters with addresses of their own', () => {
    expect(BOOK.map(chapterName)).toEqual(['chapter-1', 'chapter-at-1'])
    expect(chapterOf('12.4')).toBe('12')
  })
})

it('an example begins with how it stands, and steps over what nobody sees', () => {
  const frame = (seq: number, ...events: string[]) => ({ happened: { seq, kind: 'decision', events: events.map((event) => ({ event })) } }) as unknown as Frame
  const moments = momentsOf([frame(3, 'a', 'b'), frame(4), frame(5, 'c', 'd')], () => true)
  expect(moments.map(({ frame, last }) => [frame, last])).toEqual([[0, true], [2, false], [2, true]])
})
