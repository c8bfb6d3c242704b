/** Characters and ability cards as faces that the shared cards print. */
import type { Face, Figure } from '../../cards/face'
import type { Box } from '../../generated/blood-bound'
import type { TableWords } from '../../words/table'
import { CARDS, CLANS, character, rankSign } from './signs'

/** The rule of each rank's ability, and of each ability card. */
const ABILITY_RULES: Record<string, string> = {
  elder: '7.1',
  assassin: '7.2',
  harlequin: '7.3',
  alchemist: '7.4',
  mentalist: '7.6',
  guardian: '7.8',
  berserker: '7.11',
  mage: '7.12',
  courtesan: '7.14',
  inquisitor: '8.4',
}
const CARD_RULES: Record<string, string> = {
  quill: '7.1',
  sword_purple: '7.10',
  sword_green: '7.10',
  shield_purple: '7.9',
  shield_green: '7.9',
  staff: '7.13',
  fan: '7.15',
  curse: '9.5',
}

/** A character's card: rank and affiliations as medallions. */
export function characterFace(words: TableWords<Box>, id: string): Face {
  const card = character(words.book, id)
  const clan = CLANS[card.clan]!
  return {
    id: `blood-bound/${id}`,
    name: rankName(words, card.rank),
    kind: words.noun('clan', card.clan),
    symbol: card.symbol,
    frame: clan.frame,
    tone: clan.tone,
    figures: [
      { value: rankSign(words.book, card.rank), label: words.noun('rank', card.rank), shape: 'shield', tone: 'gold' },
      ...affiliations(words, card.affiliations),
    ],
    text: words.explain('rank', card.rank),
    rules: rules(words, ABILITY_RULES[card.rank]),
  }
}

/** An ability card. */
export function abilityFace(words: TableWords, id: string): Face {
  const card = CARDS[id]!
  return {
    id: `blood-bound/${id}`,
    name: words.noun('card', id),
    kind: words.text('bound-ability'),
    symbol: card.symbol,
    frame: 'cut',
    tone: card.tone,
    figures: [],
    text: words.explain('card', id),
    rules: rules(words, CARD_RULES[id]),
  }
}

/** The name of a rank where its number stands beside it. */
export function rankName(words: TableWords<Box>, rank: string): string {
  return words.noun('rank', rank).replace(/\s*\(\d+\)$/, '')
}

/** The letter that stands on a token or a clan's sign. */
export function letter(words: TableWords, token: string): string {
  return words.text(`bound-letter-${token.replaceAll('_', '-')}`)
}

function affiliations(words: TableWords, tokens: string[]): Figure[] {
  return [...new Set(tokens)].map((token) => {
    const count = tokens.filter((each) => each === token).length
    const name = token === 'wild' ? words.text('bound-wild') : words.noun('token', token)
    const tone = token === 'rose' ? 'rose' : token === 'beast' ? 'indigo' : 'stone'
    return {
      value: `${count > 1 ? count : ''}${letter(words, token)}`,
      label: words.text('table-supply-card', { count, card: name }),
      shape: token === 'rose' ? 'round' : token === 'beast' ? 'diamond' : 'square',
      tone,
    }
  })
}

function rules(words: TableWords, number: string | undefined): Face['rules'] {
  return number ? [{ number, label: words.text('rule-number', { rule: number }) }] : []
}
