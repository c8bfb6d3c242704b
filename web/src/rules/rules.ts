/** What the passages of the rules say, what is found in them, and where they lead. */
import type { Chapter, Paragraph, Span } from '../generated/hall'
import { folded } from '../table/search'

/** Words without their styles. */
export function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('')
}

/** Everything that a paragraph says. */
export function textOf({ passages }: Pick<Paragraph, 'passages'>): string {
  const cells = passages.flatMap(({ rows }) => rows.flat())
  return cells.map(plain).join(' ')
}

/** The rules of each chapter in which some words stand, or that have this number; all of them where nothing is wanted. */
export function found(all: readonly Chapter[], wanted: string): Chapter[] {
  const words = folded(wanted)
  if (!words) return [...all]
  const fits = (paragraph: Paragraph) => paragraph.number === wanted.trim() || folded(textOf(paragraph)).includes(words)
  return all
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((each) => each.number && fits(each)) }))
    .filter((chapter) => chapter.paragraphs.length)
}

export function countOf(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0)
}

/** The numbers of all rules. */
export function numbersOf(chapters: readonly Chapter[]): Set<string> {
  return new Set(chapters.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number)).filter(Boolean))
}

/** A text cut where it names a rule by its number. */
export function linked(text: string, numbers: ReadonlySet<string>): { text: string; rule: string }[] {
  if (!numbers.size) return [{ text, rule: '' }]
  return text
    .split(/(?<![\w.])(R\d+|\d+\.\d+)(?![\w]|\.\d)/)
    .map((piece, place) => ({ text: piece, rule: place % 2 && numbers.has(piece) ? piece : '' }))
    .filter((piece) => piece.text)
}

/** The name that the address has for a chapter: its number, or else its place among those without. */
export function chapterName(chapter: Pick<Chapter, 'number'>, place: number): string {
  return `chapter-${chapter.number || `at-${place}`}`
}

/** The number of the chapter in which a rule stands. */
export function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? ''
}
