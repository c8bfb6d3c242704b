/** A question as it stands at the table: what it is about by name, and what each option would bring, in a few words. */
import type { Telling } from '..'
import type { Box, CardView, Game, PlayerView, View } from '../../generated/dungeon-cards'
import type { OwnAsk } from '../../generated/hall'
import type { TableStore } from '../../hall/table.svelte'
import type { TableWords } from '../../words/table'
import { key } from '../../words/words'
import { contentOf, type Content } from './content'
import { haulOf } from './haul'

/** Everything that is known where a question is asked. */
interface Asked {
  view: View
  ask: OwnAsk
  words: TableWords
  content: Content
  own: PlayerView
  /** The card that the question is about. */
  open: CardView | undefined
}

export const tells = ({ view, ask }: TableStore<Game>, words: TableWords<Box>): Telling => (view && ask ? telling(view, ask, words) : {})

export function telling(view: View, ask: OwnAsk, words: TableWords<Box>): Required<Pick<Telling, 'options'>> & Telling {
  const own = view.players[view.seat ?? -1]
  const content = contentOf(words.book)
  if (!own) return { options: {} }
  const asked: Asked = { view, ask, words, content, own, open: view.row.at(-1) }
  const about = ABOUT[ask.question]?.(asked)
  const question = about && words.text(key('about', ask.question), about)
  return { ...(question ? { question } : {}), options: Object.fromEntries(ask.options.map(({ name, noun }) => [name, brings(asked, name, noun ?? '')])) }
}

type Facts = Record<string, string | number>

/** What the questions name; one that is missing, or has nothing to name, is asked as the game's own texts have it. */
const ABOUT: Record<string, (asked: Asked) => Facts | null> = {
  push_or_stop: ({ view }) => ({ stake: view.stake }),
  keep_or_discard: ({ view, words }) => (view.top_card ? { card: called(words, view.top_card) } : null),
  card_drawn: (asked) => withCard(asked, { action: asked.view.action }),
  fight_or_evade: (asked) => withCard(asked, { fought: asked.ask.options.some(({ name }) => name === 'fight') ? 1 : 0 }),
  settle_roll: ({ view: { roll } }) => (roll ? { kind: roll.result < roll.need ? roll.kind : 'enough', result: roll.result, need: roll.need } : null),
  reroll_dice: ({ view }) => (view.roll ? { aside: sum(view.roll.aside) } : null),
  after_evading: (asked) => withCard(asked, {}),
  take_hit: (asked) => {
    const { view, words } = asked
    if (view.phase === 'boss') return view.boss ? { card: words.text(key('boss', view.boss)), hits: view.hits_coming } : null
    return withCard(asked, { hits: view.hits_coming })
  },
  collect: ({ view }) => ({ stake: view.stake }),
  claim: (asked) => {
    const fallen = fallenOf(asked.view, asked.ask, asked.content)
    return fallen === null ? null : { name: asked.words.seat(fallen) }
  },
  face_boss: (asked) => bossFacts(asked),
  strike_boss: (asked) => bossFacts(asked),
}

/** What the words among the options would bring. */
const BRINGS: Record<string, (asked: Asked) => Facts | null> = {
  'push_or_stop/draw': ({ view }) => ({ left: view.action_limit - view.action_total }),
  'push_or_stop/stop': ({ view, words, content }) => carried(haulOf(view, words, content)),
  'keep_or_discard/keep': ({ view, content }) => {
    const action = content.cards.get(view.top_card ?? '')?.action ?? 0
    return reached(view, view.action_total + action)
  },
  'keep_or_discard/discard': () => ({}),
  'card_drawn/go_on': ({ view }) => reached(view, view.action_total + view.action),
  'fight_or_evade/fight': (asked) => {
    const card = asked.content.cards.get(asked.open?.card ?? '')
    const dice = asked.content.adventurers.get(asked.own.adventurer ?? '')?.strike_dice
    return card && dice ? { need: card.strike ?? 0, dice, prize: prizeOf(asked) } : null
  },
  'fight_or_evade/evade': ({ content, own, open }) => {
    const card = content.cards.get(open?.card ?? '')
    const dice = content.adventurers.get(own.adventurer ?? '')?.evade_dice
    return card && dice ? { need: card.evade ?? 0, dice, trap: card.type === 'trap' ? 1 : 0 } : null
  },
  'settle_roll/accept': ({ view }) => (view.roll ? { kind: view.roll.kind, success: view.roll.result >= view.roll.need ? 1 : 0 } : null),
  'reroll_dice/strike': dieFacts,
  'reroll_dice/evade': dieFacts,
  'reroll_dice/skill': () => ({}),
  'reroll_dice/roll': ({ view }) => {
    if (!view.roll) return null
    const { kind, aside, result, need } = view.roll
    return { kind, aside: sum(aside), kept: result - (aside[kind === 'evade' ? 1 : 0] ?? 0), need }
  },
  'after_evading/go_on': () => ({}),
  'take_hit/accept': ({ view, own }) => {
    const hits = own.hits + view.hits_coming
    return { hits, limit: own.most_hits, out: hits >= own.most_hits ? 1 : 0 }
  },
  'collect/done': ({ view, words, content }) => carried(haulOf(view, words, content)),
  'claim/gold': ({ view, ask, words, content }) => {
    const fallen = fallenOf(view, ask, content)
    const gold = fallen === null ? null : claimable(view, fallen, content)
    return gold === null ? null : { name: words.seat(fallen), gold }
  },
  'face_boss/challenge': (asked) => bossFacts(asked),
  'face_boss/decline': ({ view, words }) => {
    const next = view.boss_order[view.boss_order.indexOf(view.seat ?? -1) + 1]
    return { next: words.seat(next), last: next === undefined ? 1 : 0 }
  },
  'strike_boss/attack': (asked) => bossFacts(asked),
}

