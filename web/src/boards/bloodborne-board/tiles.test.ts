import { describe, expect, it } from 'vitest'
import { SIDES } from './content'
import { content, hunter, tiles, unit, view } from './fixture'
import { beside, beyond, groundOf, lined, standing, stands } from './ground'
import { laid } from './scene'
import { EDGES, HALF, TILE, apart, area, centre, depth, facing, nearer, onMap, planOf, spots, turned, type Point, type Polygon } from './tiles'

const SQUARE: Polygon = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

/** Whether two outlines have a border in common that one could step over. */
function touch(one: Polygon, other: Polygon): boolean {
  return one.some((from, at) => {
    const to = one[(at + 1) % one.length]!
    const steps = Array.from({ length: 41 }, (_, step): Point => [from[0] + ((to[0] - from[0]) * step) / 40, from[1] + ((to[1] - from[1]) * step) / 40])
    const shared = steps.filter((point) => Math.abs(depth(point, other)) < 1e-6)
    return shared.length > 1 && Math.hypot(to[0] - from[0], to[1] - from[1]) * (shared.length / 41) > 0.2
  })
}

describe.each(tiles().map((tile) => [tile.id, tile] as const))('the plan of %s', (_, tile) => {
  const plan = planOf(tile)
  const names = Object.keys(tile.spaces)

  it('covers the whole square', () => {
    expect([...plan.spaces.values()].reduce((sum, outline) => sum + area(outline), 0)).toBeCloseTo(4)
  })

  it('lets just those spaces touch that the content says', () => {
    for (const one of names)
      for (const other of names.filter((name) => name > one)) {
        const meant = tile.adjacent.includes(`${one}-${other}`) || tile.adjacent.includes(`${other}-${one}`)
        expect([one, other, touch(plan.spaces.get(one)!, plan.spaces.get(other)!)]).toEqual([one, other, meant])
      }
  })

  it('has the right space behind every exit', () => {
    for (const side of SIDES) {
      const space = tile.exits[side]
      if (space) expect([side, depth(EDGES[side].map((value) => value * 0.95) as Point, plan.spaces.get(space)!) > 0]).toEqual([side, true])
    }
  })
})

it('turns clockwise: north goes to the east, and four turns change nothing', () => {
  expect(turned(EDGES.n, 1)).toEqual(EDGES.e)
  expect(turned(EDGES.e, 1)).toEqual(EDGES.s)
  expect(turned(EDGES.n, 2)).toEqual(EDGES.s)
  expect(turned(EDGES.n, 3)).toEqual(EDGES.w)
  expect(turned([0.3, -0.7], 4)).toEqual([0.3, -0.7])
  expect(SIDES.map((side) => facing(side, 1))).toEqual(['e', 's', 'w', 'n'])
})

it('lays a tile where it belongs on the map, turned', () => {
  expect(onMap([0, -1], { x: 2, y: -1, turn: 1 })).toEqual([2 * TILE + HALF, -TILE])
})

it('cuts a square between two points in halves', () => {
  const left = nearer(SQUARE, [-0.5, 0], [0.5, 0])
  expect(area(left)).toBeCloseTo(2)
  expect(centre(left)[0]).toBeCloseTo(-0.5)
})

it.each([1, 2, 5, 9])('finds %i places in a space, all inside and apart', (count) => {
  const outline: Polygon = SQUARE.map(([x, y]) => [x * 50, y * 25])
  const places = spots(outline, count, 14)
  expect(places).toHaveLength(count)
  for (const place of places) expect(depth(place, outline)).toBeGreaterThan(0)
  expect(new Set(places.map(String)).size).toBe(count)
})

it('puts the doors of a turned tile where the view says', () => {
  const tile = { ...view().tiles[0]!, turn: 1 }
  tile.exits = [{ way: 'east', space: 'central_lamp_b', state: 'open', leads_to: null }]
  const ground = groundOf(tile, content)!
  expect(ground.doors).toEqual([{ exit: tile.exits[0], way: 1, at: [HALF, 0] }])
  const behind = ground.places.find(({ space }) => space.space === 'central_lamp_b')!
  expect(depth([HALF * 0.95, 0], behind.outline)).toBeGreaterThan(0)
})

it('knows the places behind open exits, each once, and none where a tile lies', () => {
  const tile = (x: number, y: number): Parameters<typeof groundOf>[0] => ({ ...view().tiles[0]!, x, y, exits: [{ way: 'east', space: 'central_lamp_b', state: 'open', leads_to: null }] })
  const south = { ...tile(1, 1), exits: [{ way: 'north', space: 'central_lamp_b', state: 'open', leads_to: null }, { way: 'west', space: 'central_lamp_b', state: 'closed', leads_to: null }] }
  expect(beyond([tile(0, 0), south].map((each) => groundOf(each, content)!))).toEqual([{ x: 1, y: 0, way: 1 }])
  expect(beyond([tile(0, 0), tile(1, 0)].map((each) => groundOf(each, content)!))).toEqual([{ x: 2, y: 0, way: 1 }])
})

it('stands everybody on their own space', () => {
  const shown = view({ units: [unit('hunter_mob_1', 'ransacked_house_a'), unit('hunter_mob_2', 'ransacked_house_a')] })
  expect(standing(shown).get('ransacked_house_a')).toEqual(['goods/ransacked_house_a', 'unit/hunter_mob_1', 'unit/hunter_mob_2'])
  const grounds = shown.tiles.map((tile) => groundOf(tile, content)!)
  const at = stands(shown, grounds)
  const house = grounds[1]!.places.find(({ space }) => space.space === 'ransacked_house_a')!
  for (const name of ['unit/hunter_mob_1', 'unit/hunter_mob_2', 'goods/ransacked_house_a']) expect(depth(at.get(name)!.at, house.outline)).toBeGreaterThan(0)
})

