import type { Game } from '../../generated/bloodborne-card'
import type { Begins, Topics } from '../topics'

export const topics: Topics<Game> = {
  important: ['round_begins', 'creature_revealed', 'final_boss_comes', 'creature_killed', 'creature_escaped', 'trophy_won', 'extra_trophy_won', 'died', 'eliminated', 'banked', 'won', 'nobody_left', 'out_of_time'],
  dice: ['monster_rolled', 'combo_rolled'],
  damage: ['suffered', 'hurt', 'struck_back', 'splashed', 'unhurt', 'spared', 'held_back', 'died', 'healed', 'damaged', 'scorched', 'no_damage', 'weakened', 'blocked'],
  gain: ['trophy_won', 'extra_trophy_won', 'echoes_gained', 'echoes_lost', 'echoes_stolen', 'banked', 'echoes_banked', 'upgrade_taken', 'scored'],
}

export const begins: Begins<Game> = {
  turns: ['creature_revealed', 'final_boss_comes', 'round_begins'],
  steps: ['instant_begins', 'monster_rolled', 'creature_killed', 'creature_escaped', 'boss_stays', 'banked', 'cards_reclaimed', 'display_filled', 'first_player_passed', 'scored'],
}
