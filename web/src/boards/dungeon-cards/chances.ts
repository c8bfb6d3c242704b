/** What a careful player counts: what the cards of a turn cost, and which ones are left. */
import type { Card } from '../../generated/dungeon-cards/content'
import { size, type Counted } from '../piles'
import type { CardType, Content } from './content'

/** How a chance is coloured and worded: safe, fair, risky, grave. */
export function danger(chance: number): 'safe' | 'fair' | 'risky' | 'grave' {
  if (chance <= 0.001) return 'safe'
  if (chance < 0.25) return 'fair'
  return chance < 0.5 ? 'risky' : 'grave'
}

/** The gauge as cells: each card of the turn fills as many as it costs; what lies over the limit is marked. */
export interface Cell {
  /** Which card of the row fills it; -1 for an empty one. */
  card: number
  over: boolean
}
export function cellsOf(costs: readonly number[], limit: number): Cell[] {
  const filled = costs.flatMap((cost, card) => Array<number>(Math.max(0, cost)).fill(card))
  const length = Math.max(limit, filled.length)
  return Array.from({ length }, (_, place) => ({ card: filled[place] ?? -1, over: place >= limit }))
}

/** What each card of the row has cost: as printed, and what aids took off the last one (6.8) or an earlier one. */
export function costsOf(row: readonly { card: string }[], total: number, action: number, counted: boolean, content: Content): number[] {
  const printed = row.map(({ card }) => content.cards.get(card)?.action ?? 0)
  if (printed.length === 0) return []
  const costs = [...printed]
  costs[costs.length - 1] = action
  if (!counted) return costs
  // An earlier card may have been lowered too; the total is what counts, so the difference is taken from the oldest.
  let excess = costs.reduce((sum, each) => sum + each, 0) - total
  return costs.map((cost) => {
    const less = Math.max(0, Math.min(cost, excess))
    excess -= less
    return cost - less
  })
}

/** The chance that the next card costs more than there is room for (3.1), as the piles tell it: of an empty deck, the discards. */
export function chanceToBust(room: number, deck: Counted, discard: Counted, content: Content): number {
  const pile = size(deck) ? deck : discard
  const over = Object.entries(pile).filter(([card]) => (content.cards.get(card)?.action ?? 0) > room)
  return size(Object.fromEntries(over)) / Math.max(1, size(pile))
}

export interface Heap {
  type: CardType
  cards: { entry: Card; copies: number }[]
  copies: number
}

/** The cards of a pile by type, in the order of the content. */
export function heapsOf(pile: Record<string, number>, content: Content): Heap[] {
  const heaps = new Map<CardType, Heap>()
  for (const entry of content.cards.values()) {
    const copies = pile[entry.id] ?? 0
    if (!copies) continue
    const heap = heaps.get(entry.type) ?? { type: entry.type, cards: [], copies: 0 }
    heap.cards.push({ entry, copies })
    heap.copies += copies
    heaps.set(entry.type, heap)
  }
  return [...heaps.values()]
}
