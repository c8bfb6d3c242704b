/**
 * One table, and the hall that tells of it, in order, and is asked for this and that.
 *
 * Updates are played one after another: their events are shown on the table as it was (`moment` is the one that is
 * being shown), then the table changes to how it stands afterwards. Whoever wants no movement sees the same at once.
 */
import { tick } from 'svelte'
import type { Asked, Given, Happened, Now, OwnAsk, Remark, ServerMessage } from '../generated/hall'
import { isTouched } from '../hands/pointer'
import { likes, pace } from '../likes.svelte'
import type { BookOf } from '../words/table'
import { Connection } from './connection'
import { linesOf, type LogLine } from './log'
import { cameLate, moveId, type Move } from './moves'
import { stillKnown } from './person.svelte'
import type { Played } from './played'
import { TableState } from './state.svelte'
import { trusted } from './trusted'

const SHOWN = 350 // milliseconds that an event is shown for, unless the board says otherwise
const AGAIN = 500 // milliseconds until a hall whose store did not answer is asked once more
const LONGEST_QUEUE = 8 // updates that may wait; who is further behind (a tab that slept) is brought up to date at once

export class TableStore<Game extends Played = Played> extends TableState<Game> {
  /** The question that `odds` are of, with its options: others who answer meanwhile leave it as it is. */
  private weighedFor = ''
  /** Whom one did not want to hear before one changed it last: so it stays where the hall refuses. */
  private mutedBefore: string[] = []
  /** The question that `sent` answers. */
  private answered = ''
  /** Asked before an answer is given, where somebody learns; false keeps it back. */
  guard: ((option: string) => boolean) | null = null

  readonly connection: Pick<Connection, 'send' | 'close'>
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
  private readonly pending = new Map<string, Move>()
  private readonly queue: { happened: Happened; now: Now | null }[] = []
  private heard = -1
  private chatSeen = 0
  private wanted: number | null
  private inWords = false
  private skipping = false
  private wake: () => void = () => undefined

  constructor(
    id: string,
    book: BookOf<Game['content']>,
    seat: number | null,
    connect: (store: TableStore<Game>) => Pick<Connection, 'send' | 'close'> = (store) =>
      new Connection({
        opened: ({ muted = [] }) => {
          store.muted = muted
          store.watch()
        },
        message: (message) => store.receive(message),
        changed: (link) => (store.link = link),
        unanswered: () => void store.askWhetherKnown(),
      }),
  ) {
    super(id, book)
    this.wanted = seat
    this.connection = connect(this)
  }

  /** A hall that forgot this device lets it watch nothing: whoever it was has to come in again. */
  private async askWhetherKnown(): Promise<void> {
    if (await stillKnown()) return
    this.gone = 'unknown'
    this.connection.close()
  }

  /** Look through another of one's own seats. */
  sitAs(seat: number | null): void {
    this.wanted = seat
    this.heard = -1
    this.watch()
  }

  watch(): void {
    this.standing = [] // told anew where there is any
    const seen = this.heard >= 0 && this.seat === this.wanted ? this.heard : null
    const words = this.inWords
    this.connection.send({ type: 'watch', table: this.id, seat: this.wanted, seen, chat_seen: this.chatSeen, words, remarks: true })
    for (const [id, move] of this.pending) this.transmit(id, move)
  }

  /** Have the view told in words, too, while it is shown so: they are most of a message. */
  tellInWords(wanted: boolean): void {
    if (wanted === this.inWords) return
    this.inWords = wanted
    if (wanted) this.heard = -1 // told anew, in words
    else this.words = null
    this.watch()
  }

  answer(option: string): void {
    if (this.ask === null || this.seat === null || this.sent !== null) return
    const sure = !likes.confirm || !isTouched() || this.weighed === option
    this.weighed = sure ? null : option
    if (!sure || this.guard?.(option) === false) return
    this.sent = option
    this.answered = this.ask.question
    this.trouble = null
    this.move({ type: 'answer', seat: this.seat, question: this.ask.question, option })
  }

  /** Choose what stands at this place among the choices, counted from 0. */
  choose(place: number): void {
    if (place >= this.choices) return
    const option = this.ask!.options[place]
    if (option) this.answer(option.name)
    else this.letGo(this.hesitant[place - this.ask!.options.length]!)
  }

  takeBack(): void {
    if (this.seat !== null) this.move({ type: 'undo', seat: this.seat })
  }

  speak(statement: Record<string, string | number>): void {
    if (this.seat !== null) this.move({ type: 'speak', seat: this.seat, statement })
  }

  /** Say what is to be answered in one's place from now on; nothing ends it. */
  stand(answers: Given[]): void {
    if (this.seat === null) return
    this.connection.send({ type: 'stand', table: this.id, seat: this.seat, answers })
  }

