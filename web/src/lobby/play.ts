/** Sitting down: the calls that bring somebody from the front page to a table. Each gives the table's id. */
import { t } from '../app.svelte'
import type { GameInfo, NewTable, TableInfo, Thinking } from '../generated/hall'
import { api, HallError } from '../hall/api'
import { beSomebody } from '../hall/person.svelte'
import { like, likes, type Usual } from '../likes.svelte'
import { changed } from './settings'

/** Who is to sit on a chair: nobody yet, oneself, or a bot. */
export type Chair = 'open' | 'mine' | `bot:${string}`

export interface Plan {
  game: string
  /** The first chair is one's own. */
  chairs: Chair[]
  settings: Record<string, string | number>
  public: boolean
  clock: Thinking | null
  /** Whether odds and notebooks are worked out; they are where nothing is said. */
  aids?: boolean
  /** Whether one may ask what a strong player would do; one may where nothing is said. */
  hints?: boolean
  /** Content of its own. */
  pack?: NonNullable<NewTable['pack']>
}

/** How somebody plays a game at once: as last time as far as the game still has it, else as usual. */
export function usual(info: GameInfo): Usual {
  const { seats, bot, settings } = likes.tables[info.game] ?? { seats: 0, bot: '', settings: {} }
  return {
    seats: info.seats.includes(seats) ? seats : info.usual_seats,
    bot: info.bots.includes(bot) ? bot : info.usual_bot,
    settings: changed(info.settings.filter(({ name, values }) => name in settings && values.includes(settings[name])), settings),
  }
}

/** Remember how somebody plays a game at once. */
export function remember(info: GameInfo, change: Partial<Usual>): void {
  like({ tables: { ...likes.tables, [info.game]: { ...usual(info), ...change } } })
}

/** Play at once, and ask nothing. */
export function playNow(info: GameInfo): Promise<string> {
  const { seats, bot, settings } = usual(info)
  return playWithBots(info.game, seats, bot, settings)
}

export async function playWithBots(
  game: string,
  seats: number,
  bot: string,
  settings: Record<string, string | number> = {},
): Promise<string> {
  await beSomebody(t('guest'))
  const { table } = await api.create({ game, seats, settings, bots: Array<string>(seats - 1).fill(bot) })
  await begin(table)
  return table
}

/** Open a table as planned; where no chair is left for anybody else, the game begins at once. */
export async function openTable(plan: Plan): Promise<string> {
  await beSomebody(t('guest'))
  const { chairs, ...wish } = plan
  const { table } = await api.create({ ...wish, seats: chairs.length })
  try {
    for (const [seat, chair] of chairs.entries()) {
      if (seat > 0 && chair === 'mine') await api.sit(table, seat, true)
    }
    for (const bot of new Set(chairs.filter((chair) => chair.startsWith('bot:')))) {
      await api.bots(table, seatsWith(chairs, bot), bot.slice(4))
    }
    if (!chairs.includes('open')) await begin(table)
  } catch (error) {
    // The table is there: its waiting room shows what is still to do, which no second table would.
    if (!(error instanceof HallError)) throw error
  }
  return table
}

/**
 * Agree to play again with the same people, from the beginning or what was lost last: whoever does it first makes the
 * table, and it begins when all have agreed, so at once for whoever was alone with bots.
 */
export async function playAgain(table: string, from: 'rematch' | 'retry' = 'rematch'): Promise<TableInfo> {
  const next = await api[from](table)
  const me = (await beSomebody(t('guest'))).person
  if (next.status !== 'open' || !next.seats.some((seat) => seat.person === me)) return next
  return api.ready(next.table, true)
}

/** Come to a public table and take its first free chair, if it has one. */
export async function sitDown(info: TableInfo): Promise<string> {
  await beSomebody(t('guest'))
  const { seats } = await api.join(info.table, null)
  const free = seats.findIndex((seat) => seat.player === '')
  if (free >= 0) await api.sit(info.table, free)
  return info.table
}

/** Six letters and figures, as a friend says them; null where it is something else. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s.-]/g, '')
  return /^[0-9A-Z]{6}$/.test(code) ? code : null
}

/** The address that a link from a friend leads to; null where it is none. */
export function addressOf(linkOrCode: string): string | null {
  const found = /(?:^|\/table\/)([0-9a-f]{8,64})#([\w-]{4,64})$/.exec(linkOrCode.trim())
  return found && `/table/${found[1]}#${found[2]}`
}

async function begin(table: string): Promise<void> {
  await api.ready(table, true)
  await api.start(table)
}

function seatsWith(chairs: readonly Chair[], wanted: Chair): number[] {
  return chairs.flatMap((chair, seat) => (chair === wanted ? [seat] : []))
}
