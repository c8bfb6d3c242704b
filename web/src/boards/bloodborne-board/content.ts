/** What is printed on tiles, cards and weapons, out of the book of the game. */
import type { Book } from '../../generated/hall'

export type Side = 'n' | 'e' | 's' | 'w'
/** The directions of the map, clockwise; a tile turned once has its north in the east. */
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w']
export const WAYS = ['north', 'east', 'south', 'west'] as const
export type Way = (typeof WAYS)[number]

const SPEEDS: Record<string, number> = { slow: 1, medium: 2, fast: 3 }

export interface TileDef {
  id: string
  named?: string
  special?: string
  adjacent: string[]
  exits: Partial<Record<Side, string>>
  spaces: Record<string, string[]>
}

export interface StatCard {
  id: string
  stat: string
  basic?: boolean
  dodge?: boolean
  stagger?: boolean
  damage?: number
  speed?: number
  draw?: number
  heal?: number
  block?: number
  clear?: string
  cheap?: number
  leap?: number
}

export interface SlotDef {
  name: string
  speed: string
  damage: number
  special?: boolean
}

export interface HunterDef {
  id: string
  firearm: string
  side: { ability: string; slots: SlotDef[] }[]
}

export interface FirearmDef {
  id: string
  use: string
  speed?: string
  damage?: number
  cards?: number
  echoes?: number
}

export interface ItemDef {
  id: string
  type: 'consumable' | 'tool' | 'rune' | 'story'
  window: string
}

interface KindDef {
  id: string
  role?: string
  hp: number[]
}

/** What the board needs to know of the content, by id. */
export class Content {
  readonly tiles: Map<string, TileDef>
  readonly cards: Map<string, StatCard>
  readonly hunters: Map<string, HunterDef>
  readonly firearms: Map<string, FirearmDef>
  readonly items: Map<string, ItemDef>
  readonly hp: Map<string, number[]>
  readonly roles: Map<string, string>

  constructor(book: Pick<Book, 'content'>) {
    const content = book.content as unknown as {
      tile: TileDef[]
      card: StatCard[]
      hunter: HunterDef[]
      firearm: FirearmDef[]
      item: ItemDef[]
      enemy: KindDef[]
      boss: KindDef[]
    }
    this.tiles = byId(content.tile)
    this.cards = byId(content.card)
    this.hunters = byId(content.hunter)
    this.firearms = byId(content.firearm)
    this.items = byId(content.item)
    const kinds = [...content.enemy, ...content.boss.map((boss) => ({ ...boss, role: 'boss' }))]
    this.hp = new Map(kinds.map(({ id, hp }) => [id, hp]))
    this.roles = new Map(kinds.map(({ id, role }) => [id, role ?? 'enemy']))
  }

  /** The kind of a unit: `scourge_beast_2` is the second scourge beast, `cleric_beast` the only one. */
  kindOf(unit: string): string {
    return this.hp.has(unit) ? unit : unit.replace(/_\d+$/, '')
  }
}

/** The tile of a space, and its letter there: `central_lamp_b`. */
export function tileOf(space: string): string {
  return space.slice(0, space.lastIndexOf('_'))
}

export function letterOf(space: string): string {
  return space.slice(space.lastIndexOf('_') + 1)
}

export function speedOf(name: string): number {
  return SPEEDS[name] ?? 0
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

const known = new WeakMap<object, Content>()

/** The content of a book, read once. */
export function contentOf(book: Pick<Book, 'content'>): Content {
  let content = known.get(book)
  if (!content) known.set(book, (content = new Content(book)))
  return content
}
