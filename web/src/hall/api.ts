/** HTTP: everything around a game. Each call gives what the hall answers, or throws a `HallError` with its sentence. */
import type { AnalysisNow, Book, Chapter, DayTold, Entrance, Exercise, ExerciseInfo, Frame, GameInfo, GamePlayed, GameStatistics, History, Holiday, Invitation, Invite, Lesson, Link, Me, NewTable, OwnHolidays, PackShelf, PackTold, Passphrase, Profile, Pushing, Shown, Story, TableBook, TableInfo, Tree, Turn } from '../generated/hall'
import type { DiceRecord } from '../fairness/check'
import { trusted } from './trusted'

export class HallError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** Told to the window when the hall does not know this browser (any more). */
export const UNKNOWN = 'unknown-to-the-hall'

export type Eyes = 'spectator' | 'seat' | 'everything'

export const api = {
  games: () => get<GameInfo[]>('/games'),
  book: (game: string) => get<Book>(`/games/${game}/book`),
  texts: (game: string, lang: string) => text(`/games/${game}/texts?lang=${lang}`),
  packs: (game: string) => get<PackShelf>(`/games/${game}/packs`),
  lookAtPack: (pack: { game: string; file: string; text: string }) => post<PackTold>('/packs', pack),
  /** What is declared at a table: by its game, or with its pack. */
  tableBook: (info: TableInfo, pass = ''): Promise<Book | TableBook> => (info.pack ? read<TableBook>(`/tables/${info.table}/book`, pass) : api.book(info.game)),
  rules: (game: string, lang: string) => get<Chapter[]>(`/games/${game}/rules?lang=${lang}`),

  me: () => get<Me>('/people/me'),
  arrive: (name: string) => post<Me>('/people', { name }),
  rename: (name: string) => send<Me>('PATCH', '/people/me', { name }),
  change: (wish: Partial<Pick<Me, 'name' | 'sign' | 'colour'>>) => send<Me>('PATCH', '/people/me', wish),
  profile: () => get<Profile>('/people/me/profile'),
  passphrase: () => post<Passphrase>('/people/me/passphrase'),
  voidPassphrase: () => send<null>('DELETE', '/people/me/passphrase'),
  signOutOthers: () => send<null>('DELETE', '/people/me/devices'),
  statistics: () => get<GameStatistics[]>('/people/me/statistics'),
  history: (game: string, after: GamePlayed | null) => get<History>(`/people/me/history?${historyOf(game, after)}`),
  today: () => get<DayTold>('/daily'),
  day: (day: string) => get<DayTold>(`/daily/${day}`),
  playToday: (game: string) => post<TableInfo>(`/daily/${game}`),
  recall: (passphrase: string) => post<Me>('/people/recall', { passphrase }),
  push: () => get<Pushing>('/people/me/push'),
  addPush: (wish: { endpoint: string; key: string; auth: string; lang: string }) => post<Pushing>('/people/me/push', wish),
  endPush: () => send<Pushing>('DELETE', '/people/me/push', {}),
  setQuiet: (begins: number, ends: number) => send<Pushing>('PUT', '/people/me/push/quiet', { begins, ends, offset: -new Date().getTimezoneOffset() }),
  holidays: () => get<OwnHolidays>('/people/me/holidays'),
  setHolidays: (holidays: Holiday[]) => send<OwnHolidays>('PUT', '/people/me/holidays', { holidays, offset: -new Date().getTimezoneOffset() }),
  forget: () => send<null>('DELETE', '/people/me'),
  link: () => post<Link>('/people/me/link'),
  follow: (code: string) => post<Me>('/people/continue', { code }),

  tables: () => get<TableInfo[]>('/tables'),
  mine: () => get<TableInfo[]>('/tables/mine'),
  turns: () => get<Turn[]>('/tables/mine/turns'),
  table: (table: string, pass = '') => read<TableInfo>(`/tables/${table}`, pass),
  create: (wish: NewTable) => post<TableInfo>('/tables', wish),
  join: (table: string, invite: string | null) => act(table, 'join', { invite }),
  invitation: (table: string, invite: string) => post<Invitation>(`/tables/${table}/invitation`, { invite }),
  invite: (table: string) => post<Invite>(`/tables/${table}/code`),
  followCode: (code: string) => post<Entrance>('/codes', { code }),
  sit: (table: string, seat: number, another = false) => act(table, 'sit', { seat, another }),
  stand: (table: string, seat: number) => act(table, 'stand', { seat }),
  swap: (table: string, seat: number, other: number) => act(table, 'swap', { seat, other }),
  bots: (table: string, seats: number[] | null = null, bot: string | null = null) => act(table, 'bots', { seats, bot }),
  ready: (table: string, ready: boolean) => act(table, 'ready', { ready, contribution: contribution() }),
  configure: (table: string, change: { settings?: Record<string, string | number>; public?: boolean; aids?: boolean; hints?: boolean }) =>
    act(table, 'settings', change),
  start: (table: string) => act(table, 'start'),
  leave: (table: string) => act(table, 'leave'),
  vote: (table: string, seat: number) => act(table, 'vote', { seat }),
  report: (table: string, person: string, why: string, line: number | null = null) => post<{ number: number }>(`/tables/${table}/reports`, { person, why, line }),
  rematch: (table: string) => act(table, 'rematch'),
  retry: (table: string) => act(table, 'retry'),

  examples: (game: string) => get<Shown[]>(`/games/${game}/examples`),
  lesson: (game: string) => get<Lesson>(`/games/${game}/lesson`),
  beginLesson: (game: string) => post<TableInfo>(`/games/${game}/lesson`),
  notebook: (table: string, seat: number) => get<Tree>(`/tables/${table}/notebook?seat=${seat}`),
  replay: (table: string, eyes: Eyes, seat: number, words: boolean, first: number, count: number, pass = '') =>
    read<Frame[]>(`/tables/${table}/replay?eyes=${eyes}&seat=${seat}&words=${words}&first=${first}&count=${count}`, pass),
  record: (table: string, pass = '') => read<DiceRecord>(`/tables/${table}/record`, pass),
  analysis: (table: string, pass = '') => read<AnalysisNow>(`/tables/${table}/analysis`, pass),
  exercises: (game: string) => get<ExerciseInfo[]>(`/exercises?game=${game}`),
  exercise: (id: string) => get<Exercise>(`/exercises/${id}`),
  story: (table: string) => get<Story>(`/tables/${table}/story`),
}

