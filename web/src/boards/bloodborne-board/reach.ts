/** Which enemies act after whose turn: those on a hunter's tile and on the tiles that exits connect with it (6.1, 13.3). */
import type { View } from '../../generated/bloodborne-board'
import { tileOf, type Content } from './content'

export interface Threat {
  unit: string
  seat: number
}

/** Everybody who is in the reach of an enemy, as the map stands. Friends and things never act. */
export function threats(scene: Pick<View, 'tiles' | 'hunters' | 'units'>, content: Pick<Content, 'roles'>): Threat[] {
  const acting = scene.units.filter(({ kind, changes, space }) => space !== null && content.roles.get(kind) !== 'object' && !changes.includes('friend'))
  return scene.hunters.flatMap(({ space }, seat) => {
    if (space === null) return []
    const near = inRange(scene, tileOf(space))
    return acting.filter((unit) => near.has(tileOf(unit.space!))).map(({ unit }) => ({ unit, seat }))
  })
}

function inRange({ tiles }: Pick<View, 'tiles'>, own: string): Set<string> {
  const foggy = new Set(tiles.filter(({ fog }) => fog).map(({ tile }) => tile))
  if (foggy.has(own)) return new Set([own])
  const exits = tiles.find(({ tile }) => tile === own)?.exits ?? []
  const joined = exits.flatMap(({ leads_to }) => (leads_to === null ? [] : [tileOf(leads_to)]))
  return new Set([own, ...joined.filter((tile) => !foggy.has(tile))])
}
