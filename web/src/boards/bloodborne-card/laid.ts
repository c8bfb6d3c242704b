/** Which cards lie before a hunter: their own hand, or those that they are asked about. */
import type { Box, HunterView } from '../../generated/bloodborne-card'
import type { OwnAsk } from '../../generated/hall'
import type { TableWords } from '../../words/table'
import { second } from './scene'

const FROM_HAND = ['play_card', 'show_weapon', 'discard_card']

/** What lies before a hunter: its title, its cards, which of them answer, whether they have to be read, and whether anything is asked of them. */
export interface Laid {
  title: string
  cards: string[]
  options: string[]
  unknown: boolean
  asked: boolean
}

/** All cards of a hunter that are known: in the hand, used, and on the table. */
export function ownedBy(hunter: HunterView): string[] {
  return [...(hunter.hand ?? []), ...hunter.used, ...[hunter.played, second(hunter)].filter((card) => card !== null)]
}

/** The cards from elsewhere that a question is about: those that answer it, or, once it is decided, all that lie where they come from. */
function askedFor(ask: OwnAsk, own: HunterView | null, display: string[]): string[] {
  if (ask.options.length > 0) return ask.options.filter((option) => option.noun === 'card').map((option) => option.name)
  if (ask.question === 'take_upgrade') return display
  if (ask.question === 'reclaim_card') return own?.used ?? []
  return ask.question === 'remove_card' && own ? ownedBy(own) : []
}

/** What lies before a hunter while that is asked; `limit` is how many cards one may have, `display` what upgrades are on offer. */
export function laidFor(ask: OwnAsk | null, own: HunterView | null, limit: number, display: string[], words: TableWords<Box>): Laid {
  const options = (ask?.options ?? []).map((option) => option.name)
  const cards = ask ? askedFor(ask, own, display) : []
  if (ask && cards.length > 0 && !FROM_HAND.includes(ask.question)) {
    const title = words.text(`hunt-choose-${ask.question.replaceAll('_', '-')}`, { cards: own ? ownedBy(own).length : 0, most: limit })
    return { title, cards, options, unknown: true, asked: true }
  }
  const asked = ask !== null && FROM_HAND.includes(ask.question)
  return { title: words.text('hunt-hand'), cards: own?.hand ?? [], options: asked ? options : [], unknown: false, asked }
}
