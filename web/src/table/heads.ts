/** How the lines of a log stand: what begins a turn above all, what begins a step or answers a question, and what that led to. */
import type { Begins } from '../boards/topics'
import type { LogLine } from '../hall/log'

export type Rank = 'head' | 'first' | 'below'

/** How a line stands after the one above it; the first of all has none above. */
export function rankOf(line: LogLine, above: LogLine | undefined, { turns, steps = [] }: Begins): Rank {
  const event = line.happening?.event ?? ''
  if (turns.includes(event)) return 'head'
  if (line.seq !== above?.seq || turns.includes(above.happening?.event ?? '')) return 'first'
  // Of several alike, which are told one after the other, the first speaks for all.
  return steps.includes(event) && above.happening?.event !== event ? 'first' : 'below'
}
