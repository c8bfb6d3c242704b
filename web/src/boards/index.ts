/** The boards, each loaded when its game is; a game without one is played on the generic table. */
import type { Component } from 'svelte'
import type { TableStore } from '../hall/table.svelte'
import type { Happening, TableWords } from '../words/table'

export interface BoardProps {
  /** What this client knows of the table; `table.view` is the game's own view. */
  table: TableStore
  words: TableWords
  /** Opens the rules at a number. */
  openRule: (number: string) => void
}

/** How long an event is shown, in milliseconds; a function where that depends on what has been shown before it. */
export type Pace = number | ((happening: Happening, table: TableStore) => number)

/** Something that a first game teaches, in the moment in which it matters: the message is `lesson-<id>`. */
export interface Lesson {
  id: string
  when: (table: TableStore) => boolean
  /** What the lesson points at, as a CSS selector within the page. */
  at?: string
}

export interface BoardModule {
  Board: Component<BoardProps>
  /** How long each kind of event is shown. */
  paces: Record<string, Pace>
  lessons: Lesson[]
  /** The table on which a first game is played. */
  firstGame: { seats: number; options: Record<string, string | number>; bot: string }
  /** Whether the board itself offers a question's options to be touched: the dock then needs less room for them. */
  showsOptions?: (question: string) => boolean
  /** Whether everybody plays with open hands: then one device that serves several seats needs no curtain between them. */
  openHands?: boolean
  /** A notebook drawn as the game needs it; without one, it is told in words. */
  Notebook?: Component<{ table: TableStore; words: TableWords }>
}

const boards: Record<string, () => Promise<BoardModule>> = {
  'dungeon-cards': () => import('./dungeon-cards/board'),
  'bloodborne-card': () => import('./bloodborne-card/board'),
  'blood-bound': () => import('./blood-bound/board'),
  'bloodborne-board': () => import('./bloodborne-board/board'),
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (await boards[game]?.()) ?? null
}
