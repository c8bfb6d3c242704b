import type { Box } from '../../generated/bloodborne-board'
import type { Plates } from '../plates'
import { contentOf } from './content'
import { Faces } from './faces'

export const plates: Plates<Box> = (words) => {
  const { item, firearm, card } = words.book.content
  const faces = new Faces(contentOf(words.book), words)
  return {
    15: [...firearm.map(({ id }) => faces.firearm(id)), ...item.map(({ id }) => faces.item(id))],
    16: card.map(({ id }) => faces.card(id)),
  }
}
