/** What a first game teaches, each lesson in the moment in which it matters. */
import type { Lesson } from '..'
import type { View } from '../../generated/dungeon-cards'
import type { TableStore } from '../../hall/table.svelte'
import { contentOf, type CardType } from './content'

const view = (table: TableStore) => table.view as View
const asked = (table: TableStore, question: string) => table.asked && table.ask?.question === question
const may = (table: TableStore, noun: string) => table.asked && Boolean(table.ask?.options.some((each) => each.noun === noun))
const happened = (table: TableStore, event: string, own = true) =>
  table.lines.some(({ happening }) => happening?.event === event && (!own || happening.seat === table.seat))

const isLastRound = ({ phase, round, rounds }: View) => phase === 'dungeon' && round === rounds
const isHalfSpent = ({ action_total, action_limit }: View) => action_total * 2 >= action_limit

function lastType(table: TableStore): CardType | null {
  const card = view(table).row.at(-1)?.card
  return card ? (contentOf(table.book).cards.get(card)?.type ?? null) : null
}

export const lessons: Lesson[] = [
  { id: 'choose', when: (table) => asked(table, 'choose_adventurer') },
  { id: 'draw', at: '.dungeon .deck', when: (table) => asked(table, 'push_or_stop') },
  { id: 'gauge', at: '.dungeon .gauge', when: (table) => asked(table, 'push_or_stop') && view(table).action_total >= 3 },
  { id: 'monster', at: '.dungeon .row', when: (table) => asked(table, 'fight_or_evade') && lastType(table) === 'monster' },
  { id: 'rival', at: '.dungeon .row', when: (table) => asked(table, 'fight_or_evade') && lastType(table) === 'adventurer' },
  { id: 'trap', at: '.dungeon .row', when: (table) => asked(table, 'fight_or_evade') && lastType(table) === 'trap' },
  { id: 'stop', at: '.dungeon .stake', when: (table) => asked(table, 'push_or_stop') && view(table).stake > 0 && isHalfSpent(view(table)) },
  { id: 'aids', at: '.dungeon .aids', when: (table) => may(table, 'aid') },
  { id: 'points', at: '.dungeon .own .numbers', when: (table) => happened(table, 'points_gained') },
  { id: 'bust', at: '.dungeon .gauge', when: (table) => happened(table, 'went_bust', false) },
  { id: 'hit', at: '.dungeon .own .numbers', when: (table) => happened(table, 'hit_taken') },
  { id: 'item', at: '.dungeon .aids', when: (table) => happened(table, 'item_collected') },
  { id: 'winning', at: '.dungeon .own .numbers', when: (table) => table.asked && isLastRound(view(table)) },
  { id: 'boss', at: '.dungeon .lair', when: (table) => view(table).phase === 'boss' },
]
