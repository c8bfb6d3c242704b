/** What the tests play with: the game's own content, read from its files, and a table before anything has happened. */
import adventurers from '../../../../src/duskhall/games/dungeon_cards/content/adventurers.toml?raw'
import bosses from '../../../../src/duskhall/games/dungeon_cards/content/bosses.toml?raw'
import deck from '../../../../src/duskhall/games/dungeon_cards/content/deck.toml?raw'
import type { Box, View } from '../../generated/dungeon-cards'
import type { BookOf } from '../../words/table'

type Entry = Record<string, unknown>

/** The tables of a content file: `[[card]]` begins an entry, `[[adventurer.skill]]` one that belongs to the last. */
function entriesOf(text: string): Entry[] {
  const entries: Entry[] = []
  let current: Entry = {}
  for (const line of text.split('\n')) {
    const heading = /^\[\[\w+(?:\.(\w+))?\]\]$/.exec(line)
    const field = /^(\w+) = (.+)$/.exec(line)
    if (heading?.[1]) {
      const parts = (entries.at(-1)![heading[1]] ??= []) as Entry[]
      parts.push((current = {}))
    } else if (heading) entries.push((current = {}))
    else if (field) current[field[1]!] = JSON.parse(field[2]!)
  }
  return entries
}

const catalogues = (nouns: Record<string, Entry[]>) =>
  Object.fromEntries(Object.entries(nouns).map(([noun, entries]) => [noun, entries.map((each) => each.id as string)]))

const content = { adventurer: entriesOf(adventurers), card: entriesOf(deck), boss: entriesOf(bosses) }

export const BOOK: BookOf<Box> = {
  game: 'dungeon-cards',
  content: content as unknown as Box,
  catalogues: catalogues(content),
  designed: {},
  rules: {},
  kinds: {},
  notebook: false,
  simultaneous: false,
  standing: [],
  statements: {},
}

export const VIEW: View = {
  seat: 0,
  phase: 'dungeon',
  round: 1,
  rounds: 3,
  first_player: 0,
  turn: 0,
  players: [],
  row: [],
  action: 0,
  action_total: 0,
  action_limit: 9,
  bust: false,
  stake: 0,
  hits_coming: 0,
  roll: null,
  deck: { goblin: 80, zombie: 4 },
  discard: {},
  top_card: null,
  bust_chance: null,
  boss: null,
  boss_damage: 0,
  boss_order: [],
  slayer: null,
  places: [],
}
