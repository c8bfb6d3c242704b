import type { Game } from '../../generated/dungeon-cards'
import type { Begins, Topics } from '../topics'

export const topics: Topics<Game> = {
  important: ['round_begins', 'stopped', 'went_bust', 'lost_finds', 'lost_by_failing', 'finds_saved', 'knocked_out', 'all_knocked_out', 'boss_revealed', 'boss_beaten', 'won'],
  dice: ['rolled', 'roll_succeeded', 'roll_failed', 'boss_missed', 'dice_set_aside', 'order_rolled', 'tie_rolled', 'boss_hit'],
  damage: ['hit_taken', 'hit_by_boss', 'gored', 'boss_hit', 'hit_cancelled', 'healed', 'potion_drunk', 'knocked_out'],
  gain: ['gold_collected', 'gold_moved', 'gold_claimed', 'item_collected', 'item_claimed', 'pocket_picked', 'treasure_prized', 'points_gained', 'points_drained', 'purse_scorched', 'lost_finds', 'lost_by_failing', 'boss_beaten'],
}

export const begins: Begins<Game> = {
  turns: ['round_begins', 'turn_begins', 'boss_revealed'],
  steps: ['card_turned'],
}
