/** The board of a game that has none of its own. */
import type { BoardModule } from '../boards'
import Board from './Board.svelte'

export const board: BoardModule = { Board, inWords: true, paces: {}, lessons: [] }
