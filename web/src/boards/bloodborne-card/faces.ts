/** What is printed on the cards of this game: kind by outline and colour, damage and effects as numbers. */
import Bag from '~icons/game-icons/knapsack'
import Bolt from '~icons/game-icons/focused-lightning'
import Chest from '~icons/game-icons/locked-chest'
import Claws from '~icons/game-icons/claw-slashes'
import Crossed from '~icons/game-icons/crossed-swords'
import Drop from '~icons/game-icons/drop'
import Hand from '~icons/game-icons/robber-hand'
import Heart from '~icons/game-icons/hearts'
import Moon from '~icons/game-icons/night-sleep'
import Return from '~icons/game-icons/return-arrow'
import Shield from '~icons/game-icons/checked-shield'
import Slow from '~icons/game-icons/hourglass'
import Snare from '~icons/game-icons/wolf-trap'
import Sprint from '~icons/game-icons/sprint'
import Sword from '~icons/game-icons/broadsword'
import Trophy from '~icons/game-icons/trophy-cup'
import type { Face, Figure, Frame, Symbol, Tone } from '../../cards/face'
import type { TableWords } from '../../words/table'
import type { Content, CreatureKind, Effect, Kind } from './content'
import { cardSymbol, creatureSymbol } from './symbols'

const KINDS: Record<Kind, { frame: Frame; tone: Tone }> = {
  melee: { frame: 'cut', tone: 'blood' },
  ranged: { frame: 'notch', tone: 'moon' },
  utility: { frame: 'arch', tone: 'gold' },
}
const CREATURES: Record<CreatureKind, Frame> = { monster: 'plain', boss: 'shield', final_boss: 'ogee' }

/** The colours of the dice, each with its letter from the texts. */
export const DICE: Record<string, Tone> = { green: 'moss', yellow: 'gold', red: 'blood' }

/** How an effect is drawn on a card; the others are told by its text. */
const MARKS: Record<string, { symbol: Symbol; tone: Tone; value: (effect: Effect) => string }> = {
  enter_dream: { symbol: Moon, tone: 'indigo', value: () => '☾' },
  halve_damage: { symbol: Shield, tone: 'stone', value: () => '½' },
  ignore_damage: { symbol: Shield, tone: 'stone', value: () => '0' },
  reveal_weapon: { symbol: Crossed, tone: 'blood', value: ({ bonus }) => `+${bonus || ''}` },
  instant_strike: { symbol: Bolt, tone: 'ember', value: ({ only_if_sole_copy }) => (only_if_sole_copy ? '!?' : '!') },
  attack_order: { symbol: Sprint, tone: 'teal', value: ({ position }) => (position === 'first' ? '1.' : '↓') },
  bonus_damage: { symbol: Sword, tone: 'blood', value: ({ amount }) => `+${amount}` },
  extra_trophy: { symbol: Trophy, tone: 'gold', value: ({ count }) => `+${count}` },
  extra_monster_damage: { symbol: Claws, tone: 'ember', value: ({ amount }) => `+${amount}` },
  damage_hunters: { symbol: Claws, tone: 'ember', value: ({ amount }) => `${amount}` },
  damage_monster: { symbol: Drop, tone: 'blood', value: ({ amount }) => `${amount}` },
  heal: { symbol: Heart, tone: 'rose', value: ({ amount }) => (amount === 'full' ? '♥' : `+${amount}`) },
  steal_echoes: { symbol: Hand, tone: 'violet', value: ({ amount }) => `${amount}` },
  bank_echoes: { symbol: Chest, tone: 'gold', value: ({ amount }) => `${amount}` },
  return_to_hand: { symbol: Return, tone: 'teal', value: () => '↺' },
  reclaim_cards: { symbol: Bag, tone: 'gold', value: ({ count }) => `${count}` },
  weaken_attacks: { symbol: Slow, tone: 'violet', value: ({ amount }) => `−${amount}` },
  block_attack: { symbol: Snare, tone: 'violet', value: () => '×' },
}

/** The faces of one table's cards in one language, each made once: a card that does not change is not drawn again. */
export class Faces {
  private readonly cards = new Map<string, Face>()
  private readonly creatures = new Map<string, Face>()

  constructor(
    private readonly content: Content,
    private readonly words: TableWords,
  ) {}

  card(id: string): Face {
    return once(this.cards, id, () => cardFace(id, this.content, this.words))
  }

  creature(id: string): Face {
    return once(this.creatures, id, () => creatureFace(id, this.content, this.words))
  }
}

function once<Value>(known: Map<string, Value>, id: string, make: () => Value): Value {
  let value = known.get(id)
  if (value === undefined) known.set(id, (value = make()))
  return value
}

/** The face of an action card. */
export function cardFace(card: string, content: Content, words: TableWords): Face {
  const known = content.cards.get(card)
  const kind = known?.kind ?? 'utility'
  const figures: Figure[] = []
  if (known?.damage !== undefined) {
    const label = words.text('hunt-damage', { damage: known.damage })
    figures.push({ value: known.damage, symbol: Sword, label, shape: 'diamond', tone: 'blood' })
  }
  return {
    id: `bloodborne-card/${card}`,
    name: words.text(`card-${card.replaceAll('_', '-')}`),
    kind: words.noun('kind', kind),
    symbol: cardSymbol(card),
    ...KINDS[kind],
    figures: [...figures, ...(known?.effects ?? []).flatMap((effect) => mark(effect, words))],
    text: kept(words.explain('card', card)),
    ...provenance('card', card, words),
    rules: rulesOf(known?.effects ?? [], words),
  }
}

/** The face of a creature; its Echoes change, and stand beside it on the table. */
export function creatureFace(creature: string, content: Content, words: TableWords): Face {
  const known = content.creatures.get(creature)
  const kind = known?.kind ?? 'monster'
  return {
    id: `bloodborne-card/${creature}`,
    name: words.text(`creature-${creature.replaceAll('_', '-')}`),
    kind: words.text(`hunt-${kind.replaceAll('_', '-')}`),
    symbol: creatureSymbol(creature),
    frame: CREATURES[kind],
    tone: DICE[known?.die ?? ''] ?? 'stone',
    figures: known
      ? [{ value: known.health, symbol: Drop, label: words.text('hunt-echoes', { echoes: known.health }), shape: 'drop', tone: 'blood' }]
      : [],
    text: kept(words.explain('creature', creature)),
    ...provenance('creature', creature, words),
    rules: rulesOf(known?.effects ?? [], words),
  }
}

/** A number stays in the line of the word before it: "damage" at the end of one and "2. No" in the next read as a list. */
function kept(text: string): string {
  return text.replace(/(\p{L}) (?=\d)/gu, '$1\u00a0')
}

function mark(effect: Effect, words: TableWords): Figure[] {
  const drawn = MARKS[effect.block]
  if (!drawn) return []
  const label = words.text(`mark-${effect.block.replaceAll('_', '-')}`)
  return [{ value: drawn.value(effect), symbol: drawn.symbol, tone: drawn.tone, label }]
}

function provenance(noun: string, id: string, words: TableWords): { designed?: string } {
  return words.isDesigned(noun, id) ? { designed: words.text('hunt-designed') } : {}
}

function rulesOf(effects: readonly Effect[], words: TableWords): { number: string; label: string }[] {
  const numbers = effects.flatMap(({ block }) => words.ruleOn(block) ?? [])
  return [...new Set(numbers)].map((number) => ({ number, label: words.text('open-rule', { rule: number }) }))
}
