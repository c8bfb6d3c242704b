/** The signs of this game: what stands for each clan, rank, token and ability card, known without its colour. */
import Axe from '~icons/game-icons/battle-axe'
import Sword from '~icons/game-icons/broadsword'
import Curse from '~icons/game-icons/cursed-star'
import Fleur from '~icons/game-icons/fleur-de-lys'
import Fan from '~icons/game-icons/handheld-fan'
import Assassin from '~icons/game-icons/hooded-assassin'
import Jester from '~icons/game-icons/jester-hat'
import King from '~icons/game-icons/old-king'
import Mind from '~icons/game-icons/psychic-waves'
import Quill from '~icons/game-icons/quill-ink'
import Rose from '~icons/game-icons/rose'
import Flask from '~icons/game-icons/round-bottom-flask'
import Shield from '~icons/game-icons/checked-shield'
import Guardian from '~icons/game-icons/templar-shield'
import Staff from '~icons/game-icons/wizard-staff'
import Wolf from '~icons/game-icons/wolf-head'
import type { Frame, Symbol, Tone } from '../../cards/face'
import type { Box } from '../../generated/blood-bound'
import type { BookOf } from '../../words/table'

export const CLANS: Record<string, { symbol: Symbol; tone: Tone; frame: Frame }> = {
  rose: { symbol: Rose, tone: 'rose', frame: 'ogee' },
  beast: { symbol: Wolf, tone: 'indigo', frame: 'shield' },
  secret_order: { symbol: Fleur, tone: 'stone', frame: 'peak' },
}

const RANKS: Record<string, Symbol> = {
  elder: King,
  assassin: Assassin,
  harlequin: Jester,
  alchemist: Flask,
  mentalist: Mind,
  guardian: Guardian,
  berserker: Axe,
  mage: Staff,
  courtesan: Fan,
  inquisitor: Fleur,
}

/** An ability card: its sign, its colour as a tone, and the letter of the colour where two cards share the sign. */
export const CARDS: Record<string, { symbol: Symbol; tone: Tone; colour?: 'purple' | 'green' }> = {
  quill: { symbol: Quill, tone: 'gold' },
  sword_purple: { symbol: Sword, tone: 'violet', colour: 'purple' },
  sword_green: { symbol: Sword, tone: 'moss', colour: 'green' },
  shield_purple: { symbol: Shield, tone: 'violet', colour: 'purple' },
  shield_green: { symbol: Shield, tone: 'moss', colour: 'green' },
  staff: { symbol: Staff, tone: 'moon' },
  fan: { symbol: Fan, tone: 'teal' },
  curse: { symbol: Curse, tone: 'blood' },
}

/** The outlines of tokens in a field of 40 by 40: a shield, a rosette, a fang-edged lozenge, a square. */
export const SHAPES: Record<string, string> = {
  rank: 'M20 1.5C26 4.5 32 5 37.5 4.5V19C37.5 29 29 35 20 38.5C11 35 2.5 29 2.5 19V4.5C8 5 14 4.5 20 1.5Z',
  rose: 'M20 2A8.6 8.6 0 0 1 33 10A8.6 8.6 0 0 1 36.6 25A8.6 8.6 0 0 1 27 36A8.6 8.6 0 0 1 13 36A8.6 8.6 0 0 1 3.4 25A8.6 8.6 0 0 1 7 10A8.6 8.6 0 0 1 20 2Z',
  beast: 'M20 0.5L28 10L39.5 20L30 28.5L20 39.5L10 28.5L0.5 20L12 10Z',
  unknown: 'M6 3H34A3 3 0 0 1 37 6V34A3 3 0 0 1 34 37H6A3 3 0 0 1 3 34V6A3 3 0 0 1 6 3Z',
}

export interface Character {
  clan: string
  rank: string
  /** 0 for the Inquisitor, who has none. */
  number: number
  symbol: Symbol
  /** What the three icons of the card are: the rank and two affiliations, as tokens; "wild" may become any. */
  affiliations: string[]
}

/** What a character's id says: `rose_elder` is the Elder of the Rose, `inquisitor_beast` an Inquisitor. */
export function character(book: BookOf<Box>, id: string): Character {
  const [first = '', second = ''] = id.split('_')
  const [clan, rank] = first === 'inquisitor' ? ['secret_order', 'inquisitor'] : [first, second]
  const entry = rankEntry(book, rank)
  const affiliations = entry.affiliations.map((icon) => (icon === 'own' ? clan : icon))
  return { clan, rank, number: entry.number, symbol: symbolOfRank(rank), affiliations }
}

export function symbolOfRank(rank: string): Symbol {
  return RANKS[rank] ?? Fleur
}

/** What is written on a rank's token: its number, or a cross for the Inquisitor. */
export function rankSign(book: BookOf<Box>, rank: string): string {
  return String(rankEntry(book, rank).number || '✚')
}

function rankEntry(book: BookOf<Box>, rank: string): { number: number; affiliations: string[] } {
  return book.content.character.find((entry) => entry.id === rank) ?? { number: 0, affiliations: [] }
}
