/** What is heard of it: a wooden table in a stone vault, and a good deal of coin. */
import type { Game } from '../../generated/dungeon-cards'
import type { Sounds } from '../../sound/sound'

const voice: Sounds['voice'] = { root: 622.25, chord: [0, 4, 7], table: 210, room: [1.1, 0.2], bright: 0.6 }

const cues: Sounds<Game>['cues'] = {
  card_turned: 'card',
  adventurer_chosen: 'card',
  adventurer_by_fate: 'card',
  top_card_discarded: 'card',
  top_card_seen: 'page',
  top_card_kept: 'page',
  deck_laid_out: 'page',
  deck_reshuffled: 'page',
  round_begins: 'page',
  item_used: 'page',
  aid_used: 'page',
  rolled: 'die',
  order_rolled: 'die',
  tie_rolled: 'die',
  gold_collected: 'coin',
  gold_moved: 'coin',
  gold_claimed: 'coin',
  boss_beaten: 'coin',
  treasure_prized: 'coin',
  item_collected: 'coin',
  item_claimed: 'coin',
  points_gained: 'drop',
  points_drained: 'drop',
  hit_taken: 'blow',
  hit_by_boss: 'blow',
  boss_hit: 'blow',
  gored: 'blow',
  hit_cancelled: 'guard',
  finds_saved: 'guard',
  healed: 'heal',
  potion_drunk: 'heal',
  boss_revealed: 'growl',
  went_bust: 'growl',
  knocked_out: 'knell',
  all_knocked_out: 'knell',
  won: 'fanfare',
  deck_empty: 'stone',
}

export const sounds: Sounds<Game> = { voice, cues }
