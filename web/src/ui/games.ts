/** The games as the front page knows them before any of them is loaded: what they are called, and how they are usually played. */
import type { GameInfo } from '../generated/hall'
import { LANGUAGES, Words, type Lang } from '../words/words'

const openings = import.meta.glob<string>('../../../src/duskhall/games/*/texts/*.ftl', {
  query: '?opening',
  import: 'default',
  eager: true,
})

/** In the order in which the front page shows them: from the quickest to learn to the longest to play. */
const ORDER = ['dungeon-cards', 'bloodborne-card', 'blood-bound', 'bloodborne-board']
const USUAL_SEATS: Record<string, number> = { 'blood-bound': 8, 'bloodborne-board': 2 }
const MOST_PLAYED = 4

const words = new Map<string, Words>()
for (const [path, text] of Object.entries(openings)) {
  const [, folder, name] = /games\/(\w+)\/texts\/(\w+)\.ftl$/.exec(path)!
  for (const lang of LANGUAGES) if (lang === name) words.set(`${folder.replaceAll('_', '-')}/${lang}`, new Words(lang, [text]))
}

/** The games that this client knows, in the order of the front page. */
export const GAMES: readonly string[] = [...new Set([...words.keys()].map((each) => each.split('/')[0]))].sort(
  (one, other) => place(one) - place(other),
)

export function gameTitle(game: string, lang: Lang): string {
  return words.get(`${game}/${lang}`)?.text('game-title') ?? game
}

export function gameTagline(game: string, lang: Lang): string {
  return words.get(`${game}/${lang}`)?.text('game-tagline') ?? ''
}

/** How many usually sit at a game's table. */
export function usualSeats(info: GameInfo): number {
  const wanted = USUAL_SEATS[info.game] ?? MOST_PLAYED
  return info.seats.includes(wanted) ? wanted : info.seats[Math.floor(info.seats.length / 2)]
}

/** The hall lists a game's bots from the weakest to the strongest. */
export function bestBot(info: GameInfo): string {
  return info.bots[info.bots.length - 1]
}

function place(game: string): number {
  const found = ORDER.indexOf(game)
  return found < 0 ? ORDER.length : found
}
