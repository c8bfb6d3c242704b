import { describe, expect, it } from 'vitest'
import { holding, lying, pointing, resting, route, type Line } from './arrows'
import { handOf, lay, type Layout, type Point, type Rect } from './seats'

const SHARES = Array.from({ length: 41 }, (_, number) => number / 40)
const TABLES: [string, Layout][] = [
  ['a phone', lay(12, 0, 344, 560, 125)],
  ['a phone with few at the table', lay(7, 0, 344, 620, 125)],
  ['a phone on its side', lay(12, 0, 440, 363, 107)],
  ['a larger phone on its side', lay(11, 0, 560, 378, 107)],
  ['a tablet', lay(12, 0, 752, 740, 175)],
  ['a desktop', lay(12, 0, 890, 586, 178)],
  ['a desktop with few at the table', lay(6, 0, 890, 586, 178)],
  ['a large screen', lay(12, 0, 1190, 736, 200)],
  ['a large screen for spectators', lay(11, null, 1190, 736)],
]

function isIn({ x, y }: Point, { left, top, right, bottom }: Rect): boolean {
  return x > left && x < right && y > top && y < bottom
}

function hits(line: Line, rects: Rect[]): boolean {
  return SHARES.some((share) => rects.some((rect) => isIn(line.at(share), rect)))
}

function gap({ x, y }: Point, { left, top, right, bottom }: Rect): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
}

describe.each(TABLES)('on %s', (_, layout) => {
  const seats = layout.places.map((_place, seat) => seat)
  const pairs = seats.flatMap((from) => seats.filter((to) => to !== from).map((to) => [from, to] as const))

  const lines = pairs.map(([from, to]) => ({ from, to, line: route(from, to, layout) }))

  it('no line runs under a place, or over what is written', () => {
    for (const { from, to, line } of lines) expect(hits(line, [...layout.rects, layout.written]), `${from} to ${to}`).toBe(false)
  })

  it('lines begin and end at the edges of the two places', () => {
    for (const { from, to, line } of lines) {
      expect(gap(line.at(0), layout.rects[from]!), `${from} to ${to}`).toBeLessThan(7)
      expect(gap(line.at(1), layout.rects[to]!), `${from} to ${to}`).toBeLessThan(7)
    }
  })

  it('what comes out of the lane beside a low place of one’s own ends on its side, and not as a hook over its corner', () => {
    for (const { from, to, line } of lines) {
      if (!layout.low || to !== 0 || line.at(0).y < layout.rects[0]!.top) continue
      expect(Math.abs(line.at(1).x - line.at(0).x), `${from} to ${to}`).toBeGreaterThan(40)
    }
  })

  it('the dagger rests on a line without hiding a place or what is written', () => {
    for (const { from, to, line } of lines) {
      const rests = resting(line, layout, 0.14, 13)
      for (const rect of [...layout.rects, layout.written]) expect(gap(rests, rect), `${from} to ${to}`).toBeGreaterThan(4)
    }
  })
})

describe.each(TABLES.filter(([, { oval }]) => !oval))('held on %s', (_, layout) => {
  const last = layout.places.length - 1

  it('the dagger lies with whoever holds it, off all places', () => {
    for (let seat = 1; seat <= last; seat += 1) {
      const { x, y, turn } = lying(seat, seat < 3 ? 4 : 2, layout)
      const angle = (turn * Math.PI) / 180
      const hilt = { x: x - 21 * Math.sin(angle), y: y + 21 * Math.cos(angle) }
      const near = layout.rects.map((rect) => gap(hilt, rect))
      expect(near[seat], `${seat}`).toBeLessThan(Math.min(...near.slice(1)) + 1)
      expect(y, `${seat}`).toBeLessThan(layout.height - 10)
      for (const rect of layout.rects) expect(gap({ x, y }, rect), `${seat}`).toBeGreaterThan(5)
    }
  })

  it('it points to whoever is attacked, and keeps off the hand of the next one', () => {
    const hand = handOf(layout.rects[2]!)
    const rests = lying(3, 1, layout, [hand])
    expect(rests.turn).toBe(180)
    expect(gap(rests, hand)).toBeGreaterThan(5)
  })
})

it('is held beside one’s own place on a low table, not over it', () => {
  for (const [, layout] of TABLES.slice(2, 4)) {
    for (const seat of layout.places.keys()) {
      if (seat === 0) continue
      const hand = layout.hands[seat]!
      const held = holding(seat, { ...hand, turn: 45 }, layout, false)
      for (const rect of layout.rects) expect(gap(held, rect), `${seat}`).toBeGreaterThan(3)
    }
    const free = { x: layout.width / 2, y: 40, turn: 0 }
    expect(holding(3, free, layout, false)).toEqual(free)
  }
})

it('is held beside what is written between columns, not over it', () => {
  const layout = lay(6, 0, 344, 560, 125)
  for (const seat of [1, 5]) {
    const hand = layout.hands[seat]!
    const inwards = seat === 1 ? 75 : -75
    const held = holding(seat, { x: hand.x + Math.sign(inwards) * 13, y: hand.y, turn: inwards }, layout, false)
    expect(Math.abs(held.turn) % 180).toBe(0)
    expect(Math.abs(held.x - hand.x)).toBeLessThan(12)
  }
})

it('is held clear of the clue that comes from there', () => {
  const layout = TABLES[5]![1]
  const right = layout.places.length - 1
  const clue = route(right, 0, layout, { aside: 0.4, seen: 50 })
  const held = holding(right, { ...layout.hands[right]!, turn: -45 }, layout, true)
  for (const share of SHARES) expect(Math.hypot(clue.at(share).x - held.x, clue.at(share).y - held.y)).toBeGreaterThan(20)
  for (const rect of layout.rects) expect(gap(held, rect)).toBeGreaterThan(13)
})

