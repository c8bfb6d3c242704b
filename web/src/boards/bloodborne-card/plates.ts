import type { Box } from '../../generated/bloodborne-card'
import type { Plates } from '../plates'
import { contentOf } from './content'
import { Faces } from './faces'

export const plates: Plates<Box> = (words) => {
  const { starter, upgrade, monster, boss, final_boss } = words.book.content
  const faces = new Faces(contentOf(words.book), words)
  return {
    1: starter.map(({ id }) => faces.card(id)),
    4: monster.map(({ id }) => faces.creature(id)),
    7: upgrade.map(({ id }) => faces.card(id)),
    11: [...final_boss, ...boss].map(({ id }) => faces.creature(id)),
  }
}
