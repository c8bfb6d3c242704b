/** The boards: each in a folder of its own, named by its game, and loaded when its game is. */
import type { Component } from 'svelte'
import type { Paces, Played, Suspense } from '../hall/played'
import type { TableStore } from '../hall/table.svelte'
import { board as generic } from '../generic/board'
import type { News } from '../motion/news'
import type { Sounds } from '../sound/sound'
import type { TableWords } from '../words/table'

export interface BoardProps<Game extends Played = Played> {
  /** What this client knows of the table. */
  table: TableStore<Game>
  /** How it stands, as `table.view` has it. */
  view: Game['view']
  words: TableWords<Game['content']>
  /** Opens the rules at a number. */
  openRule: (number: string) => void
}

/** Something that a first game teaches, in the moment in which it matters: the message is `lesson-<id>`. */
export interface Lesson<Game extends Played = Played> {
  id: string
  when: (table: TableStore<Game>, view: Game['view']) => boolean
  /** What the lesson points at, as a CSS selector within the page. */
  at?: string
}

/** What the result tells besides places and scores: why it ended so ('' where that is plain), and who everybody was, by seat. */
export interface Told {
  why: string
  seats: string[]
}

/** What a replay marks on its slider: where a round begins, somebody dies, something is won, somebody is taken. */
export type MarkKind = 'round' | 'death' | 'trophy' | 'capture'

/**
 * What a board adds to a question out of how the table stands: other words and another rule for it, what an option is called
 * where its own words tell less, and in short what each option does, both by its name.
 */
export interface Telling {
  question?: string
  rule?: string
  names?: Record<string, string>
  options?: Record<string, string>
}

export interface BoardModule<Game extends Played = Played> {
  Board: Component<BoardProps<Game>>
  /** How long each kind of event is shown. */
  paces: Paces<Game>
  /** How long nobody says in words what came of it, where that is seen no sooner. */
  suspense?: Suspense<Game>
  lessons: Lesson<Game>[]
  /** What whoever was away is told first; without it, nothing is summed up. */
  news?: News<Game['event']>
  /** How it sounds; without it, as the hall does. */
  sounds?: Sounds<Game>
  /** Which kinds of events a replay marks on its slider. */
  marks?: { [Kind in Game['event']['event']]?: MarkKind }
  /** Whether it is drawn from the view in words: then the hall has to tell it so. */
  inWords?: boolean
  /** Whether the board itself offers a question's options to be touched: the dock then needs less room for them. */
  showsOptions?: (question: string) => boolean
  /** Whether what is asked about fills a phone's table down to the dock: then nothing of the dock may lie over it. */
  filled?: (table: TableStore<Game>) => boolean
  /** What is told of a question besides its own words; without it, nothing. */
  tells?: (table: TableStore<Game>, words: TableWords<Game['content']>) => Telling
  /** Whether everybody plays with open hands: then one device that serves several seats needs no curtain between them. */
  openHands?: boolean
  /** The table of a replay with everything shown: as nobody sees it, and what each seat knows of it; without it, as nobody does. */
  unveiled?: (view: Game['view'], known: readonly Game['view'][]) => Game['view']
  /** What the result of an ended game tells; without it, places and scores alone. */
  result?: (view: Game['view'], words: TableWords<Game['content']>) => Told
  /** A notebook drawn as the game needs it; without one, it is told in words. */
  Notebook?: Component<{ table: TableStore<Game>; words: TableWords<Game['content']> }>
}

const boards = import.meta.glob<BoardModule>('./*/board.ts', { import: 'board' })

/** The board of a game: its own, or else the one that plays any. */
export async function loadBoard(game: string): Promise<BoardModule> {
  return (await boards[`./${game}/board.ts`]?.()) ?? generic
}
