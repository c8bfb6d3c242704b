import { describe, expect, it } from 'vitest'
import type { Begins } from '../boards/topics'
import type { LogLine } from '../hall/log'
import { ranksOf } from './heads'

const begins: Begins = { turns: ['round_begins', 'turn_begins'], steps: ['card_turned', 'displayed'] }
const line = (seq: number, event: string): LogLine => ({ seq, happening: { event }, happened: { seq, kind: 'decision' } })
const ranks = (...lines: LogLine[]) => ranksOf(lines, begins)

describe('the lines of a log', () => {
  it('stand below the decision that led to them', () => {
    expect(ranks(line(1, 'stopped'), line(1, 'gold_collected'), line(2, 'stopped'))).toEqual(['first', 'below', 'first'])
  })

  it('have a head where a turn begins, and what comes next is nobody else\u2019s', () => {
    const told = [line(1, 'stopped'), line(1, 'round_begins'), line(1, 'turn_begins'), line(1, 'fights'), line(1, 'rolled')]
    expect(ranks(...told)).toEqual(['first', 'head', 'head', 'first', 'below'])
  })

  it('begin anew with a step of a turn, once for several alike', () => {
    const told = [line(1, 'stopped'), line(1, 'rested'), line(1, 'displayed'), line(1, 'displayed'), line(1, 'card_turned')]
    expect(ranks(...told)).toEqual(['first', 'below', 'first', 'beside', 'first'])
  })

  it('stand at the same margin where several of a kind follow one another', () => {
    expect(ranks(line(1, 'shown'), line(1, 'shown'), line(1, 'shown'), line(1, 'wounded'), line(1, 'wounded'), line(2, 'shown'))).toEqual(['first', 'beside', 'beside', 'below', 'below', 'first'])
  })

  it('stand alone where somebody took something back', () => {
    expect(ranks(line(1, 'stopped'), { seq: 2, happened: { seq: 2, kind: 'undo', seat: 0 } })).toEqual(['first', 'first'])
  })
})
