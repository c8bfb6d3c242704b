/** What is heard of it: felt and glass, low strings of blood, and a far bell. */
import type { Event, Game } from '../../generated/bloodborne-card'
import type { TableStore } from '../../hall/table.svelte'
import type { Cue, Sounds } from '../../sound/sound'
import { contentOf } from './content'
import { after } from './scene'

const voice: Sounds['voice'] = { root: 523.25, chord: [0, 3, 7], table: 150, room: [1.6, 0.28], bright: 0.35 }

/** Cards are laid one by one, and turned all at once. */
function reveal(event: Event, { view, shown, book }: TableStore<Game>): Cue {
  return view && after(view, [...shown, event], contentOf(book)).holding !== null ? 'card' : 'turn'
}

const cues: Sounds<Game>['cues'] = {
  cards_reclaimed: 'page',
  reclaimed: 'page',
  upgrade_taken: 'page',
  upgrade_turned_up: 'page',
  display_filled: 'page',
  card_returned: 'page',
  card_shown: reveal,
  weapon_shown: reveal,
  monster_rolled: 'die',
  combo_rolled: 'die',
  suffered: 'blow',
  hurt: 'blow',
  struck_back: 'blow',
  splashed: 'blow',
  unhurt: 'guard',
  spared: 'guard',
  held_back: 'guard',
  blocked: 'guard',
  weakened: 'guard',
  damaged: 'drop',
  scorched: 'drop',
  echoes_gained: 'drop',
  echoes_lost: 'drop',
  echoes_stolen: 'drop',
  banked: 'coin',
  echoes_banked: 'coin',
  trophy_won: 'coin',
  extra_trophy_won: 'coin',
  healed: 'heal',
  rested: 'heal',
  creature_revealed: 'growl',
  final_boss_comes: 'growl',
  final_boss_set: 'growl',
  instant_begins: 'shot',
  card_discarded: 'card',
  card_removed: 'card',
  weapon_removed: 'card',
  died: 'knell',
  eliminated: 'knell',
  creature_killed: 'knell',
  nobody_left: 'knell',
  creature_escaped: 'step',
  first_player_passed: 'step',
  won: 'fanfare',
  promised: 'word',
  promised_card: 'word',
}

export const sounds: Sounds<Game> = { voice, cues }
