/** The numbers on the cards, as the book of the game prints them. */
import type { Book } from '../../generated/hall'

export type CardType = 'explore' | 'trap' | 'treasure' | 'monster' | 'equipment' | 'adventurer'

export interface CardEntry {
  id: string
  type: CardType
  action: number
  evade?: number
  strike?: number
  gold?: number
  potion?: number
  adventurer?: string
  provenance: string
}

export interface SkillEntry {
  id: string
  cost: number
  timing: string
}

export interface AdventurerEntry {
  id: string
  action_limit: number
  strike_dice: number
  evade_dice: number
  hits: number
  skill: SkillEntry[]
  provenance: string
}

export interface BossEntry {
  id: string
  strikes_per_hit: number
  hits: number
  gold: number
  provenance: string
}

export interface Content {
  cards: Map<string, CardEntry>
  adventurers: Map<string, AdventurerEntry>
  bosses: Map<string, BossEntry>
}

/** The content of the game, by id. */
export function contentOf(book: Book): Content {
  const { card, adventurer, boss } = book.content as { card: CardEntry[]; adventurer: AdventurerEntry[]; boss: BossEntry[] }
  return { cards: byId(card), adventurers: byId(adventurer), bosses: byId(boss) }
}

function byId<T extends { id: string }>(entries: T[]): Map<string, T> {
  return new Map(entries.map((each) => [each.id, each]))
}
