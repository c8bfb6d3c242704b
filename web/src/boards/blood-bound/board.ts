/** The board of this game, and what its first game teaches. */
import type { BoardModule, Lesson } from '..'
import type { View } from '../../generated/blood-bound'
import type { TableStore } from '../../hall/table.svelte'
import Board from './Board.svelte'
import Notebook from './Notebook.svelte'

const ABILITIES = ['take_quill', 'strike', 'look_at', 'treat', 'command', 'give_shield', 'rage', 'give_staff', 'give_fan']

const view = (table: TableStore) => table.view as View
const asked = (table: TableStore, ...questions: string[]) => table.asked && questions.includes(table.ask?.question ?? '')
const running = (table: TableStore) => view(table).captured === null

const lessons: Lesson[] = [
  { id: 'your-card', at: '.own .secret', when: () => true },
  { id: 'the-clue', at: '.own', when: () => true },
  { id: 'the-goal', when: () => true },
  { id: 'the-dagger', at: '.seats', when: (table) => asked(table, 'act', 'attack') },
  { id: 'ask-for-help', at: '.dock', when: (table) => asked(table, 'request', 'accept') },
  { id: 'offer', at: '.dock', when: (table) => asked(table, 'offer') },
  { id: 'take-token', at: '.dock', when: (table) => asked(table, 'take_token') },
  { id: 'ability', at: '.dock', when: (table) => asked(table, ...ABILITIES) },
  { id: 'tokens', at: '.seats', when: (table) => running(table) && view(table).players.some((player) => player.wounds > 0) },
  { id: 'notebook', at: '.own .note', when: (table) => running(table) && view(table).turn >= 3 },
  { id: 'talk', at: '.own .talk', when: (table) => running(table) && view(table).turn >= 4 },
  { id: 'three-wounds', when: (table) => running(table) && view(table).players.some((player) => player.wounds === 3) },
]

const firstGame: BoardModule['firstGame'] = { seats: 6, options: {}, bot: 'schemer' }

const SETUP = 650
const STEP = 700
const DRAMA = 1100

const paces: Record<string, number> = {
  clans_drawn: SETUP,
  inquisitor_joins: SETUP,
  card_dealt: SETUP,
  clue_shown: DRAMA,
  dagger_placed: SETUP,
  dagger_passed: STEP,
  attacked: DRAMA,
  dagger_given: STEP,
  rank_taken: DRAMA,
  token_taken: DRAMA,
  capture: 1600,
  help_requested: STEP,
  help_not_wanted: STEP,
  offer_made: 450,
  no_offers: STEP,
  offer_accepted: DRAMA,
  offers_declined: STEP,
  ability_declined: STEP,
  struck: DRAMA,
  look_chosen: STEP,
  card_seen: DRAMA,
  commanded: DRAMA,
  raged: DRAMA,
  curse_given: STEP,
  card_turned_up: 260,
  curse_turned_up: 450,
  clan_wins: DRAMA,
  victory_stolen: DRAMA,
  inquisitor_captured: DRAMA,
  claim_clan: 150,
  claim_rank: 150,
  accuse: 150,
  call_leader: 150,
  vouch: 150,
  say_clue: 150,
  say_seen: 150,
  call_for_help: 150,
}

// Whoever may be chosen can be tapped at the table, with the odds beside what one knows of them.
const SEATS = ['attack', 'pass_dagger', 'accept', 'strike', 'look_at', 'command', 'give_shield', 'give_staff', 'give_fan', 'give_curse', 'name_cursed']
const showsOptions = (question: string): boolean => SEATS.includes(question)

export { Board, Notebook, firstGame, lessons, paces, showsOptions }
