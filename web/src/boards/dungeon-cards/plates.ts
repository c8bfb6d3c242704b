import type { Box } from '../../generated/dungeon-cards'
import type { Plates } from '../plates'
import { contentOf } from './content'
import { Faces } from './faces'

export const plates: Plates<Box> = (words) => {
  const { card, adventurer, boss } = words.book.content
  const faces = new Faces(words, contentOf(words.book))
  const firstOf = (type: string) => card.filter((each) => each.type === type).slice(0, 1)
  const kinds = [...new Set(card.map(({ type }) => type))]
  return {
    1: adventurer.map(({ id }) => faces.adventurer(id)),
    4: kinds.flatMap(firstOf).map(({ id }) => faces.card(id)),
    8: card.filter(({ type }) => type === 'equipment').map(({ id }) => faces.card(id)),
    12: boss.map(({ id }) => faces.boss(id)),
  }
}
