/** What is printed on the cards of this game: stat by outline and colour, keywords and numbers as signs. */
import Clear from '~icons/game-icons/cycle'
import Dodge from '~icons/game-icons/dodge'
import Draw from '~icons/game-icons/card-draw'
import Echo from '~icons/game-icons/drop'
import Fast from '~icons/game-icons/feather'
import Heart from '~icons/game-icons/hearts'
import Shield from '~icons/game-icons/checked-shield'
import Stagger from '~icons/game-icons/knockout'
import Sword from '~icons/game-icons/broadsword'
import type { Face, Figure, Frame, Symbol, Tone } from '../../cards/face'
import type { Card, Item } from '../../generated/bloodborne-board/content'
import { counted } from '../../words/soften'
import type { TableWords } from '../../words/table'
import { speedOf, type Content } from './content'
import { speedName } from './lines'
import { cardSymbol, firearmSymbol, itemSymbol } from './symbols'

const STATS: Record<string, { frame: Frame; tone: Tone }> = {
  endurance: { frame: 'arch', tone: 'moss' },
  skill: { frame: 'notch', tone: 'moon' },
  strength: { frame: 'cut', tone: 'blood' },
  vitality: { frame: 'ogee', tone: 'rose' },
}
const TYPES: Record<Item['type'], { frame: Frame; tone: Tone; rule: string }> = {
  consumable: { frame: 'plain', tone: 'teal', rule: '15.6' },
  tool: { frame: 'shield', tone: 'gold', rule: '15.7' },
  rune: { frame: 'peak', tone: 'violet', rule: '15.8' },
  story: { frame: 'arch', tone: 'stone', rule: '15.7' },
}

const MARKS: { field: keyof Card; symbol: Symbol; tone: Tone; value: (amount: number) => string }[] = [
  { field: 'dodge', symbol: Dodge, tone: 'moss', value: () => '' },
  { field: 'stagger', symbol: Stagger, tone: 'moon', value: () => '' },
  { field: 'damage', symbol: Sword, tone: 'blood', value: (amount) => `+${amount}` },
  { field: 'speed', symbol: Fast, tone: 'teal', value: (amount) => `+${amount}` },
  { field: 'draw', symbol: Draw, tone: 'gold', value: (amount) => `${amount}` },
  { field: 'heal', symbol: Heart, tone: 'rose', value: (amount) => `+${amount}` },
  { field: 'block', symbol: Shield, tone: 'stone', value: (amount) => `${amount}` },
  { field: 'clear', symbol: Clear, tone: 'violet', value: () => '' },
]

/** What a card does, as signs; the others are told by its text. */
export function marksOf(card: Card | undefined, words: TableWords): Figure[] {
  return MARKS.filter(({ field }) => card?.[field]).map(({ field, symbol, tone, value }) => {
    const amount = Number(card![field]) || 1
    return { value: value(amount), symbol, tone, label: words.text(`mark-${field}`, { amount }), shape: 'hexagon' }
  })
}

/** The faces of one table's cards in one language, each made once. */
export class Faces {
  private readonly made = new Map<string, Face>()

  constructor(
    readonly content: Content,
    readonly words: TableWords,
  ) {}

  card(id: string): Face {
    return this.once(`card/${id}`, () => {
      const card = this.content.cards.get(id)
      const stat = card?.stat ?? 'skill'
      const kind = this.words.text(card?.basic ? 'night-basic-card' : 'night-upgrade', { stat: this.words.noun('card', stat) })
      const rule = card?.basic ? '16.2' : '16.3'
      return this.face('card', id, { kind, symbol: cardSymbol(id), ...STATS[stat]!, figures: marksOf(card, this.words), rule })
    })
  }

  item(id: string): Face {
    return this.once(`item/${id}`, () => {
      const item = this.content.items.get(id)
      const { frame, tone, rule } = TYPES[item?.type ?? 'consumable']
      const window = this.words.text(`window-${item?.window ?? 'turn'}`)
      const kind = this.words.text(`night-${item?.type ?? 'consumable'}`, { window })
      return this.face('item', id, { kind, symbol: itemSymbol(id), frame, tone, figures: [], rule })
    })
  }

  firearm(id: string): Face {
    return this.once(`firearm/${id}`, () => {
      const { words } = this
      const gun = this.content.firearms.get(id)
      const figures: Figure[] = []
      if (gun?.damage) figures.push({ value: gun.damage, symbol: Sword, label: words.text('mark-damage-of', { amount: gun.damage }), tone: 'blood' })
      if (gun?.speed) figures.push({ value: speedOf(gun.speed), symbol: Fast, label: speedName(speedOf(gun.speed), words), tone: 'teal' })
      if (gun?.cards) figures.push({ value: gun.cards, symbol: Draw, label: words.text('mark-reload-cards', { cards: gun.cards }), tone: 'gold' })
      if (gun?.echoes) figures.push({ value: gun.echoes, symbol: Echo, label: words.text('mark-reload-echoes', { echoes: gun.echoes }), tone: 'blood' })
      return this.face('firearm', id, { kind: words.text('night-firearm'), symbol: firearmSymbol(id), frame: 'notch', tone: 'ember', figures, rule: '15.9' })
    })
  }

  private face(noun: string, id: string, printed: Omit<Face, 'id' | 'name' | 'text' | 'rules'> & { rule: string }): Face {
    const { rule, ...rest } = printed
    const designed = this.words.isDesigned(noun, id) ? { designed: this.words.text('night-designed') } : {}
    return {
      id: `bloodborne-board/${id}`,
      name: this.words.text(`${noun}-${id.replaceAll('_', '-')}`),
      text: counted(this.words.explain(noun, id)),
      rules: [{ number: rule, label: this.words.text('open-rule', { rule }) }],
      ...rest,
      ...designed,
    }
  }

  private once(id: string, make: () => Face): Face {
    let face = this.made.get(id)
    if (face === undefined) this.made.set(id, (face = make()))
    return face
  }
}
