/** A log sifted: the lines of one player, of one topic, or with some words in them. */
import type { Topic, Topics } from '../boards/topics'
import type { Book } from '../generated/hall'
import type { LogLine } from '../hall/log'
import { folded } from './search'

export interface Wish {
  words: string
  seat: number | null
  topic: Topic | null
}

export const EVERYTHING: Wish = { words: '', seat: null, topic: null }

/** Whether anything is left out. */
export function isSifting({ words, seat, topic }: Wish): boolean {
  return folded(words) !== '' || seat !== null || topic !== null
}

/** The topics that a game has something to say about. */
export function topicsOf(topics: Topics, book: Pick<Book, 'statements'>): Topic[] {
  const told = (['important', 'dice', 'damage', 'gain'] as const).filter((topic) => topics[topic]?.length)
  return Object.keys(book.statements).length ? [...told, 'talk'] : told
}

/** Every line with its number that fits a wish. */
export function sifted(lines: readonly LogLine[], wish: Wish, topics: Topics, book: Pick<Book, 'kinds' | 'statements'>, sentence: (line: LogLine) => string): { line: LogLine; number: number }[] {
  const words = folded(wish.words)
  return lines
    .map((line, number) => ({ line, number }))
    .filter(({ line }) => wish.seat === null || concerns(line, wish.seat, book))
    .filter(({ line }) => wish.topic === null || isAbout(line, wish.topic, topics))
    .filter(({ line }) => !words || folded(sentence(line)).includes(words))
}

function concerns(line: LogLine, seat: number, { kinds, statements }: Pick<Book, 'kinds' | 'statements'>): boolean {
  if (!line.happening) return line.happened.seat === seat
  const fields = (kinds[line.happening.event] ?? statements[line.happening.event])?.fields ?? {}
  const values: Record<string, unknown> = { ...line.happening }
  return Object.entries(fields).some(([field, noun]) => noun === 'seat' && values[field] === seat)
}

function isAbout(line: LogLine, topic: Topic, topics: Topics): boolean {
  if (topic === 'talk') return line.happened.kind === 'statement'
  return topics[topic]?.includes(line.happening?.event ?? '') ?? false
}