it('ends aside where it is wished', () => {
  const layout = TABLES[5]![1]
  expect(route(11, 0, layout, { aside: 0.4 }).at(1).x).toBeGreaterThan(layout.places[0]!.x + 100)
})

it('ends where no other line does', () => {
  const layout = TABLES[5]![1]
  const one = route(3, 0, layout)
  const other = route(4, 0, layout, { others: [one] })
  expect(Math.hypot(one.at(1).x - other.at(1).x, one.at(1).y - other.at(1).y)).toBeGreaterThan(17)
})

it('points from one place to another', () => {
  expect(pointing({ x: 0, y: 10 }, { x: 0, y: 0 })).toBeCloseTo(0)
  expect(pointing({ x: 0, y: 0 }, { x: 5, y: 0 })).toBeCloseTo(90)
  expect(pointing({ x: 0, y: 0 }, { x: 0, y: 5 })).toBeCloseTo(180)
})

describe.each(TABLES)('where somebody steps in on %s', (_, layout) => {
  it('the line goes past the dagger wherever there is another way', () => {
    const [attacker, target, wounded] = [2, 4, 0]
    const { x, y } = resting(route(attacker, target, layout), layout, 0.14, 8)
    const dagger = { left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 }
    const line = route(wounded, target, layout, { past: [dagger] })
    expect(hits(line, [dagger, ...layout.rects, layout.written])).toBe(false)
  })
})

it('runs not beside another line', () => {
  const layout = TABLES[6]![1] // its clue, from the neighbour on the right, is where the shortest line would be
  const clue = route(5, 0, layout, { aside: 0.4, seen: 50 })
  const line = route(0, 5, layout, { others: [clue] })
  const shares = SHARES.filter((share) => SHARES.some((other) => Math.hypot(line.at(share).x - clue.at(other).x, line.at(share).y - clue.at(other).y) < 8))
  expect(shares.length).toBeLessThan(SHARES.length / 4)
})

it('keeps the dagger off what marks a place', () => {
  const layout = TABLES[0]![1]
  const line = route(2, 0, layout)
  const free = resting(line, layout, 0.14, 8)
  const mark = { left: free.x - 8, top: free.y - 8, right: free.x + 8, bottom: free.y + 8 }
  expect(gap(resting(line, layout, 0.14, 8, [mark]), mark)).toBeGreaterThan(15)
})

it('keeps the dagger of a neighbour off whoever sits beside them', () => {
  for (const [name, layout] of TABLES.filter(([, { low }]) => low)) {
    const last = layout.places.length - 1
    for (const [neighbour, beside] of [[1, 2], [last, last - 1]] as const) {
      const { x, y, turn } = resting(route(neighbour, 0, layout), layout, 0.14, 13)
      const angle = (turn * Math.PI) / 180
      const hilt = { x: x - 21 * Math.sin(angle), y: y + 21 * Math.cos(angle) }
      expect(gap(hilt, layout.rects[beside]!), `${neighbour} on ${name}`).toBeGreaterThan(9)
    }
  }
})

it('lies along the lane beside one’s own place, and not across it', () => {
  for (const [name, layout] of TABLES.filter(([, { low }]) => low))
    for (const neighbour of [1, layout.places.length - 1]) {
      const { x, y, turn } = resting(route(neighbour, 0, layout), layout, 0.14, 13, [layout.written])
      const ends = [-21, 21].map((ahead) => ({ x: x + ahead * Math.sin((turn * Math.PI) / 180), y: y - ahead * Math.cos((turn * Math.PI) / 180) }))
      for (const end of ends) for (const seat of [0, neighbour]) expect(gap(end, layout.rects[seat]!), `${neighbour} on ${name}`).toBeGreaterThan(0)
    }
})

it('does not turn within the lane beside one’s own place', () => {
  for (const [, layout] of TABLES.filter(([, { low }]) => low))
    for (const neighbour of [1, layout.places.length - 1]) {
      const [from, to] = [0, 1].map((end) => route(0, neighbour, layout).at(end))
      expect(Math.hypot(from!.x - to!.x, from!.y - to!.y)).toBeGreaterThan(70)
    }
})

it('comes straight to a place in the lane beside one’s own, and has room for its head there', () => {
  for (const [, layout] of TABLES.filter(([, { low }]) => low))
    for (const neighbour of [1, layout.places.length - 1]) {
      const line = route(0, neighbour, layout)
      expect(Math.abs(line.at(0.995).turn)).toBeCloseTo(90)
      const { left, right } = layout.rects[0]!
      expect(Math.max(left - line.at(1).x, line.at(1).x - right)).toBeGreaterThan(12)
    }
})

it('lies in that lane with the whole of its guard', () => {
  for (const [, layout] of TABLES.filter(([, { low }]) => low))
    for (const neighbour of [1, layout.places.length - 1]) {
      const { x, y } = lying(neighbour, 5, layout)
      for (const guard of [-9, 9]) for (const rect of layout.rects) expect(gap({ x: x + guard, y: y + 7 }, rect)).toBeGreaterThan(0)
    }
})

it('somebody who steps in for one at the far end of their own side goes straight up to them', () => {
  const layout = lay(12, 0, 752, 740, 175)
  const line = route(0, 7, layout, { others: [route(11, 0, layout, { aside: 0.4, seen: 50 }), route(3, 7, layout)] })
  for (const share of SHARES) expect(line.at(share).x).toBeGreaterThan(layout.written.right - 5)
})
