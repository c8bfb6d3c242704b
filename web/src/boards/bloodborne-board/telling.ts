/** What a question of the hunt is about and what its answers do, out of how the table stands: the dock says it. */
import type { Telling } from '..'
import type { Box, Game, HunterView, View } from '../../generated/bloodborne-board'
import type { OwnAsk } from '../../generated/hall'
import type { TableStore } from '../../hall/table.svelte'
import { kept } from '../../words/soften'
import { seatNumber, type TableWords } from '../../words/table'
import { contentOf, SIDES, speedOf, tileOf, WAYS, type Content } from './content'
import { demandOf, lineFigures, speedName } from './lines'
import { struck } from './reach'
import { SHARED } from './sharing'
import { GIVING } from './tray'

/** A question as it stands: who is asked it, and what it offers. */
export interface Asked {
  ask: OwnAsk
  view: View
  own: HunterView
  content: Content
  words: TableWords<Box>
}

const LINE = 24 // letters

type Does = (name: string) => string

/** What is said instead of the question's own words and rule, and of each option; '' where nothing is to be said. */
export interface Said {
  question?: string
  rule?: string
  names?: Record<string, string>
  does?: Does
}

export function tells(table: TableStore<Game>, words: TableWords<Box>): Telling {
  const { ask, view, seat } = table
  const own = seat === null ? undefined : view?.hunters[seat]
  const told = ask && view && own ? SAID[ask.question]?.({ ask, view, own, content: contentOf(table.book), words }) : undefined
  if (!ask || !told) return {}
  const { question, rule, names, does } = told
  const options = Object.fromEntries(ask.options.map(({ name }) => [name, does?.(name) ?? '']).filter(([, text]) => text !== ''))
  return { ...(question ? { question } : {}), ...(rule ? { rule } : {}), ...(names ? { names } : {}), options }
}

