/** What whoever was away is told first. */
import type { Event } from '../../generated/blood-bound'
import type { News } from '../../motion/news'

export const news: News<Event> = {
  capture: 3,
  clan_wins: 3,
  rivals_win: 3,
  victory_stolen: 3,
  inquisitor_captured: 3,
  rank_taken: 2,
  token_taken: 2,
  offer_accepted: 2,
  struck: 2,
  raged: 2,
  commanded: 2,
  card_seen: 2,
  curse_given: 2,
  attacked: 2,
  dagger_passed: 1,
  healing: 1,
  quill_taken: 1,
  shield_given: 1,
  staff_given: 1,
  staff_taken: 1,
  fan_given: 1,
  offers_declined: 1,
  help_not_wanted: 1,
  accuse: 1,
  call_leader: 1,
  claim_clan: 1,
  claim_rank: 1,
}
