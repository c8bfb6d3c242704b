/** The board of the card game: its pace, and what its first game teaches. */
import type { BoardModule, Lesson } from '..'
import type { Event, Game, View } from '../../generated/bloodborne-card'
import type { TableStore } from '../../hall/table.svelte'
import { asked } from '../lessons'
import Board from './Board.svelte'
import { contentOf } from './content'
import { told } from './ending'
import { news } from './news'
import { after } from './scene'
import { sounds } from './sounds'
import { tells } from './telling'

const BREATH = 600 // milliseconds that all cards of a reveal lie face down together
const TURN = 1100 // and that they are looked at when they have been turned

/** Cards that are shown at once: a held breath while they gather, a longer look when the last one turns them all. */
function reveal(event: Event, { view, shown, book }: TableStore<Game>): number {
  if (!view) return 0
  const { holding } = after(view, [...shown, event], contentOf(book))
  return holding === null ? TURN : BREATH / Math.max(1, view.hunters.length - 1)
}

const paces: BoardModule<Game>['paces'] = {
  final_boss_set: 900,
  dungeon_laid_out: 300,
  upgrade_turned_up: 120,
  display_filled: 120,
  first_player: 400,
  round_begins: 350,
  card_shown: reveal,
  weapon_shown: reveal,
  no_weapon: 700,
  instant_begins: 650,
  skips_steps: 500,
  weakened: 450,
  blocked: 600,
  reclaimed: 350,
  monster_rolled: 1050,
  combo_rolled: 950,
  suffered: 200,
  hurt: 300,
  struck_back: 350,
  splashed: 350,
  unhurt: 200,
  spared: 200,
  held_back: 200,
  died: 800,
  eliminated: 800,
  healed: 300,
  damaged: 430,
  scorched: 430,
  no_damage: 450,
  creature_killed: 650,
  trophy_won: 240,
  extra_trophy_won: 240,
  echoes_gained: 450,
  echoes_lost: 450,
  echoes_stolen: 650,
  creature_escaped: 900,
  boss_stays: 600,
  card_discarded: 350,
  monster_added: 600,
  banked: 650,
  echoes_banked: 650,
  cards_reclaimed: 380,
  upgrade_taken: 550,
  upgrade_declined: 300,
  card_removed: 450,
  rested: 200,
  weapon_removed: 600,
  card_returned: 350,
  first_player_passed: 350,
  creature_revealed: 750,
  final_boss_comes: 900,
  scored: 400,
  won: 900,
  nobody_left: 900,
  out_of_time: 600,
  promised: 250,
  promised_card: 250,
}

const own = (table: TableStore<Game>, view: View) => (table.seat === null ? undefined : view.hunters[table.seat])
const choosing = asked('play_card')

/** In the order in which they are tried: the first that fits the moment is shown. */
const lessons: Lesson<Game>[] = [
  { id: 'hunt', when: choosing, at: '[data-lesson="creature"]' },
  { id: 'choose', when: choosing, at: '[data-lesson="hand"]' },
  { id: 'die', when: choosing, at: '[data-lesson="die"]' },
  { id: 'transform', when: asked('show_weapon'), at: '[data-lesson="hand"]' },
  { id: 'carry', when: (table, view) => choosing(table) && (own(table, view)?.collected ?? 0) > 0, at: '[data-lesson="own"]' },
  { id: 'used', when: (table, view) => choosing(table) && (own(table, view)?.used.length ?? 0) > 0, at: '[data-lesson="own"]' },
  { id: 'trophy', when: (table, view) => choosing(table) && view.hunters.some(({ trophy_value }) => trophy_value > 0), at: '[data-lesson="hunters"]' },
  { id: 'promise', when: (table, view) => choosing(table) && view.round >= 2, at: '[data-lesson="promise"]' },
  { id: 'dream', when: (table, view) => choosing(table) && ((own(table, view)?.hand.length ?? 9) <= 3 || (own(table, view)?.health ?? 9) <= 5), at: '[data-lesson="hand"]' },
  { id: 'upgrade', when: asked('take_upgrade'), at: '[data-lesson="hand"]' },
  { id: 'death', when: (table, view) => (own(table, view)?.deaths ?? 0) > 0, at: '[data-lesson="own"]' },
  { id: 'boss', when: (table, view) => choosing(table) && view.creature?.kind !== 'monster', at: '[data-lesson="dungeon"]' },
]

/** Whatever is asked can be touched on the table: a card, a hunter, a trophy. */
const showsOptions = (): boolean => true

const marks: BoardModule<Game>['marks'] = { round_begins: 'round', died: 'death', eliminated: 'death', trophy_won: 'trophy', extra_trophy_won: 'trophy', won: 'trophy' }

const suspense: BoardModule<Game>['suspense'] = { monster_rolled: 700, combo_rolled: 700 }

export const board: BoardModule<Game> = { Board, filled: () => true, lessons, marks, news, paces, result: told, showsOptions, sounds, suspense, tells }
