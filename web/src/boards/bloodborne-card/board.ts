/** The board of the card game: its pace, and what its first game teaches. */
import type { BoardModule, Lesson, Pace } from '..'
import type { View } from '../../generated/bloodborne-card'
import type { TableStore } from '../../hall/table.svelte'
import type { Happening } from '../../words/table'
import Board from './Board.svelte'
import { contentOf } from './content'
import { after } from './scene'

const BREATH = 600 // milliseconds that all cards of a reveal lie face down together
const TURN = 1100 // and that they are looked at when they have been turned

/** Cards that are shown at once: a held breath while they gather, a longer look when the last one turns them all. */
function reveal(happening: Happening, table: TableStore): number {
  const view = table.view as View | null
  if (!view) return 0
  const { holding } = after(view, [...table.shown, happening], contentOf(table.book))
  return holding === null ? TURN : BREATH / Math.max(1, view.hunters.length - 1)
}

const paces: Record<string, Pace> = {
  final_boss_set: 900,
  dungeon_laid_out: 300,
  upgrade_turned_up: 120,
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
  unhurt: 200,
  died: 800,
  eliminated: 800,
  healed: 300,
  damaged: 430,
  no_damage: 450,
  creature_killed: 650,
  trophy_won: 240,
  echoes_gained: 450,
  echoes_lost: 450,
  echoes_stolen: 650,
  creature_escaped: 900,
  boss_stays: 600,
  card_discarded: 350,
  monster_added: 600,
  banked: 650,
  cards_reclaimed: 380,
  upgrade_taken: 550,
  upgrade_declined: 300,
  card_removed: 450,
  rested: 200,
  weapon_removed: 600,
  card_returned: 350,
  first_player_passed: 350,
  creature_revealed: 750,
  scored: 400,
  won: 900,
  nobody_left: 900,
  out_of_time: 600,
  promised: 250,
  promised_card: 250,
}

const view = (table: TableStore) => table.view as View
const own = (table: TableStore) => (table.seat === null ? undefined : view(table).hunters[table.seat])
const asked = (question: string) => (table: TableStore) => table.asked && table.ask?.question === question
const choosing = asked('play_card')

/** In the order in which they are tried: the first that fits the moment is shown. */
const lessons: Lesson[] = [
  { id: 'hunt', when: choosing, at: '[data-lesson="creature"]' },
  { id: 'choose', when: choosing, at: '[data-lesson="hand"]' },
  { id: 'die', when: choosing, at: '[data-lesson="die"]' },
  { id: 'transform', when: asked('show_weapon'), at: '[data-lesson="hand"]' },
  { id: 'carry', when: (table) => choosing(table) && (own(table)?.collected ?? 0) > 0, at: '[data-lesson="own"]' },
  { id: 'used', when: (table) => choosing(table) && (own(table)?.used.length ?? 0) > 0, at: '[data-lesson="own"]' },
  { id: 'trophy', when: (table) => choosing(table) && view(table).hunters.some(({ trophy_value }) => trophy_value > 0), at: '[data-lesson="hunters"]' },
  { id: 'promise', when: (table) => choosing(table) && view(table).round >= 2, at: '[data-lesson="promise"]' },
  { id: 'dream', when: (table) => choosing(table) && ((own(table)?.hand.length ?? 9) <= 3 || (own(table)?.health ?? 9) <= 5), at: '[data-lesson="hand"]' },
  { id: 'upgrade', when: asked('take_upgrade'), at: '[data-lesson="hand"]' },
  { id: 'death', when: (table) => (own(table)?.deaths ?? 0) > 0, at: '[data-lesson="own"]' },
  { id: 'boss', when: (table) => choosing(table) && view(table).creature?.kind !== 'monster', at: '[data-lesson="dungeon"]' },
]

const firstGame: BoardModule['firstGame'] = { seats: 3, options: { round_limit: 8, final_boss: 'wet_nurse' }, bot: 'hunter' }

/** Whatever is asked can be touched on the table: a card, a hunter, a trophy. */
const showsOptions = (): boolean => true

export { Board, firstGame, lessons, paces, showsOptions }
