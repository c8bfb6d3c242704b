/** What a first game teaches, each thing in the moment in which it matters; the first that fits is shown. */
import type { Lesson } from '..'
import type { Game, HunterView, View } from '../../generated/bloodborne-board'
import type { TableStore } from '../../hall/table.svelte'
import { asked } from '../lessons'
import { IN_DREAM } from './answers'

const own = (table: TableStore<Game>, view: View): HunterView | undefined => (table.seat === null ? undefined : view.hunters[table.seat])
const acting = asked('act')
const fighting = asked('attack_with', 'dodge', 'react')

export const lessons: Lesson<Game>[] = [
  { id: 'hunter', when: asked('choose_hunter'), at: '[data-lesson="choosing"]' },
  { id: 'goal', when: asked('choose_start'), at: '[data-lesson="missions"]' },
  { id: 'hand', when: asked('refill'), at: '[data-lesson="hand"]' },
  { id: 'track', when: asked('take_turn'), at: '[data-lesson="track"]' },
  { id: 'act', when: acting, at: '[data-lesson="hand"]' },
  { id: 'explore', when: asked('step'), at: '[data-lesson="map"]' },
  { id: 'enemies', when: (table, view) => acting(table) && view.units.length > 0, at: '[data-lesson="enemies"]' },
  { id: 'attack', when: asked('attack_with', 'slot'), at: '[data-lesson="weapon"]' },
  { id: 'deck', when: (table, view) => table.asked && Boolean(view.fight), at: '[data-lesson="deck"]' },
  { id: 'attacked', when: (table, view) => fighting(table) && view.fight?.mode === 'attacked', at: '[data-lesson="combat"]' },
  { id: 'dream', when: (table, view) => acting(table) && ((own(table, view)?.hp ?? 6) <= 3 || (own(table, view)?.echoes ?? 0) > 0), at: '[data-lesson="dreamdoor"]' },
  { id: 'shop', when: asked(...IN_DREAM), at: '[data-lesson="dream"]' },
]
