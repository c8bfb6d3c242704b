/** What whoever was away is told first. */
import type { Event } from '../../generated/bloodborne-board'
import type { News } from '../../motion/news'

export const news: News<Event> = {
  chapter_won: 3,
  hunt_lost: 3,
  hunter_slain: 3,
  second_phase: 3,
  mission_completed: 3,
  map_reset: 3,
  final_round: 3,
  slain: 2,
  suffered: 2,
  step_completed: 2,
  step_revealed: 2,
  track_advances: 2,
  fog_raised: 2,
  attacked: 2,
  ambushed: 2,
  wounded: 1,
  moved: 1,
  tile_laid: 1,
  item_gained: 1,
  item_picked: 1,
  item_rewarded: 1,
  echo_gained: 1,
  dreams: 1,
  spawned: 1,
  unit_moved: 1,
  gun_fired: 1,
  poisoned: 1,
  frenzied: 1,
}
