/** How a tile lies that was turned up. */
import { expect, it } from 'vitest'
import { content, view } from './fixture'
import { lying, placeOf } from './joining'

it('lies beside the tile from which the way is opened', () => {
  expect(placeOf({ ...view(), explored: 'east' }, 'central_lamp_b')).toEqual({ x: 1, y: 0, way: 'east' })
  expect(placeOf({ ...view(), explored: 'north' }, 'ransacked_house_a')).toEqual({ x: 0, y: -2, way: 'north' })
  expect(placeOf(view(), 'central_lamp_b')).toBeNull() // nobody opens anything
  expect(placeOf({ ...view(), explored: 'east' }, null)).toBeNull()
})

it('is turned so that the chosen exit faces the way that is opened, and is entered there', () => {
  for (const way of ['north', 'east', 'south', 'west'] as const) {
    const { tile, enters } = lying('central_lamp', { x: 1, y: 0, way: 'east' }, way, content)
    const joined = tile.exits.filter(({ state }) => state === 'joined')
    expect(joined).toEqual([expect.objectContaining({ way: 'west', space: enters })])
    expect(enters).toBe(`central_lamp_${content.tiles.get('central_lamp')!.exits[({ north: 'n', east: 'e', south: 's', west: 'w' } as const)[way]]!}`)
  }
  expect(lying('central_lamp', { x: 1, y: 0, way: 'east' }, 'west', content).tile.turn).toBe(0)
  expect(lying('central_lamp', { x: 1, y: 0, way: 'east' }, 'north', content).tile.turn).toBe(3)
})
