/** The log of a table, line by line. */
import type { Happened } from '../generated/hall'
import type { Happening } from '../words/table'
import { trusted } from './trusted'

/** A line of the log: something that happened, with the number of its entry. */
export interface LogLine<Event extends Happening = Happening> {
  seq: number
  happening?: Event
  happened: Happened
}

export function linesOf<Event extends Happening>(happened: Happened): LogLine<Event>[] {
  const events = trusted<Event[]>(happened.events ?? [])
  if (happened.kind === 'undo' || happened.kind === 'seat') return [{ seq: happened.seq, happened }]
  return events.map((happening) => ({ seq: happened.seq, happening, happened }))
}
