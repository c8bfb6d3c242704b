/** How a table stands as far as this client knows, what of it is being shown, and what was said there. It talks to nobody. */
import type { Asked, ChatLine, Given, Happened, Hint, Outcome, OwnAsk, SeatClock, TableInfo, Tree, UndoAsked } from '../generated/hall'
import { likes } from '../likes.svelte'
import type { BookOf } from '../words/table'
import type { Link } from './connection'
import type { LogLine } from './log'
import type { Paces, Played, Suspense } from './played'

/** Why something was not done: a refusal of the rules, an answer to what was settled meanwhile, or an error of the hall. */
export type Trouble =
  | { kind: 'refused'; reason: string; rule: string; details: Record<string, string | number> }
  | { kind: 'late' }
  | { kind: 'error'; code: string; message: string }

const REMARK_STAYS = 4000 // milliseconds

export class TableState<Game extends Played = Played> {
  info = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  seq = $state(-1)
  view = $state.raw<Game['view'] | null>(null)
  words = $state.raw<Tree | null>(null)
  ask = $state.raw<OwnAsk | null>(null)
  asks = $state.raw<Asked[]>([])
  clocks = $state.raw<{ at: number; left: SeatClock[] }>({ at: 0, left: [] })
  players = $state.raw<string[]>([])
  outcome = $state.raw<Outcome | null>(null)
  lines = $state.raw<LogLine<Game['event']>[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Whom one does not want to hear, at this table or another. */
  muted = $state.raw<string[]>([])
  odds = $state.raw<Record<string, Record<string, number>>>({})
  /** What a strong player would do here, once it was asked for and told. */
  hint = $state.raw<Hint | null>(null)
  /** Whether it was asked for and is not there yet, and why it does not come. */
  hinting = $state(false)
  unhinted = $state.raw<{ code: string; message: string } | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  undo = $state.raw<UndoAsked | null>(null)
  /** What is answered in one's place until one says otherwise. */
  standing = $state.raw<Given[]>([])
  link = $state<Link>('connecting')
  /** The event that is being shown, and those of the same update that were shown before it. */
  moment = $state.raw<Game['event'] | null>(null)
  shown = $state.raw<Game['event'][]>([])
  /** The option that was chosen and is not yet acknowledged. */
  sent = $state<string | null>(null)
  /** The option that a finger has touched once, where it takes a second touch to choose. */
  weighed = $state<string | null>(null)
  gone = $state<string | null>(null)
  /** Why it is, in the hall's words, where these are needed. */
  goneWhy = $state('')
  /** Quick words that were just said. */
  remarks = $state.raw<{ id: number; seat: number; remark: string }[]>([])
  /** Whether this is a game told again: nobody is asked anything, and nobody listens. */
  retold = $state(false)
  /** How often the whole table was told: what is still shown of before is then over. */
  snapshots = $state(0)
  /** How often somebody has seen enough, and what was moving had to be where it goes. */
  skips = $state(0)
  /** The entry of this seat's last decision; -1 where it is not known to have taken one. */
  protected decided = $state(-1)
  /** What has happened since that decision; a spectator decides nothing, and is told the last update. */
  readonly since = $derived.by((): Game['event'][] => {
    const from = this.seat === null ? this.seq : this.decided
    return from < 0 || this.retold ? [] : this.lines.flatMap(({ seq, happening }) => (happening && seq >= from ? [happening] : []))
  })
  /** How long each kind of event is shown; the board of the game fills it in. */
  paces: Paces<Game> = {}
  /** How long it stays open how some of it comes out, in milliseconds: until the dice lie still. */
  suspense: Suspense<Game> = {}
  /** What is being shown and is not told in words yet. */
  hushed = $state.raw<Game['event'] | null>(null)
  protected playing = $state(false)
  private remarked = 0

  constructor(
    readonly id: string,
    readonly book: BookOf<Game['content']>,
  ) {}

  /** Whether this client is asked, and everything that led to the question has been shown. */
  get asked(): boolean {
    return this.ask !== null && !this.playing
  }

  /** Seats of bots that are asked the same as this seat, outside a sealed choice, and wait to be told to go first. */
  get hesitant(): number[] {
    if (!this.asked || this.book.simultaneous) return []
    const waiting = this.asks.filter(({ seat, question }) => question === this.ask?.question && (this.players[seat] ?? '').startsWith('bot:'))
    return waiting.map(({ seat }) => seat)
  }

  /** How much there is to choose from: the options, and after them the bots to be told. */
  get choices(): number {
    return this.asked ? this.ask!.options.length + this.hesitant.length : 0
  }

  get busy(): boolean {
    return this.playing
  }

  /** The events of this update up to the one that is being shown: what has happened to the table since `view`. */
  get told(): Game['event'][] {
    return this.moment && this.shown.at(-1) !== this.moment ? [...this.shown, this.moment] : this.shown
  }

  /** The option that is chosen, or about to be. */
  get picked(): string | null {
    return this.sent ?? this.weighed
  }

  /** Whether one may ask what a strong player would do. */
  get hinted(): boolean {
    return this.info !== null && this.seat !== null && !this.retold && !this.outcome && this.info.aids !== false && this.info.hints !== false
  }

  protected hearRemark(seat: number, remark: string): void {
    if (!likes.remarks) return
    const said = { id: (this.remarked += 1), seat, remark }
    this.remarks = [...this.remarks.filter((each) => each.seat !== seat), said]
    setTimeout(() => (this.remarks = this.remarks.filter((each) => each !== said)), REMARK_STAYS)
  }

  protected remember({ kind, seat, seq }: Happened): void {
    if (kind === 'decision' && seat === this.seat && seat !== null) this.decided = seq
  }

  protected forget(to: number): void {
    this.lines = this.lines.filter((line) => line.seq <= to)
  }
}
