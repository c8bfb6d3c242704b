/** What the tests of the pages around a game need: a hall that answers, and somebody who asks. */
import { vi } from 'vitest'
import { app } from '../app.svelte'
import type { GameInfo, SeatInfo, TableInfo } from '../generated/hall'
import { games } from '../games/games.svelte'
import { api } from '../hall/api'
import { person } from '../hall/person.svelte'
import { go } from '../router.svelte'
import { like } from '../likes.svelte'

export const DUNGEON: GameInfo = {
  game: 'dungeon-cards',
  titles: { en: 'Dungeon Cards: The Catacombs', es: 'Cartas de Mazmorra: Las Catacumbas' },
  taglines: { en: 'One more card?', es: '¿Una carta más?' },
  seats: [2, 3, 4, 5, 6],
  usual_seats: 4,
  minutes: [20, 40],
  colours: [{ ground: '#2f8f8a', on_dark: '#66cfc7', on_light: '#0c5f5b' }],
  settings: [
    { name: 'boss', default: 'random', values: ['random', 'lich_queen'], rule: '1.7' },
    { name: 'rounds', default: 10, values: Array.from({ length: 30 }, (_, index) => index + 1), rule: '1.6' },
  ],
  length: 'rounds',
  bots: ['random', 'threshold', 'careful'],
  usual_bot: 'careful',
  rules_version: 1,
  hidden_information: true,
  simultaneous: false,
  notebook: false,
  cooperative: false,
}

export function seat(change: Partial<SeatInfo> = {}): SeatInfo {
  return { contributed: false, here: true, person: null, player: '', ready: false, ...change }
}

export function personSeat(person: string, change: Partial<SeatInfo> = {}): SeatInfo {
  return seat({ person, player: 'person', ...change })
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    clock: null,
    commitment: 'c0ffee',
    created: 0,
    game: 'dungeon-cards',
    host: 'ana',
    invite: 'secret',
    settings: { boss: 'random', rounds: 10 },
    people: [
      { person: 'ana', name: 'Ana' },
      { person: 'ben', name: 'Ben' },
    ],
    public: false,
    seats: [personSeat('ana'), personSeat('ben'), seat(), seat({ player: 'bot:careful' })],
    status: 'open',
    swaps: [],
    table: 'abcdef0123456789',
    version: 1,
    ...change,
  }
}

const ANSWERS: Partial<Record<keyof typeof api, unknown>> = {
  tables: [],
  mine: [],
  turns: [],
  push: { key: 'k', devices: 1, quiet: null },
  packs: { packs: [], own: true, most: 40960 },
  holidays: { holidays: [], days: 30 },
  link: { code: 'c0de', seconds: 600, picture: { size: 25, path: 'M0 0h7v1h-7z' } },
  profile: { me: { person: 'ana', name: 'Ana', sign: 'owl', colour: 'teal' }, since: 0, devices: 2, passphrase: false },
  today: { day: '2026-11-16', today: '2026-11-16', seconds: 3720, games: [], tomorrow: {}, before: [] },
  statistics: [],
  history: { games: [], more: false },
  passphrase: { words: ['amber', 'otter', 'raven', 'moss', 'canoe', 'tulip', 'ember', 'lynx'] },
  invite: { code: 'K7M2PX', seconds: 600, picture: { size: 25, path: 'M0 0h7v1h-7z' } },
  followCode: { table: 'abcdef0123456789', invite: 'secret' },
}

/** Let the hall answer everything with this table, and remember in which order it was asked for what. */
export function answering(info: TableInfo, games: GameInfo[] = [DUNGEON]): string[] {
  const calls: string[] = []
  const all: Record<string, (...asked: never[]) => unknown> = api
  for (const name of Object.keys(api) as (keyof typeof api)[]) {
    const answer = name === 'games' ? games : ANSWERS[name] ?? info
    vi.spyOn(all, name).mockImplementation(((...asked: unknown[]) => {
      calls.push(`${name} ${asked.map((each) => JSON.stringify(each)).join(' ')}`.trim())
      return Promise.resolve(['me', 'arrive', 'rename', 'follow', 'recall'].includes(name) ? { person: 'ana', name: typeof asked[0] === 'string' && name !== 'recall' ? asked[0] : 'Ana' } : answer)
    }) as never)
  }
  return calls
}

/** Start a test as somebody, or as nobody, on the front page. */
export async function arrive(name: string | null): Promise<void> {
  vi.restoreAllMocks()
  games.list = []
  await app.speak('en')
  like({ name: '', tables: {} })
  person.known = true
  person.me = name === null ? null : { person: name, name: name[0].toUpperCase() + name.slice(1) }
  go('/', true)
}
