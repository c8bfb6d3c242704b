/** The board of this game, and what its first game teaches. */
import type { BoardModule, Lesson } from '..'
import type { Game, View } from '../../generated/blood-bound'
import { asked } from '../lessons'
import { ABILITIES } from './abilities'
import Board from './Board.svelte'
import { told } from './ending'
import { news } from './news'
import Notebook from './Notebook.svelte'
import { sounds } from './sounds'
import { tells } from './telling'

const running = (view: View): boolean => view.captured === null

const lessons: Lesson<Game>[] = [
  { id: 'your-card', at: '.own .secret', when: () => true },
  { id: 'the-clue', at: '.own', when: () => true },
  { id: 'the-dagger', at: '.seats', when: asked('act', 'attack') },
  { id: 'ask-for-help', at: '.dock', when: asked('request', 'accept') },
  { id: 'offer', at: '.dock', when: asked('offer') },
  { id: 'take-token', at: '.dock', when: asked('take_token') },
  { id: 'ability', at: '.dock', when: asked(...ABILITIES) },
  { id: 'tokens', at: '.seats', when: (_, view) => running(view) && view.players.some((player) => player.wounds > 0) },
  { id: 'notebook', at: '.own .note', when: (_, view) => running(view) && view.turn >= 3 },
  { id: 'talk', at: '.own .talk', when: (_, view) => running(view) && view.turn >= 4 },
  { id: 'three-wounds', when: (_, view) => running(view) && view.players.some((player) => player.wounds === 3) },
]

const SETUP = 650
const STEP = 700
const DRAMA = 1100

const paces: BoardModule<Game>['paces'] = {
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
  rivals_win: DRAMA,
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

const marks: BoardModule<Game>['marks'] = { capture: 'capture', rank_taken: 'round', victory_stolen: 'trophy', clan_wins: 'trophy', rivals_win: 'trophy' }

/** Everybody's card as they know it themselves. */
const unveiled: BoardModule<Game>['unveiled'] = (view, known) => ({
  ...view,
  players: view.players.map((player, seat) => known[seat]?.players[seat] ?? player),
})

export const board: BoardModule<Game> = { Board, Notebook, lessons, marks, news, paces, result: told, showsOptions, sounds, tells, unveiled }
