import { describe, expect, it } from 'vitest'
import Coin from '~icons/game-icons/two-coins'
import { changedPlaces } from './changed'
import { ARRIVES, cardWay, departures, signWay } from './moving'

const [here, there] = [
  { x: 10, y: 20, size: 60 },
  { x: 300, y: 200, size: 120 },
]

describe('a flight', () => {
  it('animates transform and opacity, and nothing else', () => {
    const frames = [...signWay(here, there), ...cardWay(here, there, 100), ...ARRIVES]
    expect(new Set(frames.flatMap((frame) => Object.keys(frame)))).toEqual(new Set(['transform', 'opacity', 'offset']))
  })

  it('of a card begins and ends as large as things are there', () => {
    const way = cardWay(here, there, 100)
    expect(way.at(0)?.transform).toContain('scale(0.6)')
    expect(way.at(-1)?.transform).toContain('scale(1.2)')
  })

  it('shows so many signs that they can still be told apart, the last before the flight is over', () => {
    expect(departures(0)).toEqual([0])
    expect(departures(3)).toHaveLength(3)
    expect(departures(40)).toHaveLength(6)
    expect(Math.max(...departures(40))).toBeLessThan(0.5)
  })
})

describe('what has changed', () => {
  it('is where things came to, and whom they were taken from, once each', () => {
    const moves = ({ seat }: { event: string; seat: number }) => [{ symbol: Coin, from: 'row', to: `gold-${seat}` }, { symbol: Coin, from: 'gold-9', to: `gold-${seat}`, loses: true }]
    expect(changedPlaces([{ event: 'gold', seat: 1 }, { event: 'gold', seat: 1 }, { event: 'gold', seat: 2 }], moves)).toEqual(['gold-1', 'gold-9', 'gold-2'])
  })
})
