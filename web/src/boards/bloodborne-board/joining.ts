/** Where a tile that was turned up is going to lie, and how, by which of its exits joins the map. */
import type { TileView, View } from '../../generated/bloodborne-board'
import { SIDES, tileOf, WAYS, type Content, type Way } from './content'
import { laid } from './scene'
import { EDGES } from './tiles'

/** Where the tile will lie, beside the hunter who opens the way; null where none was turned up. */
export function placeOf({ tiles, explored }: Pick<View, 'tiles' | 'explored'>, space: string | null): { x: number; y: number; way: Way } | null {
  const way = WAYS.find((each) => each === explored)
  const from = space === null ? undefined : tiles.find(({ tile }) => tile === tileOf(space))
  if (!way || !from) return null
  const [dx, dy] = EDGES[SIDES[WAYS.indexOf(way)]!]
  return { x: from.x + dx, y: from.y + dy, way }
}

/** The tile as it lies there once this exit of it joins, and the space that is entered. */
export function lying(tile: string, { x, y, way }: { x: number; y: number; way: Way }, by: Way, content: Content): { tile: TileView; enters: string } {
  const back = (WAYS.indexOf(way) + 2) % 4
  const turned = laid(content, tile, x, y, (back - WAYS.indexOf(by) + 4) % 4)
  const joined = turned.exits.find((exit) => exit.way === WAYS[back])
  const exits = turned.exits.map((exit) => (exit === joined ? { ...exit, state: 'joined' } : exit))
  return { tile: { ...turned, exits }, enters: joined?.space ?? '' }
}
