/** What stands in words beside the cards in the middle: what the last one says, what stopping would bring, or who lies there. */
import type { Symbol, Tone } from '../../cards/face'
import type { View } from '../../generated/dungeon-cards'
import type { OwnAsk } from '../../generated/hall'
import type { TableWords } from '../../words/table'
import { called, claimable, fallenOf, saidOn } from './telling'
import type { Content } from './content'
import type { Faces, Kind } from './faces'
import { foundIn } from './haul'
import type { Scene } from './scene'
import { Coin, Drop, Potion, Purse, Skull, Strike, cardSymbol } from './symbols'

export interface Line {
  symbol: Symbol
  tone: Tone
  text: string
}

export interface Beside {
  title: string
  kind: string
  text: string
  lines: Line[]
}

interface Told {
  scene: Scene
  view: View
  ask: OwnAsk | null
  /** The card of the deck that one looks at. */
  peeked: string | null
  faces: Faces
  words: TableWords
  content: Content
}

/** Nothing where no card lies there. */
export function besideOf(told: Told): Beside | null {
  const { scene, view, ask, peeked, words, content } = told
  const fallen = ask?.question === 'claim' ? fallenOf(view, ask, content) : null
  if (fallen !== null) return fallenBeside(told, fallen)
  if (peeked) return cardBeside(told, peeked, words.text('beside-next'))
  const last = scene.row.at(-1)
  if (!last) return null
  if (last.status !== 'open' && ask?.question !== 'after_evading') return haulBeside(told)
  return cardBeside(told, last.card, '')
}

/** What of a card still matters: once the dice are thrown, what they must reach and what hangs on it; afterwards, what is left of it. */
const MATTERS: Record<string, (kind: string) => Kind[]> = {
  fight_or_evade: () => ['strikes', 'evades', 'gold', 'potions'],
  settle_roll: (roll) => (roll === 'evade' ? ['evades'] : ['strikes', 'gold', 'potions']),
  reroll_dice: (roll) => (roll === 'evade' ? ['evades'] : ['strikes', 'gold', 'potions']),
  after_evading: () => ['gold', 'potions'],
  take_hit: () => [],
}
const ROLLED = new Set(['settle_roll', 'reroll_dice', 'after_evading', 'take_hit'])

function cardBeside({ scene, view, ask, faces, words, content }: Told, card: string, heading: string): Beside {
  const entry = content.cards.get(card)
  const face = faces.card(card, heading ? undefined : scene.action)
  const question = ask?.question ?? ''
  const kinds = MATTERS[question]?.(view.roll?.kind ?? '')
  const figures = face.figures.filter(({ kind }) => !kinds || kinds.some((each) => each === kind))
  const lines = figures.map(({ symbol, tone, label }) => ({ symbol: symbol!, tone: tone ?? 'stone', text: label }))
  if (entry?.type === 'equipment') lines.push({ symbol: cardSymbol(card), tone: 'moon', text: words.explain('item', card) })
  const risky = question === 'fight_or_evade' || question === 'settle_roll' || question === 'reroll_dice'
  if (risky) lines.push({ symbol: Drop, tone: 'rose', text: words.text('beside-fail') })
  if (question === 'take_hit' && view.hits_coming) lines.push({ symbol: Drop, tone: 'rose', text: words.text('beside-hits', { hits: view.hits_coming }) })
  if (question === 'take_hit') lines.push({ symbol: Purse, tone: 'gold', text: words.text('beside-lost') })
  return { title: called(words, card), kind: [heading, face.kind].filter(Boolean).join(' · '), text: question === 'after_evading' ? words.text('beside-evaded') : ROLLED.has(question) ? '' : face.text, lines }
}

function haulBeside({ scene, view, ask, words, content }: Told): Beside {
  const { gold, potions, items, claims } = foundIn(scene, content)
  const lines: Line[] = [
    ...(gold ? [{ symbol: Coin, tone: 'gold' as const, text: words.text('figure-gold', { count: gold }) }] : []),
    ...(potions ? [{ symbol: Potion, tone: 'moss' as const, text: words.text('haul-potion-heals', { count: potions }) }] : []),
    ...items.map((item) => ({ symbol: cardSymbol(item), tone: 'moon' as const, text: called(words, item) })),
    ...(claims ? [{ symbol: Purse, tone: 'gold' as const, text: words.text('haul-claims', { count: claims }) }] : []),
  ]
  const going = ask?.question === 'collect'
  if (lines.length && !going) lines.push({ symbol: Skull, tone: 'rose', text: words.text('haul-lost') })
  const title = scene.turn !== view.seat ? 'haul-title-other' : going ? 'haul-title-collect' : 'haul-title'
  return { title: words.text(title), kind: '', text: lines.length ? '' : words.text('haul-nothing'), lines }
}

/** The boss, and what a battle with it means to whoever is offered it. */
export function bossBeside(scene: Scene, words: TableWords, content: Content): Beside {
  const boss = content.bosses.get(scene.boss ?? '')
  const dice = content.adventurers.get(scene.players[scene.turn ?? -1]?.adventurer ?? '')?.strike_dice
  const lines: Line[] = []
  if (boss && dice && scene.slayer === null && scene.phase === 'boss') {
    lines.push(
      { symbol: Strike, tone: 'blood', text: words.text('beside-boss-dice', { need: boss.strikes_per_hit, dice }) },
      { symbol: Coin, tone: 'gold', text: words.text('beside-boss-hits', { hits: boss.hits, gold: boss.gold }) },
      { symbol: Drop, tone: 'rose', text: words.text('beside-boss-miss') },
    )
  }
  return { title: words.noun('boss', scene.boss ?? ''), kind: '', text: words.explain('boss', scene.boss ?? ''), lines }
}

function fallenBeside({ view, words, content }: Told, fallen: number): Beside {
  const { adventurer, gold, items } = view.players[fallen]!
  const said = saidOn(view, fallen, content)
  return {
    title: words.seat(fallen),
    kind: adventurer ? words.text(`adventurer-${adventurer}`) : '',
    text: words.text('beside-fallen'),
    lines: [
      { symbol: Coin, tone: 'gold', text: words.text('beside-claim-gold', { gold: claimable(view, fallen, content), held: gold, card: said > gold ? said : 0 }) },
      ...items.map((item) => ({ symbol: cardSymbol(item), tone: 'moon' as const, text: words.text('beside-item', { name: called(words, item), text: words.explain('item', item) }) })),
    ],
  }
}
