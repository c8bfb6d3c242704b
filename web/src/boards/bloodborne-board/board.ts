/** The board of the board game: its pace, and what its first game teaches. */
import type { BoardModule } from '..'
import type { Game } from '../../generated/bloodborne-board'
import { isTouchable } from './answers'
import Board from './Board.svelte'
import { lessons } from './lessons'

const paces: BoardModule<Game>['paces'] = {
  hunter_chosen: 450,
  side_chosen: 250,
  chapter_begins: 700,
  slot_assigned: 250,
  round_begins: 500,
  final_round: 900,
  turn_begins: 400,
  turn_ends: 150,
  card_drawn: 160,
  card_discarded: 180,
  transformed: 450,
  slot_cleared: 220,
  poison_works: 450,
  moved: 380,
  tile_turned_up: 400,
  tile_laid: 550,
  tile_shuffled_back: 350,
  teleported: 450,
  interacts: 350,
  item_gained: 450,
  spawned: 300,
  removed: 300,
  pursues: 150,
  activation: 350,
  unit_moved: 380,
  cruel: 150,
  attacks: 450,
  attacked: 550,
  card_placed: 450,
  flipped: 850,
  actions_shuffled: 300,
  dodged: 550,
  staggered: 550,
  hunter_staggered: 550,
  missed: 400,
  pushed: 400,
  wounded: 550,
  suffered: 600,
  healed: 450,
  stunned: 450,
  poisoned: 450,
  frenzied: 450,
  slain: 600,
  echo_gained: 500,
  hunter_slain: 900,
  second_phase: 900,
  track_advances: 550,
  map_reset: 800,
  dreams: 500,
  rested: 250,
  returned: 450,
  fog_raised: 600,
  fog_lifted: 450,
  step_revealed: 800,
  step_completed: 450,
  mission_completed: 800,
  chapter_won: 1200,
  hunt_lost: 1200,
}

/** One chapter with a companion, on the longer track: room to learn. */
const firstGame: BoardModule<Game>['firstGame'] = { seats: 2, settings: { length: 'chapter', track: 'gentle' }, bot: 'companion' }

const openHands = true // hunters look at each other's cards

export const board: BoardModule<Game> = { Board, firstGame, lessons, openHands, paces, showsOptions: isTouchable }