it.each([1, 2, 4, 6, 8])('shows each of %i that share a narrow space whole, smaller where they must be', (count) => {
  const crowd = Array.from({ length: count }, (_, at) => unit(`hunter_mob_${at + 1}`, 'central_lamp_b'))
  const shown = view({ units: crowd, hunters: [] })
  const at = stands(shown, shown.tiles.map((tile) => groundOf(tile, content)!))
  const taken = crowd.map(({ unit }) => at.get(`unit/${unit}`)!)
  const wide = 24 * taken[0]!.scale // a piece with its number
  expect(taken[0]!.scale).toBeGreaterThanOrEqual(0.6)
  if (count < 3) expect(taken[0]!.scale).toBe(1)
  if (count > 1) expect(apart(taken.map((stand) => stand.at))).toBeGreaterThan(wide)
})

it('finds the next space for an arrow key, also on the next tile', () => {
  const places = view().tiles.flatMap((tile) => groundOf(tile, content)!.places)
  const middle = places.find(({ space }) => space.space === 'central_lamp_b')!.middle
  expect(beside(middle, places, [-1, 0])?.space.space).toBe('central_lamp_a')
  expect(beside(middle, places, [1, 0])?.space.space).toBe('central_lamp_c')
  expect(beside(middle, places, [0, -1])?.space.space).toBe('ransacked_house_b')
  expect(beside(middle, places, [0, 1])).toBeNull()
})

it('leaves the letter of a space free while there is room for it', () => {
  const crowd = [1, 2, 3].map((each) => unit(`hunter_mob_${each}`, 'central_lamp_c'))
  const shown = view({ units: crowd, hunters: [] })
  const grounds = shown.tiles.map((tile) => groundOf(tile, content)!)
  const [x, y] = grounds.flatMap(({ places }) => places).find(({ space }) => space.space === 'central_lamp_c')!.lettered
  const at = stands(shown, grounds)
  for (const each of crowd) {
    const { at: [unitX, unitY], scale } = at.get(`unit/${each.unit}`)!
    expect(Math.hypot(unitX - x, unitY - y)).toBeGreaterThan(17 * scale)
  }
})

it.each([0, 1, 2, 3])('stands two hunters beside the lamp of a space, turned %i times', (turn) => {
  const ground = groundOf(laid(content, 'central_lamp', 0, 0, turn), content)!
  const { space, lamp } = ground.places.find((place) => place.space.lamp)!
  const hunters = [0, 1].map(() => hunter({ space: space.space }))
  const at = stands({ ...view(), hunters, units: [], tokens: [], goods: {} }, [ground])
  for (const { at: [x, y], scale } of at.values()) expect(Math.hypot(x - lamp[0], y - lamp[1])).toBeGreaterThan(17 * scale)
})

it.each([0, 1, 2, 3])('prints letters and icons clear of each other on every tile, turned %i times', (turn) => {
  const close = tiles().flatMap(({ id }) =>
    groundOf(laid(content, id, 0, 0, turn), content)!.places.flatMap(({ space, lamp, spawns, bag, lettered }) => {
      const printed = [lettered, ...(space.lamp ? [lamp] : []), ...spawns, ...(space.consumables > 0 ? [bag] : [])]
      return printed.length > 1 && apart(printed) < 13 ? [[space.space, Math.round(apart(printed))]] : []
    }),
  )
  expect(close).toEqual([])
})

it.each([0, 1, 2, 3])('prints letters where no gate would stand over them, and nothing over a name of one line or two, turned %i times', (turn) => {
  const covered = tiles().flatMap(({ id }) =>
    [false, true].flatMap((fog) => {
      const ground = groundOf({ ...laid(content, id, 0, 0, turn), fog }, content, 'Church of the Good Chalice')!
      const name = HALF - ground.hem - (ground.low ? 1 : 2) * 12 // where its first line begins
      return ground.places.flatMap(({ space, lamp, spawns, bag, lettered: [x, y] }) => {
        const gated = ground.doors.some(({ at: [doorX, doorY] }) => Math.hypot(x - doorX, y - doorY) < 17)
        const lowest = Math.max(y, ...(space.lamp ? [lamp[1]] : []), ...spawns.map((spawn) => spawn[1]), ...(space.consumables > 0 ? [bag[1]] : []))
        return gated || lowest > name ? [[space.space, gated, Math.round(lowest - name)]] : []
      })
    }),
  )
  expect(covered).toEqual([])
})

it.each([0, 1, 2, 3])('keeps what stands on a space clear of the name of its tile, turned %i times', (turn) => {
  const tile = laid(content, 'church_of_the_good_chalice', 0, 0, turn)
  const ground = groundOf(tile, content, 'Church of the Good Chalice')!
  const goods = Object.fromEntries(tile.spaces.map(({ space }) => [space, 1]))
  const lowest = Math.max(...[...stands({ ...view(), hunters: [], units: [], tokens: [], goods }, [ground]).values()].map(({ at: [, y] }) => y))
  expect(lowest).toBeLessThan(HALF - ground.hem - (ground.low ? 1 : 2) * 12)
})

it('breaks a name between words', () => {
  expect(lined('Church of the Good Chalice', 16)).toEqual(['Church of the', 'Good Chalice'])
  expect(lined('The walls', 16)).toEqual(['The walls'])
})
