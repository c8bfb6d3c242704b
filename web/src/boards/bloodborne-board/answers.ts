/** Which things on the table are answers to what is asked: spaces, exits, enemies, cards, slots, items, hunters. */
import type { OwnAsk } from '../../generated/hall'
import { seatNumber } from '../../words/table'
import { WAYS, type Way } from './content'

export interface Answers {
  question: string
  names: Set<string>
  spaces: Set<string>
  ways: Set<Way>
  units: Set<string>
  cards: Set<string>
  items: Set<string>
  slots: Set<number>
  seats: Set<number>
}

const NOTHING: OwnAsk = { question: '', rule: '', options: [] }

/** Questions that are answered on the map: it has to be seen. */
const ON_MAP = new Set(['step', 'choose_start', 'choose_space', 'return_to', 'join'])

/** Questions that an action of an enemy asks, also of those who do not fight it. */
const OF_COMBAT = new Set(['react', 'dodge', 'meet_demand', 'discard_one', 'cheap_shot'])

/** Questions that are answered in the Dream, over the map. */
export const IN_DREAM = new Set(['buy', 'swap_in', 'exchange'])

/** What the dock need not show at length, since everything it offers can be touched on the table. */
const TOUCHABLE = new Set([
  ...ON_MAP,
  ...IN_DREAM,
  'choose_hunter',
  'choose_side',
  'pay',
  'attack_with',
  'target',
  'slot',
  'dodge',
  'meet_demand',
  'discard_one',
  'duck',
  'cheap_shot',
  'swap_away',
  'swap_back',
  'pick',
  'set_aside',
  'refresh',
  'give_item',
  'keep_firearm',
  'trade',
])

export function answersTo(ask: OwnAsk | null): Answers {
  const { question, options } = ask ?? NOTHING
  const of = (noun: string): string[] => options.filter((option) => option.noun === noun).map(({ name }) => name)
  const plain = options.filter((option) => !option.noun).map(({ name }) => name)
  return {
    question,
    names: new Set(options.map(({ name }) => name)),
    spaces: new Set(of('space')),
    ways: new Set(question === 'step' ? WAYS.filter((way) => plain.includes(way)) : []),
    units: new Set(of('unit')),
    cards: new Set(of('card')),
    items: new Set(of('item')),
    slots: new Set(plain.filter((name) => /^slot_\d$/.test(name)).map((name) => Number(name.slice(5)) - 1)),
    seats: new Set(of('seat').map(seatNumber)),
  }
}

export function isOnMap(question: string): boolean {
  return ON_MAP.has(question)
}

export function isOfCombat(question: string): boolean {
  return OF_COMBAT.has(question)
}

export function isTouchable(question: string): boolean {
  return TOUCHABLE.has(question)
}
