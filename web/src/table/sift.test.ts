import { describe, expect, it } from 'vitest'
import type { Topics } from '../boards/topics'
import type { LogLine } from '../hall/log'
import { EVERYTHING, sifted, topicsOf, type Wish } from './sift'

const book = { kinds: { rolled: { rule: '5.2', fields: { seat: 'seat', strikes: 'number' } }, gold_moved: { rule: '9.2', fields: { seat: 'seat', rival: 'seat', gold: 'number' } } }, statements: { vouch: { rule: '10.2', fields: { seat: 'seat' } } } }
const topics: Topics = { dice: ['rolled'], gain: ['gold_moved'] }
const line = (seq: number, event: object, kind = 'decision') => ({ seq, happening: event, happened: { seq, kind } }) as unknown as LogLine
const lines = [
  line(1, { event: 'rolled', seat: 0, strikes: 1 }),
  line(1, { event: 'gold_moved', seat: 2, rival: 0, gold: 1 }),
  line(2, { event: 'vouch', seat: 1 }, 'statement'),
  { seq: 3, happened: { seq: 3, kind: 'undo', seat: 1 } } as LogLine,
]
const found = (wish: Partial<Wish>) => sifted(lines, { ...EVERYTHING, ...wish }, topics, book, (line) => (line.happening ? `Ésta ${line.happening.event}` : 'taken back')).map(({ number }) => number)

describe('a sifted log', () => {
  it('is the whole log where nothing is wished', () => expect(found({})).toEqual([0, 1, 2, 3]))

  it('shows what concerns a player, also as the other one of it, and not a number that is alike', () => {
    expect(found({ seat: 0 })).toEqual([0, 1])
    expect(found({ seat: 1 })).toEqual([2, 3])
  })

  it('shows what is about something, talk as what was said', () => {
    expect(found({ topic: 'dice' })).toEqual([0])
    expect(found({ topic: 'talk' })).toEqual([2])
    expect(found({ topic: 'important' })).toEqual([])
  })

  it('finds words whatever their case and accents, in what is left', () => {
    expect(found({ words: ' ESTA ' })).toEqual([0, 1, 2])
    expect(found({ words: 'esta', seat: 0, topic: 'gain' })).toEqual([1])
  })

  it('offers only topics that the game has something to say about', () => {
    expect(topicsOf(topics, book)).toEqual(['dice', 'gain', 'talk'])
    expect(topicsOf({}, { statements: {} })).toEqual([])
  })
})
