/** What is said at one table: events, questions, options and refusals as sentences, with the players' names. */
import type { Argument, Book, KindInfo, Refused, SeatName, TableBook, Thing, Tree } from '../generated/hall'
import type { Look } from './players'
import { key, type Arguments, type Words } from './words'

/** A thing that happened: `event` is its kind, the other fields, which a game's own types know, are seats, numbers and names. */
export interface Happening {
  event: string
}

/** The book of a game, with content that the game's own types know. */
export type BookOf<Content = unknown> = Omit<Book, 'content'> & { content: Content } & Partial<Pick<TableBook, 'settings' | 'words'>>

/** A piece of a sentence: words, or something that it names. */
export type Piece = string | Thing | SeatName

/** Stands in a sentence around the number of what is named there: a sign that no text has. */
const MARK = '\uE000'

export class TableWords<Content = unknown> {
  constructor(
    readonly words: Words,
    readonly book: BookOf<Content>,
    readonly names: readonly string[],
    /** What stands beside the names. */
    readonly looks: readonly (Look | null)[] = [],
  ) {}

  text(name: string, args: Arguments = {}): string {
    return this.words.text(name, args)
  }

  has(name: string): boolean {
    return this.words.has(name)
  }

  number(value: number): string {
    return this.words.number(value)
  }

  /** Names as a language counts them up: "Bram and Celia". */
  list(names: readonly string[]): string {
    return this.words.list(names)
  }

  seat(seat: number | null | undefined): string {
    if (seat === null || seat === undefined || seat < 0) return this.text('nobody')
    return this.names[seat] ?? this.text('seat-name', { number: seat + 1 })
  }

  /** What an entry of a catalogue is called, with a small sign if it is Duskhall's own design. */
  noun(noun: string, id: string): string {
    const called = this.text(key(noun, id))
    return this.isDesigned(noun, id) ? this.text('designed', { name: called }) : called
  }

  /** What an entry of a catalogue does, in our words; "" where there is nothing to say. */
  explain(noun: string, id: string): string {
    const name = key(noun, id, 'text')
    return noun && this.has(name) ? this.text(name) : ''
  }

  isDesigned(noun: string, id: string): boolean {
    return this.book.designed[noun]?.includes(id) ?? false
  }

  /** The number of the rule that is about something of the content. */
  ruleOn(name: string): string | undefined {
    return this.book.rules[name]
  }

  event(happening: Happening): string {
    const kind = this.kind(happening.event)
    return this.text(key('event', happening.event), kind ? this.fields(kind, happening) : {})
  }

  /** The same for somebody (a seat, or nobody) who may not be the one it speaks to: then it says whom it was told. */
  heard(happening: Happening, listener: number | null): string {
    const values: Record<string, unknown> = { ...happening }
    const to = values[this.kind(happening.event)?.audience || 'nobody']
    const text = this.event(happening)
    return typeof to === 'number' && to !== listener ? this.text('log-heard', { name: this.seat(to), text }) : text
  }

  /** The number of the rule that makes a kind of event happen. */
  rule(event: string): string {
    return this.kind(event)?.rule ?? ''
  }

  question(question: string): string {
    return this.text(key('ask', question))
  }

  /** What an answer is called; one that names a thing may be said with what is done to it: "Discard Endurance". */
  option(question: string, name: string, noun = ''): string {
    if (noun === 'seat') return this.seat(seatNumber(name))
    if (!noun) return this.text(key('option', question, name))
    const verb = key('option', question, noun)
    return this.has(verb) ? this.text(verb, { name: this.noun(noun, name) }) : this.noun(noun, name)
  }

  /** What a game says of this answer to this question, or else of the thing that it names; "" where there is nothing to add. */
  explainOption(question: string, name: string, noun = ''): string {
    if (noun === 'seat') return ''
    return this.explain(key('option', question), name) || (noun && this.explain(noun, name))
  }

  odds(name: string, chance: number): string {
    return this.text(key('odds', name), { percent: Math.round(100 * chance), value: chance })
  }

  refusal(refused: Pick<Refused, 'reason' | 'rule' | 'details'>): string {
    const details = Object.entries(refused.details ?? {}).map(([name, value]) => [name, this.detail(name, value)])
    return this.text(refused.reason, Object.fromEntries(details))
  }

  /** A tree's own sentence, without what belongs under it. */
  sentence(tree: Tree): string {
    return this.text(tree.key, Object.fromEntries(Object.entries(tree.args).map(([name, each]) => [name, this.say(each)])))
  }

  /** The same, cut where it names an entry of a catalogue or a seat. */
  pieces(tree: Tree): Piece[] {
    const named: Piece[][] = []
    const marked = (value: Argument): string | number => (isPlain(value) ? this.plain(value) : `${MARK}${named.push(this.named(value)) - 1}${MARK}`)
    const sentence = this.text(tree.key, Object.fromEntries(Object.entries(tree.args).map(([name, each]) => [name, marked(each)])))
    return sentence.split(MARK).flatMap((piece, at) => (at % 2 ? named[Number(piece)]! : piece ? [piece] : []))
  }

  private named(value: Exclude<Argument, string | number>): Piece[] {
    if (Array.isArray(value)) {
      const all = value.map((each) => (isPlain(each) ? [String(each)] : this.named(each)))
      return all.length ? all.flatMap((pieces, at) => (at ? [', ', ...pieces] : pieces)) : [this.text('nothing')]
    }
    if ('key' in value) return this.pieces(value)
    // A catalogue's words about an entry (`axe-text`) are no entry themselves.
    if ('noun' in value && !this.book.catalogues[value.noun]?.includes(value.id)) return [this.noun(value.noun, value.id)]
    return [value]
  }

  private kind(event: string): KindInfo | undefined {
    return this.book.kinds[event] ?? this.book.statements[event]
  }

  private fields(kind: KindInfo, happening: Happening): Arguments {
    const args: Arguments = {}
    const values: Record<string, unknown> = { ...happening }
    for (const [field, noun] of Object.entries(kind.fields)) {
      const value = values[field]
      if (noun === 'seat') args[field] = this.seat(typeof value === 'number' ? value : null)
      else if (typeof value === 'number') args[field] = value
      else {
        args[field] = typeof value === 'string' ? this.noun(noun, value) : this.text('nothing')
        args[`${field}_id`] = typeof value === 'string' ? key(value) : 'none'
        args[`${field}_text`] = typeof value === 'string' ? this.explain(noun, value) : ''
      }
    }
    return args
  }

  private detail(name: string, value: string | number): string | number {
    if (name === 'seat' && typeof value === 'number') return this.seat(value)
    if (typeof value === 'string' && this.book.catalogues[name]?.includes(value)) return this.noun(name, value)
    if (name === 'question' && typeof value === 'string') return this.question(value)
    return value
  }

  /** Numbers that are larger than a program counts exactly are told as their digits. */
  private plain(value: string | number): string | number {
    return typeof value === 'string' && /^\d+$/.test(value) ? this.words.number(BigInt(value)) : value
  }

  private say(value: Argument): string | number {
    if (Array.isArray(value)) return value.map((each) => this.say(each)).join(', ') || this.text('nothing')
    if (typeof value !== 'object') return this.plain(value)
    if ('noun' in value) return this.noun(value.noun, value.id)
    if ('seat' in value) return this.seat(value.seat)
    return this.sentence(value)
  }
}

function isPlain(value: Argument): value is string | number {
  return typeof value !== 'object'
}

/** The seat that an option such as `seat_3` names, counted from 0. */
export function seatNumber(name: string): number {
  return Number(name.replace('seat_', '')) - 1
}
