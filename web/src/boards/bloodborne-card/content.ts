/** The numbers on the cards, out of the book of the game. */
import type { Box } from '../../generated/bloodborne-card'
import type { Card, Creature as Printed, Die, EffectEntry } from '../../generated/bloodborne-card/content'
import type { BookOf } from '../../words/table'
import { once } from '../content'

export type Kind = Card['kind']
export type CreatureKind = 'monster' | 'boss' | 'final_boss'
export type Effect = EffectEntry
export type Creature = Printed & { kind: CreatureKind }

/** A face of a die: the damage, and whether a plus rolls it again. */
export type Face = Die['faces'][number]

/** What the board needs to know of the content, by id. */
export class Content {
  readonly cards = new Map<string, Card>()
  readonly creatures = new Map<string, Creature>()
  readonly dice = new Map<string, Face[]>()
  readonly track: number[]
  readonly trophies: string[]
  readonly cardLimit: number
  private readonly order: Map<string, number>

  constructor({ content, catalogues }: BookOf<Box>) {
    this.trophies = catalogues.trophy ?? []
    for (const card of [...content.starter, ...content.upgrade]) this.cards.set(card.id, card)
    for (const kind of ['monster', 'boss', 'final_boss'] as const)
      for (const creature of content[kind]) this.creatures.set(creature.id, { ...creature, kind })
    for (const die of content.die) this.dice.set(die.id, die.faces)
    this.track = content.numbers.trophy_track
    this.cardLimit = content.numbers.card_limit
    this.order = new Map((catalogues.card ?? []).map((card, place) => [card, place]))
  }

  /** Cards in the order of the content, as the hall names them. */
  sorted(cards: readonly string[]): string[] {
    return [...cards].sort((one, other) => this.place(one) - this.place(other))
  }

  /** What a hunter's three trophy tokens are worth together (12.3). */
  worth(trophies: readonly number[]): number {
    return trophies.reduce((sum, space) => sum + (this.track[space] ?? 0), 0)
  }

  has(card: string | null, block: string): boolean {
    return card !== null && (this.cards.get(card)?.effects.some((effect) => effect.block === block) ?? false)
  }

  isWeapon(card: string): boolean {
    return this.cards.get(card)?.kind !== 'utility'
  }

  private place(card: string): number {
    return this.order.get(card) ?? 0
  }
}

/** The content of a book, read once. */
export const contentOf = once((book: BookOf<Box>) => new Content(book))
