/** The board of Dungeon Cards, and how long its events are shown. */
import type { BoardModule } from '..'
import type { Game } from '../../generated/dungeon-cards'
import Board from './Board.svelte'
import { told } from './ending'
import { lessons } from './lessons'
import { news } from './news'
import { sounds } from './sounds'
import { tells } from './telling'

const paces: BoardModule<Game>['paces'] = {
  first_player: 250,
  adventurer_chosen: 450,
  adventurer_by_fate: 450,
  deck_laid_out: 200,
  boss_waits: 200,
  boss_named: 350,
  round_begins: 300,
  turn_begins: 380,
  card_turned: 480,
  actions_counted: 260,
  stopped: 320,
  went_bust: 700,
  lost_finds: 480,
  lost_by_failing: 480,
  fights: 320,
  fights_rival: 320,
  evades: 320,
  evades_trap: 320,
  evades_rival: 320,
  rolled: 1050,
  roll_succeeded: 520,
  roll_failed: 620,
  boss_missed: 620,
  points_gained: 420,
  aid_used: 420,
  item_used: 420,
  top_card_kept: 300,
  dice_set_aside: 160,
  gold_collected: 450,
  gold_moved: 520,
  gold_claimed: 520,
  item_collected: 450,
  item_claimed: 500,
  potion_drunk: 420,
  hit_taken: 520,
  hit_by_boss: 520,
  knocked_out: 650,
  boss_revealed: 900,
  order_rolled: 300,
  boss_hit: 520,
  boss_beaten: 900,
  tie_rolled: 300,
  won: 700,
}

const suspense: BoardModule<Game>['suspense'] = { rolled: 750 } // the last of six dice lies still then

const marks: BoardModule<Game>['marks'] = { round_begins: 'round', knocked_out: 'death', boss_revealed: 'round', boss_beaten: 'trophy', won: 'trophy' }

// Everybody who can be chosen lies there, by name.
const showsOptions: BoardModule<Game>['showsOptions'] = (question) => question === 'choose_adventurer'

export const board: BoardModule<Game> = { Board, lessons, marks, news, paces, result: told, showsOptions, sounds, suspense, tells }
