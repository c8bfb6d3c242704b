import type { Game } from '../../generated/blood-bound'
import type { Begins, Topics } from '../topics'

export const topics: Topics<Game> = {
  important: ['attacked', 'offer_accepted', 'rank_taken', 'token_taken', 'commanded', 'capture', 'card_turned_up', 'curse_turned_up', 'clan_wins', 'rivals_win', 'victory_stolen', 'inquisitor_captured', 'limit_reached'],
  damage: ['attacked', 'rank_taken', 'token_taken', 'struck', 'wound_dealt', 'raged', 'healing', 'rank_returned', 'token_returned', 'capture'],
  gain: ['quill_taken', 'shield_given', 'shield_returned', 'sword_returned', 'staff_given', 'staff_taken', 'fan_given', 'curse_given', 'true_curse_given'],
}

export const begins: Begins<Game> = {
  turns: ['dagger_placed', 'dagger_passed', 'dagger_given', 'capture'],
  steps: ['clan_wins', 'rivals_win', 'victory_stolen', 'inquisitor_captured', 'limit_reached'],
}
