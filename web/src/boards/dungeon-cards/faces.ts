/** What the cards of this game show, in the words of the table. */
import type { Face, Figure, Frame, Tone } from '../../cards/face'
import type { TableWords } from '../../words/table'
import { key } from '../../words/words'
import type { Skill } from '../../generated/dungeon-cards/content'
import type { CardType, Content } from './content'
import { ADVENTURERS, BOSSES, Coin, Dodge, Drop, Hourglass, Potion, Star, Strike, aidSymbol, cardSymbol } from './symbols'

/** The type of a card by outline and colour, and the rules that belong to it. */
const TYPES: Record<CardType, { frame: Frame; tone: Tone; rules: string[] }> = {
  explore: { frame: 'plain', tone: 'stone', rules: ['4.1'] },
  trap: { frame: 'cut', tone: 'ember', rules: ['4.2', '5.4'] },
  treasure: { frame: 'arch', tone: 'gold', rules: ['4.3', '7.1'] },
  monster: { frame: 'shield', tone: 'blood', rules: ['4.4', '4.5', '5.3'] },
  equipment: { frame: 'notch', tone: 'moon', rules: ['4.6', '8.1'] },
  adventurer: { frame: 'ogee', tone: 'violet', rules: ['9.1', '9.2', '9.4'] },
}

/** Every adventurer has a colour of their own beside the symbol. */
const TONES: Record<string, Tone> = {
  warrior: 'blood',
  rogue: 'rose',
  wizard: 'violet',
  ranger: 'moss',
  cleric: 'moon',
  dwarf: 'ember',
}

export function toneOf(adventurer: string | null): Tone {
  return TONES[adventurer ?? ''] ?? 'stone'
}

export function typeTone(type: CardType): Tone {
  return TYPES[type].tone
}

export type Kind = 'actions' | 'strikes' | 'evades' | 'gold' | 'potions' | 'limit' | 'strike-dice' | 'evade-dice' | 'hits' | 'cost' | 'boss-strikes' | 'boss-hits'

const LOOKS: Record<Kind, Omit<Figure, 'value' | 'label'>> = {
  actions: { symbol: Hourglass, shape: 'hexagon' },
  strikes: { symbol: Strike, shape: 'shield', tone: 'blood' },
  evades: { symbol: Dodge, shape: 'diamond', tone: 'moon' },
  gold: { symbol: Coin, shape: 'round', tone: 'gold' },
  potions: { symbol: Potion, shape: 'drop', tone: 'moss' },
  limit: { symbol: Hourglass, shape: 'hexagon' },
  'strike-dice': { symbol: Strike, shape: 'shield', tone: 'blood' },
  'evade-dice': { symbol: Dodge, shape: 'diamond', tone: 'moon' },
  hits: { symbol: Drop, shape: 'drop', tone: 'rose' },
  cost: { symbol: Star, shape: 'round', tone: 'teal' },
  'boss-strikes': { symbol: Strike, shape: 'shield', tone: 'blood' },
  'boss-hits': { symbol: Drop, shape: 'drop', tone: 'rose' },
}

/** Faces in the words of one table. */
export class Faces {
  constructor(
    readonly words: TableWords,
    readonly content: Content,
  ) {}

  /** A card of the deck; `action` is what it costs now, if aids have changed it. */
  card(id: string, action?: number): Omit<Face, 'figures'> & { figures: (Figure & { kind: Kind })[] } {
    const entry = this.content.cards.get(id)!
    const { frame, tone, rules } = TYPES[entry.type]
    const numbers: [Kind, number | undefined][] = [
      ['strikes', entry.strike],
      ['evades', entry.evade],
      ['gold', entry.gold],
      ['potions', entry.potion],
    ]
    return {
      id: `dungeon-cards/${id}`,
      name: this.words.noun('card', id),
      kind: this.words.text(`type-${entry.type}`),
      symbol: cardSymbol(id),
      frame,
      tone: entry.adventurer ? toneOf(entry.adventurer) : tone,
      figures: [
        this.figure('actions', action ?? entry.action),
        ...numbers.flatMap(([kind, value]) => (value ? [this.figure(kind, value)] : [])),
      ],
      text: this.words.explain('card', id),
      ...this.origin(entry.provenance),
      rules: this.rules(rules),
    }
  }

  adventurer(id: string): Face {
    const entry = this.content.adventurers.get(id)!
    const skills = entry.skill.map((skill) => this.skillLine(skill))
    return {
      id: `dungeon-cards/adventurer/${id}`,
      name: this.words.noun('adventurer', id),
      kind: this.words.text('type-adventurer'),
      symbol: ADVENTURERS[id]!,
      frame: 'ogee',
      tone: toneOf(id),
      figures: [
        this.figure('limit', entry.action_limit),
        this.figure('strike-dice', entry.strike_dice),
        this.figure('evade-dice', entry.evade_dice),
        this.figure('hits', entry.hits),
      ],
      text: [this.words.explain('adventurer', id), ...skills].join('\n'),
      ...this.origin(entry.provenance),
      rules: this.rules(['3.1', '5.2', '6.2', '10.1']),
    }
  }

  boss(id: string): Face {
    const entry = this.content.bosses.get(id)!
    const skill = key('boss-skill', entry.skill)
    return {
      id: `dungeon-cards/boss/${id}`,
      name: this.words.noun('boss', id),
      kind: [this.words.text('board-boss'), ...(this.words.has(skill) ? [this.words.text(skill)] : [])].join(' · '),
      symbol: BOSSES[id]!,
      frame: 'peak',
      tone: 'teal',
      figures: [
        this.figure('boss-strikes', entry.strikes_per_hit),
        this.figure('boss-hits', entry.hits),
        this.figure('gold', entry.gold),
      ],
      text: this.words.explain('boss', id),
      ...this.origin(entry.provenance),
      rules: this.rules(['12.4', '12.5', '12.6', '12.11']),
    }
  }

  skill(skill: Skill): Face {
    return {
      id: `dungeon-cards/skill/${skill.id}`,
      name: this.words.noun('aid', skill.id),
      kind: this.words.text('board-skill'),
      symbol: aidSymbol(skill.id),
      frame: 'peak',
      tone: 'teal',
      figures: [this.figure('cost', skill.cost)],
      text: this.words.explain('aid', skill.id),
      rules: this.rules(['6.2', '6.3']),
    }
  }

  item(id: string): Face {
    return {
      id: `dungeon-cards/${id}`,
      name: this.words.noun('item', id),
      kind: this.words.text('type-equipment'),
      symbol: cardSymbol(id),
      frame: 'notch',
      tone: 'moon',
      figures: [],
      text: this.words.explain('item', id),
      rules: this.rules(['8.1']),
    }
  }

  private skillLine(skill: Skill): string {
    const [name, text] = [this.words.noun('aid', skill.id), this.words.explain('aid', skill.id)]
    return this.words.text('board-skill-line', { name, cost: skill.cost, text })
  }

  private figure(kind: Kind, value: number): Figure & { kind: Kind } {
    return { kind, ...LOOKS[kind], value, label: this.words.text(`figure-${kind}`, { count: value }) }
  }

  private origin(provenance: string): { designed?: string } {
    return provenance === 'designed' ? { designed: this.words.text('board-designed') } : {}
  }

  private rules(numbers: string[]): { number: string; label: string }[] {
    return numbers.map((number) => ({ number, label: this.words.text('rule-number', { rule: number }) }))
  }
}
