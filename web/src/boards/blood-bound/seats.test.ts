import { describe, expect, it } from 'vitest'
import { OWN_WIDTH, fitting, lay, onTheRight, turnsFrom, type Layout } from './seats'

const COUNTS = [6, 7, 8, 9, 10, 11, 12]
const WIDTHS = [344, 390, 600, 744, 860, 990]

function overlap(layout: Layout, one: number, other: number): boolean {
  const [a, b] = [layout.places[one]!, layout.places[other]!]
  return Math.abs(a.x - b.x) < layout.cell.width && Math.abs(a.y - b.y) < layout.cell.height
}

describe.each(WIDTHS)('a board of %i pixels', (width) => {
  it.each(COUNTS)('keeps the places of %i players apart and on the board', (seats) => {
    for (const own of [0, 3, null]) {
      const layout = lay(seats, own, width, 560)
      const others = layout.places.map((_, seat) => seat).filter((seat) => seat !== own)
      for (const seat of others) {
        const place = layout.places[seat]!
        expect(place.x - layout.cell.width / 2).toBeGreaterThanOrEqual(-0.5)
        expect(place.x + layout.cell.width / 2).toBeLessThanOrEqual(width + 0.5)
        expect(place.y - layout.cell.height / 2).toBeGreaterThanOrEqual(-0.5)
        expect(place.y + layout.cell.height / 2).toBeLessThanOrEqual(layout.height + 0.5)
        for (const other of others) if (other > seat) expect(overlap(layout, seat, other), `${own}: ${seat} and ${other}`).toBe(false)
      }
    }
  })

  it.each(COUNTS)('has the next seat of %i on the left and the one before on the right', (seats) => {
    const layout = lay(seats, 2, width)
    expect(layout.places[3]!.x).toBeLessThan(width / 2)
    expect(layout.places[1]!.x).toBeGreaterThan(width / 2)
    expect(layout.places[2]!.x).toBeCloseTo(width / 2)
  })

  it.each(COUNTS)('has the left and the right half of %i players face each other', (seats) => {
    for (const own of [0, null]) {
      const { places } = lay(seats, own, width, 560)
      for (let turns = 1; turns < seats; turns += 1) {
        const [one, facing] = [places[turns]!, places[seats - turns]!]
        expect(one.x + facing.x).toBeCloseTo(width, 0)
        expect(one.y).toBeCloseTo(facing.y, 0)
      }
    }
  })

  it('leaves a field in the middle that no place covers', () => {
    for (const seats of COUNTS) {
      const { centre, cell, places } = lay(seats, 0, width, 560)
      const middle = { x: centre.left + centre.width / 2, y: centre.top + centre.height / 2 }
      expect(centre.width).toBeGreaterThan(95)
      for (const place of places.slice(1)) {
        const covers = Math.abs(place.x - middle.x) < cell.width / 2 && Math.abs(place.y - middle.y) < cell.height / 2
        expect(covers).toBe(false)
      }
    }
  })
})

it('has lower places in the columns before anything scrolls', () => {
  const foot = 125
  expect(lay(12, 0, 344, 580, foot).cell.height).toBe(76)
  const { cell, height } = lay(12, 0, 344, 510, foot)
  expect(cell.height).toBeLessThan(76)
  expect(height).toBeLessThanOrEqual(510 - foot)
  expect(lay(12, 0, 344, 400, foot).cell.height).toBe(66)
})

it('has lower places before those at the head and the foot of the table scroll', () => {
  const { cell, height } = lay(6, null, 344, 345)
  expect(cell.height).toBeGreaterThanOrEqual(66)
  expect(height).toBeLessThanOrEqual(345)
})

it('leaves room for one’s own place at the foot of an oval', () => {
  for (const seats of COUNTS) {
    const { places, cell, height } = lay(seats, 0, 744, 560)
    for (const place of places.slice(1)) {
      const beside = Math.abs(place.x - 372) >= OWN_WIDTH / 2 + cell.width / 2
      const above = place.y + cell.height / 2 <= height - 150
      expect(beside || above).toBe(true)
    }
  }
})

it('fits twelve players on a phone without much scrolling', () => {
  expect(lay(12, 0, 344).height).toBeLessThanOrEqual(400)
})

it('counts seats clockwise, and the clue comes from the right', () => {
  expect(turnsFrom(1, 4, 6)).toBe(3)
  expect(onTheRight(0, 7)).toBe(6)
  expect(onTheRight(3, 7)).toBe(2)
})

it('lets everybody’s place grow where there is room for all of them', () => {
  expect(lay(12, 0, 1190, 736).larger).toBeGreaterThan(1.1)
  expect(lay(12, 0, 1190, 736).cell.width).toBeGreaterThan(lay(12, 0, 890, 586).cell.width)
  for (const seats of COUNTS)
    for (const own of [0, null])
      for (const [width, room] of [[1190, 640], [1190, 736], [1190, 800], [1500, 900]] as const) {
        const layout = lay(seats, own, width, room)
        for (let one = 0; one < seats; one += 1)
          for (let other = one + 1; other < seats; other += 1) if (one !== own && other !== own) expect(overlap(layout, one, other)).toBe(false)
      }
})

it('does not change how large they are when one’s own place becomes taller', () => {
  for (const seats of COUNTS) expect(lay(seats, 0, 1190, 736, 120).larger).toBe(lay(seats, 0, 1190, 736, 240).larger)
})

it.each([6, 8, 12])('leaves the dagger a place between what is written on a low table and one’s own place, for %i players', (seats) => {
  const layout = lay(seats, 0, 470, 314, 106)
  expect(layout.low).toBe(true)
  expect(layout.rects[0]!.top - layout.written.bottom).toBeGreaterThanOrEqual(30)
})

it.each([6, 7])('keeps an oval of %i players as low as the place beneath which they are asked', (seats) => {
  for (const own of [0, null]) {
    const layout = lay(seats, own, 702, 440, 130)
    expect(layout.oval).toBe(true)
    expect(layout.height).toBe(440)
    for (const [one, a] of layout.rects.entries())
      for (const b of [...layout.rects.slice(one + 1), layout.written])
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom, `${own}: ${one}`).toBe(false)
  }
})

it('is smaller than a large text where the whole table is seen then, and as large as it elsewhere', () => {
  const large = fitting(12, 0, 344, 462, 110, 1.3)
  expect(large).toBeLessThan(1.05)
  expect(lay(12, 0, 344 / large, 462 / large, 110 / large).height * large).toBeLessThanOrEqual(462 - 110)
  expect(fitting(6, 0, 344, 540, 110, 1.3)).toBe(1.3)
  expect(fitting(12, 0, 344, 540, 125, 1)).toBe(1)
  expect(fitting(12, 0, 440, 363, 107, 1.19)).toBe(1)
  expect(fitting(12, 0, 440, 363, 107, 0.91)).toBe(0.91)
  expect(lay(6, 0, 379 / fitting(6, 0, 379, 290, 107, 1.19), 290, 107).low).toBe(true)
  expect(fitting(12, 0, 890, 586, 178, 1.3)).toBe(1.3)
})

it('leaves the dagger its place above one’s own on a low table, however high that is', () => {
  for (const foot of [100, 120, 140]) {
    const { rects, written } = lay(6, 0, 440, 300, foot)
    expect(rects[0]!.top - written.bottom).toBeGreaterThan(30)
  }
})
