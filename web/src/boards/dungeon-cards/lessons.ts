/** What a first game teaches, each lesson in the moment in which it matters. */
import type { Lesson } from '..'
import type { Event, Game, View } from '../../generated/dungeon-cards'
import type { TableStore } from '../../hall/table.svelte'
import { asked } from '../lessons'
import { contentOf, type CardType } from './content'

type Table = TableStore<Game>
const drawing = asked('push_or_stop')
const meeting = asked('fight_or_evade')
const may = (table: Table, noun: string) => table.asked && Boolean(table.ask?.options.some((each) => each.noun === noun))
const happened = (table: Table, event: Event['event']) =>
  table.lines.some(({ happening }) => happening?.event === event && 'seat' in happening && happening.seat === table.seat)

const isLastRound = ({ phase, round, rounds }: View) => phase === 'dungeon' && round === rounds
const isHalfSpent = ({ action_total, action_limit }: View) => action_total * 2 >= action_limit

function lastType(table: Table, view: View): CardType | null {
  const card = view.row.at(-1)?.card
  return card ? (contentOf(table.book).cards.get(card)?.type ?? null) : null
}

export const lessons: Lesson<Game>[] = [
  { id: 'choose', when: asked('choose_adventurer') },
  { id: 'draw', at: '.dungeon .deck', when: drawing },
  { id: 'gauge', at: '.dungeon .gauge', when: (table, view) => drawing(table) && view.action_total >= 3 },
  { id: 'monster', at: '.dungeon .row', when: (table, view) => meeting(table) && lastType(table, view) === 'monster' },
  { id: 'rival', at: '.dungeon .row', when: (table, view) => meeting(table) && lastType(table, view) === 'adventurer' },
  { id: 'trap', at: '.dungeon .row', when: (table, view) => meeting(table) && lastType(table, view) === 'trap' },
  { id: 'stop', at: '.dungeon .stake', when: (table, view) => drawing(table) && view.stake > 0 && isHalfSpent(view) },
  { id: 'aids', at: '.dungeon .aids', when: (table) => may(table, 'aid') },
  { id: 'points', at: '.dungeon .own .numbers', when: (table) => happened(table, 'points_gained') },
  { id: 'bust', at: '.dungeon .gauge', when: (table) => table.lines.some(({ happening }) => happening?.event === 'went_bust') },
  { id: 'hit', at: '.dungeon .own .numbers', when: (table) => happened(table, 'hit_taken') },
  { id: 'item', at: '.dungeon .aids', when: (table) => happened(table, 'item_collected') },
  { id: 'winning', at: '.dungeon .own .numbers', when: (table, view) => table.asked && isLastRound(view) },
  { id: 'boss', at: '.dungeon .lair', when: (_, view) => view.phase === 'boss' },
]
