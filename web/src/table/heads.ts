/** How the lines of a log stand: what begins a turn above all, what begins a step or answers a question, more of the same, and what that led to. */
import type { Begins } from '../boards/topics'
import type { LogLine } from '../hall/log'

export type Rank = 'head' | 'first' | 'beside' | 'below'

/** How a line stands after the one above it, which stands so itself; the first of all has none above. */
export function rankOf(line: LogLine, above: LogLine | undefined, { turns, steps = [] }: Begins, aboveRank: Rank = 'first'): Rank {
  const event = line.happening?.event ?? ''
  const last = above?.happening?.event ?? ''
  if (turns.includes(event)) return 'head'
  if (line.seq !== above?.seq || turns.includes(last)) return 'first'
  // Several alike are told one after the other, and none of them follows from another.
  if (event === last) return aboveRank === 'below' ? 'below' : 'beside'
  return steps.includes(event) ? 'first' : 'below'
}

/** How each of these lines stands. */
export function ranksOf(lines: readonly LogLine[], begins: Begins): Rank[] {
  return lines.reduce<Rank[]>((ranks, line, place) => [...ranks, rankOf(line, lines[place - 1], begins, ranks.at(-1))], [])
}
