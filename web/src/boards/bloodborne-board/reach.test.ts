import { describe, expect, it } from 'vitest'
import type { View } from '../../generated/bloodborne-board'
import { near, threats } from './reach'

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

describe('what is one step from a space', () => {
  const way = (space: string, leads_to: string | null) => ({ space, leads_to, state: 'joined', way: 'north' })
  const lamp = (fog = false) => ({ tile: 'lamp', fog, spaces: [{ space: 'lamp_a', near: ['lamp_b'] }, { space: 'lamp_b', near: ['lamp_a', 'lamp_c'] }], exits: [way('lamp_a', 'yard_a'), way('lamp_b', 'bridge_a'), way('lamp_a', null)] })
  const yard = (fog = false) => ({ tile: 'yard', fog, spaces: [], exits: [] })
  const steps = (tiles: object[]) => [...near({ tiles } as unknown as View, 'lamp_a')]

  it('is what touches it on its tile and behind its own exits, and no space beyond a fog gate', () => {
    expect(steps([lamp(), yard()])).toEqual(['lamp_a', 'lamp_b', 'yard_a'])
    expect(steps([lamp(true), yard()])).toEqual(['lamp_a', 'lamp_b'])
    expect(steps([lamp(), yard(true)])).toEqual(['lamp_a', 'lamp_b'])
  })
})
