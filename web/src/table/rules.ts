/** What the passages of the rules say, as plain words. */
import type { Paragraph, Span } from '../generated/hall'

/** Words without their styles. */
export function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('')
}

/** Everything that a paragraph says. */
export function textOf({ passages }: Pick<Paragraph, 'passages'>): string {
  const cells = passages.flatMap(({ rows }) => rows.flat())
  return cells.map(plain).join(' ')
}