  say(text: string): void {
    this.connection.send({ type: 'say', table: this.id, text })
  }

  remark(remark: Remark['remark']): void {
    if (this.seat !== null) this.connection.send({ type: 'remark', table: this.id, seat: this.seat, remark })
  }

  mute(person: string, muted: boolean): void {
    if (!this.connection.send({ type: 'mute', person, muted })) return
    this.mutedBefore = this.muted
    const others = this.muted.filter((other) => other !== person)
    this.muted = muted ? [...others, person] : others
    if (muted) return
    this.chatSeen = 0 // the hall has kept what they said meanwhile to itself
    this.watch()
  }

  consent(agree: boolean): void {
    if (this.seat !== null) this.connection.send({ type: 'consent', table: this.id, seat: this.seat, agree })
  }

  /** Take one's seat back from the bot that plays it. */
  comeBack(): void {
    if (this.seat !== null) this.connection.send({ type: 'return', table: this.id, seat: this.seat })
  }

  /** Tell the bot of a seat to go, where whoever wants to goes next and bots wait for people. */
  letGo(seat: number): void {
    this.connection.send({ type: 'let_go', table: this.id, seat })
  }

  /** Show what is left to be shown at once: somebody has seen enough. */
  skip(): void {
    if (!this.playing) return
    this.skipping = true
    this.skips += 1
    this.wake()
  }

  close(): void {
    this.connection.close()
    this.queue.length = 0
  }

  /** Show a moment of a game that is told again: nothing is asked of anybody. What was told has happened since `now`. */
  retell(seat: number | null, now: Now, lines: LogLine<Game['event']>[], told: Game['event'][] = []): void {
    this.retold = true
    this.seat = seat
    this.lines = lines
    this.apply({ ...now, ask: null })
    this.shown = told.slice(0, -1)
    this.moment = told.at(-1) ?? null
  }

  receive(message: ServerMessage): void {
    if ('table' in message && message.table && message.table !== this.id) return
    switch (message.type) {
      case 'snapshot':
        this.queue.length = 0
        this.snapshots += 1
        this.seat = message.seat
        this.info = message.info
        this.heard = this.seq = message.seq
        this.lines = (message.log ?? []).flatMap(linesOf)
        this.decided = -1
        message.log?.forEach((entry) => this.remember(entry))
        if (message.now) this.apply(message.now)
        break
      case 'update':
        this.update(message.happened, message.now ?? null)
        break
      case 'info':
        this.info = message.info
        break
      case 'chat':
        if (this.chat.some((line) => line.number === message.line.number)) break
        this.chatSeen = Math.max(this.chatSeen, message.line.number)
        this.chat = [...this.chat, message.line].sort((one, other) => one.number - other.number)
        break
      case 'remarked':
        this.hearRemark(message.seat, message.remark)
        break
      case 'done':
        // The answer stays on its way until what it caused arrives: until then the old question must take no other.
        if (message.seq > this.heard) this.pending.delete(message.move_id)
        else this.settle(message.move_id)
        break
      case 'refused':
        this.trouble = cameLate(this.pending.get(message.move_id), message)
          ? { kind: 'late' }
          : { kind: 'refused', reason: message.reason, rule: message.rule ?? '', details: message.details ?? {} }
        this.settle(message.move_id)
        break
      case 'odds':
        if (message.seq === this.seq) this.odds = message.odds
        break
      case 'hint':
        if (message.seq === this.seq && message.seat === this.seat) [this.hint, this.hinting] = [message.hint, false]
        break
      case 'standing':
        if (message.seat === this.wanted) this.standing = message.answers
        break
      case 'undo_asked':
        this.undo = message
        break
      case 'undo_settled':
        this.undo = null
        break
      case 'error':
        this.failed(message.code, message.message, message.about ?? '', message.move_id ?? '')
        break
    }
  }

  private failed(code: string, message: string, about: string, move: string): void {
    if (code === 'unavailable' && this.pending.has(move)) {
      const again = this.pending.get(move)!
      setTimeout(() => this.pending.has(move) && this.transmit(move, again), AGAIN)
      return
    }
    if (code === 'unavailable' && about === 'watch') {
      setTimeout(() => this.watch(), AGAIN)
      return
    }
    this.settle(move)
    if (about === 'mute') this.muted = this.mutedBefore
    if (code === 'banned') {
      this.goneWhy = message
      this.connection.close()
    }
    if (about === 'watch' || code === 'banned') this.gone = code
    else if (about === 'ask_hint') [this.unhinted, this.hinting] = [{ code, message }, false]
    else if (about !== 'ask_odds') this.trouble = { kind: 'error', code, message }
  }