function historyOf(game: string, after: GamePlayed | null): string {
  const wish: Record<string, string> = game ? { game } : {}
  if (after) Object.assign(wish, { before: `${after.ended}`, before_table: after.table })
  return new URLSearchParams(wish).toString()
}

function act(table: string, what: string, body: object = {}): Promise<TableInfo> {
  return post<TableInfo>(`/tables/${table}/${what}`, body)
}

function get<T>(path: string): Promise<T> {
  return send<T>('GET', path)
}

/** Look back at an ended table; whoever was not there shows the secret of the link that they were given. */
function read<T>(path: string, pass: string): Promise<T> {
  return send<T>('GET', path, undefined, pass ? { 'x-replay-pass': pass } : {})
}

function post<T>(path: string, body: object = {}): Promise<T> {
  return send<T>('POST', path, body)
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

async function send<T>(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<T> {
  const response = await ask(method, path, body, more)
  return trusted<T>(response.status === 204 ? null : await response.json())
}

async function ask(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang || 'en', ...more }
  if (body) headers['content-type'] = 'application/json'
  const response = await fetch(`/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null }).catch(() => {
    throw new HallError('offline', '', 0)
  })
  if (response.ok) return response
  if (response.status === 401) dispatchEvent(new Event(UNKNOWN))
  const problem = trusted<{ code?: string; message?: string }>(await response.json().catch(() => ({})))
  throw new HallError(problem.code ?? 'internal', problem.message ?? response.statusText, response.status)
}

/** This browser's part of the dice: sixteen bytes that nobody can guess. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
