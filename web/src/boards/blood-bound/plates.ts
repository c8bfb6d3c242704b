import type { Box } from '../../generated/blood-bound'
import type { Plates } from '../plates'
import { abilityFace, characterFace } from './faces'

export const plates: Plates<Box> = (words) => {
  const { catalogues, content } = words.book
  return {
    2: (catalogues.character ?? []).map((id) => characterFace(words, id)),
    7: content.card.map(({ id }) => abilityFace(words, id)),
  }
}