function brings(asked: Asked, name: string, noun: string): string {
  const { ask, words } = asked
  if (noun === 'aid') return aidBrings(asked, name)
  if (noun === 'item') return words.explain('item', name)
  const facts = BRINGS[`${ask.question}/${name}`]?.(asked)
  return facts ? words.text(key('brings', ask.question, name), facts) : ''
}

/** What a skill or an item does, and for how much; one whose effect nobody has a word for is explained as its card does. */
function aidBrings(asked: Asked, name: string): string {
  const { view, words, content, own } = asked
  const skill = content.adventurers.get(own.adventurer ?? '')?.skill.find(({ id }) => id === name)
  const { effect = '', amount = 0 } = skill ?? content.cards.get(name) ?? {}
  const does = key('aid-does', effect)
  if (!words.has(does)) return words.explain('aid', name)
  const after = key('aid-after', effect)
  return words.text('aid-brings', {
    does: words.text(does, { amount, action: Math.max(0, view.action - amount), prize: prizeOf(asked) }),
    cost: skill?.cost ?? 0,
    after: words.has(after) && view.phase !== 'boss' ? words.text(after) : '',
  })
}

function dieFacts({ view }: Asked): Facts | null {
  return view.roll ? { kind: view.roll.kind } : null
}

function carried(haul: readonly string[]): Facts {
  return { haul: haul.join(', '), finds: haul.length }
}

function withCard({ open, words }: Asked, facts: Facts): Facts | null {
  return open ? { card: called(words, open.card), ...facts } : null
}

function bossFacts({ view, words, content, own }: Asked): Facts | null {
  const boss = content.bosses.get(view.boss ?? '')
  const dice = content.adventurers.get(own.adventurer ?? '')?.strike_dice
  if (!boss || !dice) return null
  return { boss: words.text(key('boss', boss.id)), dice, need: boss.strikes_per_hit, hits: boss.hits, left: boss.hits - view.boss_damage, gold: boss.gold }
}

function reached(view: View, total: number): Facts {
  return { total, limit: view.action_limit, bust: total > view.action_limit ? 1 : 0 }
}

/** What beating the open card pays: of a rival no more than they have (9.3). */
function prizeOf({ view, words, content, open }: Asked): string {
  const card = content.cards.get(open?.card ?? '')
  const rival = view.players.find(({ adventurer }) => adventurer && adventurer === card?.adventurer)
  const gold = Math.min(card?.gold ?? 0, rival?.gold ?? Infinity)
  const parts = [words.text('figure-gold', { count: gold })]
  if (card?.potion) parts.push(words.text('figure-potions', { count: card.potion }))
  return parts.join(', ')
}

/** Whose things are claimed: the one knocked out whose card lies there and who has what is offered; null where two might be meant. */
export function fallenOf(view: View, ask: OwnAsk, content: Content): number | null {
  const offered = ask.options.filter(({ noun }) => noun === 'item').map(({ name }) => name)
  const cards = view.row.filter(({ status }) => status === 'claim').map(({ card }) => content.cards.get(card)?.adventurer)
  const fitting = view.players.flatMap(({ adventurer, items }, seat) =>
    adventurer && cards.includes(adventurer) && sameKinds(items, offered) ? [seat] : [],
  )
  return fitting.length === 1 ? fitting[0]! : null
}

/** The gold of a fallen one that may be claimed: what the card says, at most what they have (9.6). */
export function claimable(view: View, fallen: number, content: Content): number {
  return Math.min(saidOn(view, fallen, content), view.players[fallen]!.gold)
}

/** The gold that the card of a fallen one says. */
export function saidOn(view: View, fallen: number, content: Content): number {
  const card = view.row.find(({ card }) => content.cards.get(card)?.adventurer === view.players[fallen]!.adventurer)
  return content.cards.get(card?.card ?? '')?.gold ?? 0
}

function sameKinds(items: readonly string[], offered: readonly string[]): boolean {
  return offered.every((item) => items.includes(item)) && items.every((item) => offered.includes(item))
}

/** What a card is called, without the sign of its designer. */
export function called(words: TableWords, card: string): string {
  return words.text(key('card', card))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
