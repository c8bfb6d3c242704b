/** What a game looks like to a table, and how long its events are shown. */
import type { Happening } from '../words/table'
import type { TableStore } from './table.svelte'

/** What the hall says of one game: its views, its events and its content. A board knows more of them than a table does. */
export interface Played {
  view: unknown
  event: Happening
  content: unknown
}

/** How long an event is shown, in milliseconds; a function where that depends on what has been shown before it. */
export type Pace<Game extends Played = Played> = number | ((event: Game['event'], table: TableStore<Game>) => number)
export type Paces<Game extends Played = Played> = { [Kind in Game['event']['event']]?: Pace<Game> }

export type Suspense<Game extends Played = Played> = { [Kind in Game['event']['event']]?: number }
