/**
 * The words: Fluent messages of the client, the hall, the kernel and one game, in one language.
 *
 * The hall sends keys and arguments; here they become sentences, out of the same files that the terminal uses and by
 * the same names: `event-<kind>`, `ask-<question>`, `option-<question>-<option>`, `<noun>-<id>`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Lang = 'en' | 'es'
export const LANGUAGES: readonly Lang[] = ['en', 'es']
/** The words of a pack, by language and key. */
export type PackWords = Record<string, Record<string, string>>
export type Arguments = Record<string, FluentVariable>

type Load = () => Promise<string>
const own = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' })
const kernel = import.meta.glob<string>('../../../src/duskhall/kernel/texts/*.ftl', { query: '?raw', import: 'default' })
const hall = import.meta.glob<string>('../../../src/duskhall/hall/texts/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../../src/duskhall/games/*/texts/*.ftl', { query: '?raw', import: 'default' })
const boards = import.meta.glob<string>('../boards/*/texts/*.ftl', { query: '?raw', import: 'default' })

/** Messages of one language; where several files have a key, the first wins. */
export class Words {
  readonly bundle: FluentBundle

  /** `plain` are words that come first, by key, and are shown as they are: those of a pack, which anybody may have written. */
  constructor(
    readonly lang: Lang,
    texts: readonly string[],
    private readonly plain: ReadonlyMap<string, string> = new Map(),
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) this.bundle.addResource(new FluentResource(text))
  }

  /** The message of a key, or something readable where nobody has written it. */
  text(key: string, args: Arguments = {}): string {
    const said = this.plain.get(key)
    if (said !== undefined) return said
    const value = this.bundle.getMessage(key)?.value
    if (value === undefined || value === null) return key
    return this.bundle.formatPattern(value, args, [])
  }

  /** A number as the language writes it, with a real minus. */
  number(value: number | bigint): string {
    return new Intl.NumberFormat(this.lang).format(value).replace('-', '−')
  }

  /** Names as the language counts them up: "Bram and Celia", "Bram e Inés". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.lang).format(names)
  }

  has(key: string): boolean {
    return this.plain.has(key) || Boolean(this.bundle.getMessage(key)?.value)
  }
}

/** The key of a message: its words, hyphens for underscores. */
export function key(...words: string[]): string {
  return words.join('-').replaceAll('_', '-')
}

/** The words of the client alone, for everything that is not a table. */
export async function loadWords(lang: Lang): Promise<Words> {
  return new Words(lang, await read(lang, [own, hall, kernel]))
}

/**
 * The words of a game's table: the game's own come first, then its board's, the client's, the hall's and the kernel's.
 * A game that is younger than this client is said by `younger`; what a table's pack says comes before all of them.
 */
export async function loadGameWords(game: string, lang: Lang, younger?: (game: string, lang: Lang) => Promise<string>, pack: PackWords = {}): Promise<Words> {
  const folder = game.replaceAll('-', '_')
  const ofGame = keep(games, (path) => path.includes(`/games/${folder}/`))
  const ofBoard = keep(boards, (path) => path.includes(`/${game}/`))
  const told = younger && !Object.keys(ofGame).length ? [await younger(game, lang)] : []
  const plain = new Map([...Object.entries(pack['en'] ?? {}), ...Object.entries(pack[lang] ?? {})])
  return new Words(lang, [...told, ...(await read(lang, [ofGame, ofBoard, own, hall, kernel]))], plain)
}

function keep(files: Record<string, Load>, wanted: (path: string) => boolean): Record<string, Load> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => wanted(path)))
}

function read(lang: Lang, groups: readonly Record<string, Load>[]): Promise<string[]> {
  const loads = groups.flatMap((files) => Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ftl`)))
  return Promise.all(loads.map(([, load]) => load()))
}