const SAID: Record<string, (asked: Asked) => Said> = {
  ...SHARED,
  act: ({ own, content, words }) => {
    const cards = content.firearms.get(own.firearm ?? '')?.cards ?? 0
    return { question: words.text('tell-act', { cards: own.hand.length }), does: (name) => (words.has(`does-act-${hyphened(name)}`) ? words.text(`does-act-${hyphened(name)}`, { cards }) : '') }
  },
  refill: (asked) => {
    const text = cardText(asked)
    return { does: (name) => (name === 'draw' ? asked.words.text('option-refill-draw-text') : text(name)) }
  },
  pay: (asked) => ({ question: phrase(asked, `tell-pay-${asked.view.found ?? ''}`), does: cardText(asked) }),
  reload_with: ({ own, content, words }) => {
    const gun = content.firearms.get(own.firearm ?? '')
    const held: Record<string, number> = { cards: own.hand.length, echo: own.echoes }
    return {
      ...(gun ? { names: { cards: words.text('name-reload-cards', { cards: gun.cards }) } } : {}),
      does: (name) => (held[name] === undefined ? '' : words.text('does-reload', { held: held[name] })),
    }
  },
  step: (asked) => {
    const { view, words } = asked
    const there = standing(asked)
    const fixed = (name: string): string => (name === 'stay' ? words.text('does-step-stay') : isWay(name) ? words.text('does-step-explore') : '')
    return { question: view.steps_left > 0 ? words.text('tell-step', { steps: view.steps_left }) : '', does: (name) => fixed(name) || there(name) }
  },
  join: ({ view, content, words }) => {
    const exits = content.tiles.get(view.found ?? '')?.exits
    const letter = (name: string): string => exits?.[SIDES[WAYS.findIndex((way) => way === name)] ?? 'n']?.toUpperCase() ?? ''
    return { question: view.found ? words.text('tell-join', { tile: words.noun('tile', view.found) }) : '', does: (name) => (letter(name) ? words.text('does-join', { letter: letter(name) }) : '') }
  },
  choose_space: (asked) => {
    const { view, words } = asked
    const does = standing(asked)
    return view.found ? { question: words.text('tell-push', { unit: words.noun('unit', view.found) }), does } : { question: words.text('tell-travel'), rule: '4.8', does }
  },
  return_to: (asked) => ({ does: standing(asked) }),
  beckon: ({ view, words }) => ({
    does: (name) => {
      const hunter = view.hunters[seatNumber(name)]
      return hunter?.space ? words.text('does-beckon', { hp: hunter.hp, space: words.noun('space', hunter.space) }) : ''
    },
  }),
  enters: (asked) => {
    const { own, content, words } = asked
    const hit = (damage: number | undefined, key: string): string => (damage ? words.text(key, { damage }) : '')
    return {
      question: about(asked, 'tell-enters'),
      does: (name) => (name === 'firearm' ? hit(content.firearms.get(own.firearm ?? '')?.damage, 'does-shoot') : hit(content.items.get(name)?.amount, 'does-hold-off')),
    }
  },
  on_attack: (asked) => {
    const text = itemText(asked)
    return { does: (name) => (name === 'done' ? asked.words.text('does-keep-items') : text(name)) }
  },
  on_kill: (asked) => {
    const text = itemText(asked)
    return { does: (name) => (asked.content.items.get(name)?.effect === 'splash' ? strikes(asked, name) : '') || text(name) }
  },
  attack_with: ({ view, own, content, words }) => {
    const gun = content.firearms.get(own.firearm ?? '')
    const shot = gun?.damage ? lineFigures({ speed: speedOf(gun.speed ?? ''), damage: gun.damage, ability: false }, words) : ''
    return { question: view.fight?.mode === 'attacked' ? words.text('tell-strike-back') : '', does: (name) => (name === 'firearm' ? shot : '') }
  },
  target: ({ view, words }) => ({
    question: view.fight && view.fight.unit === null ? words.text('tell-target') : '',
    does: (name) => {
      const unit = view.units.find((each) => each.unit === name)
      return unit ? words.text('night-hp-left', { left: unit.hp - unit.damage, hp: unit.hp }) : ''
    },
  }),
  slot: (asked) => slotSaid(asked),
  cheap_shot: ({ view, content, words }) => ({
    question: view.fight?.unit ? words.text('tell-cheap-shot', { unit: words.noun('unit', view.fight.unit) }) : '',
    does: (name) => {
      const damage = content.cards.get(name)?.cheap
      return damage ? words.text('does-cheap-shot', { damage }) : words.text('does-keep-card')
    },
  }),
  react: (asked) => {
    const use = asked.content.firearms.get(asked.own.firearm ?? '')?.use ?? ''
    return { question: against(asked, 'tell-react'), does: (name) => (name === 'firearm' ? phrase(asked, `does-react-${hyphened(use)}`) : '') }
  },
  dodge: (asked) => ({ question: against(asked, 'tell-dodge') }),
  meet_demand: ({ view, words }) => {
    const line = view.cards.flatMap(({ lines }) => lines).find((each) => each.line === view.found)
    const demand = line && demandOf(line, words)
    return {
      question: view.found ? words.text('tell-demand', { line: words.noun('line', view.found) }) : '',
      does: (name) => (name === 'no' ? (demand?.suffers ?? '') : demand ? words.text('does-dodge', { least: Math.max(1, demand.least) }) : ''),
    }
  },
  discard_one: (asked) => ({ question: asked.ask.options.some(({ name }) => name === 'suffer') ? '' : asked.words.text('tell-discard'), does: cardText(asked) }),
  duck: (asked) => {
    const text = (name: string): string => brief(cardText(asked)(name))
    return { does: (name) => (name === 'no' ? asked.words.text('does-duck-no') : text(name)) }
  },
  follow: ({ view, own, words }) => {
    const foe = view.units.find(({ unit }) => unit === view.fight?.unit)
    const spaces: Record<string, string | null> = { no: own.space, yes: foe?.space ?? null }
    return { question: foe ? words.text('tell-follow', { unit: words.noun('unit', foe.unit) }) : '', does: (name) => (spaces[name] ? words.noun('space', spaces[name]) : '') }
  },
  free_transform: ({ own, words }) => {
    const side = words.text(own.side === 1 ? 'weapon-side-side-a' : 'weapon-side-side-b')
    const slots = own.other_side.map(({ speed, damage }) => `${speedName(speed, words)}\u00a0${damage}`).join(', ')
    const does: Record<string, string> = { no: words.text('does-transform-no'), yes: words.text('does-transform-yes', { side, slots }) }
    return { does: (name) => does[name] ?? '' }
  },
  prevent: (asked) => {
    const { own, words } = asked
    const does: Record<string, string> = { no: words.text('does-prevent-no'), yes: words.text('does-prevent-yes', { echoes: own.echoes }) }
    return { question: about(asked, 'tell-prevent'), does: (name) => does[name] ?? '' }
  },
  choose_way: (asked) => ({ does: (name) => phrase(asked, `does-way-${hyphened(name)}`) }),
  give_item: (asked) => ({ rule: asksHere(asked, 'chalice') ? '5.6' : '' }),
  adella: ({ own, words }) => ({ question: words.text('tell-adella', { hp: own.hp, most: own.most_hp }) }),
}