  private update(happened: Happened, now: Now | null): void {
    if (happened.seq !== this.heard + 1) {
      if (happened.seq > this.heard) this.watch()
      return
    }
    this.heard = happened.seq
    this.queue.push({ happened, now })
    if (!this.playing) void this.play()
  }

  /** Show what waits, one update after another. */
  private async play(): Promise<void> {
    this.playing = true
    this.ask = null
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const late = this.queue.length >= LONGEST_QUEUE
      const told = this.snapshots
      if (next.happened.kind === 'undo') this.forget(next.happened.to ?? 0)
      this.remember(next.happened)
      for (const line of linesOf(next.happened)) {
        if (told !== this.snapshots) break
        this.lines = [...this.lines, line]
        if (!line.happening || late || this.skipping) continue
        const time = this.timeOf(line.happening)
        this.moment = line.happening
        if (time > 0) {
          this.odds = {} // they are of a question that is not asked any more
          await this.showFor(time, line.happening)
        }
        this.shown = [...this.shown, line.happening]
      }
      if (this.moment) await tick() // an update without movement is drawn once, whatever happened in it
      this.moment = null
      this.shown = []
      if (told !== this.snapshots) continue
      this.seq = Math.max(this.seq, next.happened.seq)
      if (next.now) this.apply(next.now, next.happened)
    }
    this.playing = this.skipping = false
  }

  private timeOf(happening: Game['event']): number {
    const kind: Game['event']['event'] = happening.event
    const wanted = this.paces[kind] ?? SHOWN
    return pace(typeof wanted === 'function' ? wanted(happening, this) : wanted)
  }

  /** Show something that happens for a time, the first part of it before anybody says what came of it. */
  private async showFor(time: number, happening: Game['event']): Promise<void> {
    const kind: Game['event']['event'] = happening.event
    const open = Math.min(time, pace(this.suspense[kind] ?? 0))
    if (open > 0) {
      const told = this.snapshots
      this.hushed = happening
      await this.pause(open)
      this.hushed = null
      if (this.skipping || told !== this.snapshots) return
    }
    await this.pause(time - open)
  }

  private pause(time: number): Promise<void> {
    return new Promise<void>((done) => {
      this.wake = done
      setTimeout(done, time)
    })
  }

  private apply(now: Now, after?: Happened): void {
    // What another seat did meanwhile lets an answer stay on its way, as long as its question stands.
    const others = after?.kind === 'decision' && after.seat !== this.seat
    if (!others || now.ask?.question !== this.answered) this.sent = null
    this.view = trusted<Game['view']>(now.view)
    this.words = now.words ?? null
    if (!others || !stands(this.asks, now.asks) || !offers(now.ask, this.weighed)) this.weighed = null
    this.asks = now.asks
    this.clocks = { at: Date.now(), left: now.clocks ?? [] }
    this.players = now.players
    this.outcome = now.outcome ?? null
    this.ask = now.ask ?? null
    this.unhint()
    const asked = [this.ask?.question, ...(this.ask?.options ?? []).map(({ name }) => name)].join()
    this.odds = this.ask?.odds ?? (others && asked === this.weighedFor ? this.odds : {})
    this.weighedFor = asked
    const told = this.ask === null || (this.ask.odds ?? null) !== null
    if (!told && this.seat !== null && this.info?.aids !== false) this.connection.send({ type: 'ask_odds', table: this.id, seat: this.seat })
  }

  /** Ask what a strong player would do now. */
  askHint(): void {
    if (!this.hinted || !this.asked || this.hinting || this.hint) return
    this.hinting = true
    this.unhinted = null
    this.connection.send({ type: 'ask_hint', table: this.id, seat: this.seat! })
  }

  private unhint(): void {
    this.hint = this.unhinted = null
    this.hinting = false
  }

  private move(move: Move): void {
    const id = moveId()
    this.pending.set(id, move)
    this.transmit(id, move)
  }

  private transmit(id: string, move: Move): void {
    this.connection.send({ ...move, table: this.id, move_id: id })
  }

  private settle(id: string): void {
    const move = this.pending.get(id)
    this.pending.delete(id)
    if (move?.type === 'answer' && this.sent === move.option) this.sent = null
  }
}

/** Whether nobody is asked anything that was not asked before: some have answered, and the others may still. */
function stands(before: Asked[], after: Asked[]): boolean {
  return after.length < before.length && after.every(({ seat, question }) => before.some((ask) => ask.seat === seat && ask.question === question))
}

function offers(ask: OwnAsk | null | undefined, option: string | null): boolean {
  return ask?.options.some(({ name }) => name === option) ?? false
}

/** A store that talks to nobody, for games that are told again. */
export function silentStore<Game extends Played = Played>(id: string, book: BookOf<Game['content']>): TableStore<Game> {
  return new TableStore<Game>(id, book, null, () => ({ send: () => false, close: () => undefined }))
}
