/** What an answer brings as the table stands, in a few words: Echoes taken, a weapon stopped, a trophy's worth. */
import type { Telling } from '..'
import type { Box, Game, HunterView } from '../../generated/bloodborne-card'
import type { TableStore } from '../../hall/table.svelte'
import { seatNumber, type TableWords } from '../../words/table'
import { contentOf, type Content } from './content'
import { second } from './scene'

/** What one's token of a type is worth, and what it will be worth one space further (10.3 the last space is the end). */
export function trophyWorth(content: Content, own: HunterView, trophy: string): { now: number; next: number } {
  const space = own.trophies[content.trophies.indexOf(trophy)] ?? 0
  const now = content.track[space] ?? 0
  return { now, next: content.track[space + 1] ?? now }
}

/** How many Echoes the card on the table takes from another hunter: as many as it can, never more than are there (13.15). */
function stolen(content: Content, own: HunterView, other: HunterView): number {
  const effects = [own.played, second(own)].flatMap((card) => content.cards.get(card ?? '')?.effects ?? [])
  const amount = effects.find(({ block }) => block === 'steal_echoes')?.amount
  return Math.min(Number(amount ?? other.collected), other.collected)
}

function snared(content: Content, other: HunterView, words: TableWords): string {
  const damage = content.cards.get(other.weapon ?? '')?.damage
  return other.weapon === null || damage === undefined ? '' : words.text('hunt-brings-snare', { weapon: words.noun('card', other.weapon), damage })
}

export function tells({ ask, view, seat, book }: TableStore<Game>, words: TableWords<Box>): Telling {
  const own = view?.hunters[seat ?? -1]
  if (!ask || !view || !own) return {}
  const content = contentOf(book)
  const brings = (option: string): string => {
    const other = view.hunters[seatNumber(option)]
    if (ask.question === 'steal_from' && other) return words.text('hunt-brings-echoes', { echoes: stolen(content, own, other) })
    if (ask.question === 'block_hunter' && other) return snared(content, other, words)
    if (ask.question === 'choose_trophy') return words.text('hunt-brings-trophy', trophyWorth(content, own, option))
    return ''
  }
  return { options: Object.fromEntries(ask.options.map(({ name }) => [name, brings(name)])) }
}
