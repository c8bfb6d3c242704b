/** What whoever was away is told first. */
import type { Event } from '../../generated/dungeon-cards'
import type { News } from '../../motion/news'

export const news: News<Event> = {
  won: 3,
  boss_beaten: 3,
  boss_revealed: 3,
  knocked_out: 3,
  all_knocked_out: 3,
  gold_moved: 2,
  gold_claimed: 2,
  item_claimed: 2,
  purse_scorched: 2,
  hit_taken: 2,
  hit_by_boss: 2,
  went_bust: 2,
  boss_hit: 2,
  deck_empty: 2,
  gold_collected: 1,
  item_collected: 1,
  stopped: 1,
  potion_drunk: 1,
  lost_by_failing: 1,
  points_drained: 1,
}
