import type { Game } from '../../generated/bloodborne-board'
import type { Begins, Topics } from '../topics'

export const topics: Topics<Game> = {
  important: ['chapter_begins', 'round_begins', 'final_round', 'tile_turned_up', 'step_revealed', 'step_completed', 'mission_completed', 'slain', 'hunter_slain', 'second_phase', 'map_reset', 'dreams', 'returned', 'fog_raised', 'fog_lifted', 'chapter_won', 'hunt_lost'],
  damage: [
    'attacks', 'attacked', 'ambushed', 'wounded', 'wounded_by_item', 'wounded_by_gun', 'wounded_by_weapon', 'wounded_by_card', 'suffered', 'life_lost', 'friend_hurt', 'slain', 'hunter_slain',
    'healed', 'healed_there', 'healed_by_kill', 'healed_by_weapon', 'healed_by_card', 'unit_healed', 'unit_leeches', 'stunned', 'poisoned', 'poison_works', 'frenzied', 'dodged', 'missed', 'staggered', 'hunter_staggered',
  ],
  gain: ['item_gained', 'item_picked', 'item_exchanged', 'item_rewarded', 'item_traded', 'gun_gained', 'echo_gained', 'echo_of_chalice', 'echo_rewarded', 'echo_by_item', 'upgrade_bought', 'upgrade_swapped', 'token_taken', 'token_lost'],
}

export const begins: Begins<Game> = {
  turns: ['chapter_begins', 'round_begins', 'final_round', 'turn_begins', 'chapter_won', 'hunt_lost'],
  steps: ['hand_drawn', 'slot_assigned', 'step_revealed', 'activation', 'track_advances', 'map_reset'],
}
