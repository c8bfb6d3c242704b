/** What a first game teaches, each thing in the moment in which it matters; the first that fits is shown. */
import type { Lesson } from '..'
import type { View } from '../../generated/bloodborne-board'
import type { TableStore } from '../../hall/table.svelte'
import { IN_DREAM } from './answers'

const view = (table: TableStore): View => table.view as View
const own = (table: TableStore): View['hunters'][number] | undefined => (table.seat === null ? undefined : view(table).hunters[table.seat])
const asked =
  (...questions: string[]) =>
  (table: TableStore): boolean =>
    table.asked && questions.includes(table.ask?.question ?? '')
const acting = asked('act')

export const lessons: Lesson[] = [
  { id: 'hunter', when: asked('choose_hunter'), at: '[data-lesson="choosing"]' },
  { id: 'goal', when: asked('choose_start'), at: '[data-lesson="missions"]' },
  { id: 'hand', when: asked('refill'), at: '[data-lesson="hand"]' },
  { id: 'track', when: asked('take_turn'), at: '[data-lesson="track"]' },
  { id: 'act', when: acting, at: '[data-lesson="hand"]' },
  { id: 'explore', when: asked('step'), at: '[data-lesson="map"]' },
  { id: 'enemies', when: (table) => acting(table) && view(table).units.length > 0, at: '[data-lesson="enemies"]' },
  { id: 'attack', when: asked('attack_with', 'slot'), at: '[data-lesson="weapon"]' },
  { id: 'deck', when: (table) => table.asked && Boolean(view(table).fight), at: '[data-lesson="deck"]' },
  { id: 'attacked', when: (table) => asked('attack_with', 'dodge', 'react')(table) && view(table).fight?.mode === 'attacked', at: '[data-lesson="combat"]' },
  { id: 'dream', when: (table) => acting(table) && ((own(table)?.hp ?? 6) <= 3 || (own(table)?.echoes ?? 0) > 0), at: '[data-lesson="dreamdoor"]' },
  { id: 'shop', when: (table) => table.asked && IN_DREAM.has(table.ask?.question ?? ''), at: '[data-lesson="dream"]' },
]