/** Into which slot a card goes, and how it then strikes or dodges; or what a slot that is cleared holds. */
function slotSaid({ ask, view, own, words }: Asked): Said {
  const number = (name: string): number => Number(name.slice(-1)) - 1
  if (ask.options.every(({ name }) => own.slots[number(name)]))
    return { question: words.text('tell-slot-clear'), does: (name) => words.noun('card', own.slots[number(name)] ?? '') }
  const placed = view.found ?? (view.fight?.slot === null ? view.fight.card : null)
  const key = view.found ? 'tell-slot-dodge' : 'tell-slot-strike'
  const shard = placed === null && view.fight === null // it changes the slot
  const figures = (name: string): string => {
    const slot = own.weapon[number(name)]
    if (!slot) return ''
    return shard ? words.text('does-shard', { speed: speedName(slot.speed, words), damage: slot.damage, more: slot.damage + 1 }) : lineFigures({ ...slot, ability: false }, words)
  }
  const rule = view.found ? '7.9' : shard ? '15.7' : ''
  return { question: placed ? words.text(key, { card: words.noun('card', placed) }) : '', rule, does: figures }
}

/** Whether it is the own tile that asks, and no mission there. */
function asksHere({ view, own, content }: Asked, special: string): boolean {
  if (!own.space) return false
  const tile = tileOf(own.space)
  return content.tiles.get(tile)?.special === special && !view.missions.some(({ done, goal, tile: place, space }) => !done && GIVING.has(goal ?? '') && (place === tile || space === own.space))
}

function phrase({ words }: Asked, name: string): string {
  return words.has(name) ? words.text(name) : ''
}

/** A question about the enemy that the view names. */
function about({ view, words }: Asked, name: string): string {
  return view.found ? words.text(name, { unit: words.noun('unit', view.found) }) : ''
}

/** A question about the action that the enemy has flipped. */
function against({ view, words }: Asked, name: string): string {
  return view.fight?.line ? words.text(name, { line: words.noun('line', view.fight.line) }) : ''
}

function cardText({ ask, words }: Asked): Does {
  const cards = new Set(ask.options.filter(({ noun }) => noun === 'card').map(({ name }) => name))
  return (name) => (cards.has(name) ? words.explain('card', name) : '')
}

/** As many of its sentences as one line of an option holds: the card itself tells the rest. */
function brief(text: string): string {
  const [first = '', ...more] = text.split(/(?<=\.) /)
  return more.reduce((sum, each) => (sum.length + each.length < LINE ? `${sum} ${each}` : sum), first)
}

function itemText({ ask, words }: Asked): Does {
  const items = new Set(ask.options.filter(({ noun }) => noun === 'item').map(({ name }) => name))
  return (name) => (items.has(name) ? words.explain('item', name) : '')
}

/** Whom an item that strikes somebody near by would reach: on a phone they may be beside what is seen of the map. */
function strikes({ view, own, content, words }: Asked, item: string): string {
  const targets = struck(view, own.space).map(({ unit, damage, hp }) => words.text('does-strike-whom', { unit: kept(words.noun('unit', unit)), left: hp - damage, hp }))
  return targets.length > 0 ? words.text('does-strike', { damage: content.items.get(item)?.amount ?? 0, targets: targets.join(', ') }) : ''
}

/** Who stands on a space that may be chosen, and what lies there. */
function standing({ view, words }: Asked): Does {
  return (space) =>
    [
      ...view.units.filter((unit) => unit.space === space).map(({ unit }) => words.noun('unit', unit)),
      ...view.hunters.flatMap((hunter, seat) => (hunter.space === space ? [words.seat(seat)] : [])),
      view.goods[space] ? words.text('space-goods', { tokens: view.goods[space] }) : '',
    ]
      .filter(Boolean)
      .join(', ')
}

function isWay(name: string): boolean {
  return WAYS.some((way) => way === name)
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-')
}
