/** What whoever was away is told first. */
import type { Event } from '../../generated/bloodborne-card'
import type { News } from '../../motion/news'

/** Whoever had no Echoes to bank, or nothing to be robbed of, is no news. */
const anyEchoes = (event: Event): 0 | 2 => ('echoes' in event && event.echoes > 0 ? 2 : 0)

export const news: News<Event> = {
  died: 3,
  eliminated: 3,
  creature_killed: 3,
  final_boss_comes: 3,
  won: 3,
  nobody_left: 3,
  creature_escaped: 2,
  creature_revealed: 2,
  echoes_stolen: anyEchoes,
  banked: anyEchoes,
  echoes_banked: anyEchoes,
  trophy_won: 2,
  extra_trophy_won: 2,
  echoes_lost: 2,
  weapon_removed: 2,
  suffered: 1,
  hurt: 1,
  struck_back: 1,
  splashed: 1,
  damaged: 1,
  scorched: 1,
  upgrade_taken: 1,
  blocked: 1,
  echoes_gained: 1,
}
