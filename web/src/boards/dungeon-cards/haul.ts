/** What a safe end of the turn would bring (2.4): gold, potions and equipment, in words. */
import type { View } from '../../generated/dungeon-cards'
import type { TableWords } from '../../words/table'
import { key } from '../../words/words'
import type { Content } from './content'

export interface Haul {
  gold: number
  potions: number
  items: string[]
  /** Cards of knocked-out rivals, of whom something may be claimed. */
  claims: number
}

export function foundIn({ row, stake }: Pick<View, 'row' | 'stake'>, content: Content): Haul {
  const haul: Haul = { gold: stake, potions: 0, items: [], claims: 0 }
  for (const { card, status } of row) {
    const entry = content.cards.get(card)
    if (status === 'own') haul.potions += 1
    else if (status === 'claim') haul.claims += 1
    else if (status === 'found' && entry?.type === 'equipment') haul.items.push(card)
    else if (status === 'found') haul.potions += entry?.potion ?? 0
  }
  return haul
}

/** Its parts, each a few words. */
export function haulOf(view: Pick<View, 'row' | 'stake'>, words: TableWords, content: Content): string[] {
  const { gold, potions, items, claims } = foundIn(view, content)
  return [
    ...(gold ? [words.text('figure-gold', { count: gold })] : []),
    ...(potions ? [words.text('figure-potions', { count: potions })] : []),
    ...items.map((item) => words.text(key('card', item))),
    ...(claims ? [words.text('haul-claims', { count: claims })] : []),
  ]
}
