/** What is printed on tiles, cards and weapons, out of the book of the game. */
import type { Box } from '../../generated/bloodborne-board'
import type { Card, Enemy, Firearm, Hunter, Item, Tile } from '../../generated/bloodborne-board/content'
import { byId, once } from '../content'

export type Side = 'n' | 'e' | 's' | 'w'
/** The directions of the map, clockwise; a tile turned once has its north in the east. */
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w']
export const WAYS = ['north', 'east', 'south', 'west'] as const
export type Way = (typeof WAYS)[number]

const SPEEDS: Record<string, number> = { slow: 1, medium: 2, fast: 3 }

/** What the board needs to know of the content, by id. */
export class Content {
  readonly tiles: Map<string, Tile>
  readonly cards: Map<string, Card>
  readonly hunters: Map<string, Hunter>
  readonly firearms: Map<string, Firearm>
  readonly items: Map<string, Item>
  readonly hp: Map<string, number[]>
  readonly roles: Map<string, Enemy['role'] | 'boss'>

  constructor({ content }: { content: Box }) {
    this.tiles = byId(content.tile)
    this.cards = byId(content.card)
    this.hunters = byId(content.hunter)
    this.firearms = byId(content.firearm)
    this.items = byId(content.item)
    const { enemy, boss } = content
    this.hp = new Map([...enemy, ...boss].map(({ id, hp }) => [id, hp]))
    this.roles = new Map([...enemy.map(({ id, role }) => [id, role] as const), ...boss.map(({ id }) => [id, 'boss'] as const)])
  }

  /** The kind of a unit: `scourge_beast_2` is the second scourge beast, `cleric_beast` the only one. */
  kindOf(unit: string): string {
    return this.hp.has(unit) ? unit : unit.replace(/_\d+$/, '')
  }

  /** Of what sort a thing is that hunters carry: a firearm, or one of the types of items, of which each has room of its own. */
  sortOf(id: string): string {
    return this.firearms.has(id) ? 'firearm' : (this.items.get(id)?.type ?? '')
  }
}

/** The tile of a space, and its letter there: `central_lamp_b`. */
export function tileOf(space: string): string {
  return space.slice(0, space.lastIndexOf('_'))
}

export function letterOf(space: string): string {
  return space.slice(space.lastIndexOf('_') + 1)
}

/** The slot that enemies of a kind appear by, counted from 1: never to be taken for the number of one of them. */
export function slotSign(slot: number): string {
  return ['I', 'II', 'III'][slot - 1] ?? `${slot}`
}

export function speedOf(name: string): number {
  return SPEEDS[name] ?? 0
}

/** The content of a book, read once. */
export const contentOf = once((book: { content: Box }) => new Content(book))
