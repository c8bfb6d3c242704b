/** What is heard of it: a drawing room at night, steel, wax and whispers. */
import type { Game } from '../../generated/blood-bound'
import type { Sounds } from '../../sound/sound'

const voice: Sounds['voice'] = { root: 587.33, chord: [0, 3, 10], table: 240, room: [0.7, 0.14], bright: 0.45 }

const cues: Sounds<Game>['cues'] = {
  card_dealt: 'card',
  quill_taken: 'card',
  shield_given: 'card',
  staff_given: 'card',
  staff_taken: 'card',
  fan_given: 'card',
  curse_given: 'card',
  sword_returned: 'card',
  shield_returned: 'card',
  clue_shown: 'page',
  card_seen: 'page',
  look_chosen: 'page',
  card_turned_up: 'turn',
  curse_turned_up: 'turn',
  dagger_passed: 'step',
  dagger_given: 'step',
  dagger_placed: 'step',
  attacked: 'blow',
  struck: 'blow',
  raged: 'blow',
  rank_taken: 'blow',
  token_taken: 'blow',
  offer_accepted: 'guard',
  offer_made: 'word',
  help_requested: 'word',
  help_not_wanted: 'word',
  offers_declined: 'word',
  claim_clan: 'word',
  claim_rank: 'word',
  accuse: 'word',
  call_leader: 'word',
  vouch: 'word',
  say_clue: 'word',
  say_seen: 'word',
  call_for_help: 'word',
  healing: 'heal',
  commanded: 'drop',
  capture: 'knell',
  inquisitor_captured: 'knell',
  clan_wins: 'fanfare',
  rivals_win: 'fanfare',
  victory_stolen: 'fanfare',
}

export const sounds: Sounds<Game> = { voice, cues }
