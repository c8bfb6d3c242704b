import { describe, expect, it } from 'vitest'
import type { View } from '../../generated/bloodborne-board'
import { threats } from './reach'

const exit = (leads_to: string | null) => ({ leads_to, space: '', state: 'joined', way: 'north' })
const tile = (name: string, to: (string | null)[] = [], fog = false) => ({ tile: name, fog, exits: to.map(exit) })
const unit = (name: string, space: string | null, kind = 'mob', changes: string[] = []) => ({ unit: name, space, kind, changes })

function reach(tiles: object[], spaces: (string | null)[], units: object[]): string[] {
  const scene = { tiles, hunters: spaces.map((space) => ({ space })), units } as unknown as View
  return threats(scene, { roles: new Map([['mob', 'enemy'], ['cart', 'object']]) }).map(({ unit, seat }) => `${unit}>${seat}`)
}

describe('who acts after whose turn', () => {
  const map = [tile('lamp', ['yard_a', null]), tile('yard', ['lamp_a', 'bridge_a']), tile('bridge', ['yard_b'])]

  it('is whoever stands on the hunter’s tile or on one that is connected with it', () => {
    expect(reach(map, ['lamp_a', 'bridge_a'], [unit('one', 'lamp_b'), unit('two', 'yard_a'), unit('three', 'bridge_b')])).toEqual(['one>0', 'two>0', 'two>1', 'three>1'])
  })

  it('is nobody beyond a fog gate, on either side of it', () => {
    const foggy = [tile('lamp', ['yard_a']), tile('yard', ['lamp_a'], true)]
    expect(reach(foggy, ['lamp_a'], [unit('one', 'yard_a')])).toEqual([])
    expect(reach(foggy, ['yard_a'], [unit('one', 'lamp_a'), unit('two', 'yard_b')])).toEqual(['two>0'])
  })

  it('is no friend, no thing, nobody who is off the map, and nobody acts after the turn of a hunter in the Dream', () => {
    expect(reach(map, ['lamp_a', null], [unit('one', 'lamp_b', 'mob', ['friend']), unit('two', 'lamp_b', 'cart'), unit('three', null)])).toEqual([])
  })
})
