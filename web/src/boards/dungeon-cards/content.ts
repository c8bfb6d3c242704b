/** The numbers on the cards, as the book of the game prints them. */
import type { Box } from '../../generated/dungeon-cards'
import type { Adventurer, Boss, Card } from '../../generated/dungeon-cards/content'
import { byId, once } from '../content'

export type CardType = Card['type']

export interface Content {
  cards: Map<string, Card>
  adventurers: Map<string, Adventurer>
  bosses: Map<string, Boss>
}

/** The content of the game, by id. */
export const contentOf = once(({ content }: { content: Box }): Content => {
  return { cards: byId(content.card), adventurers: byId(content.adventurer), bosses: byId(content.boss) }
})
