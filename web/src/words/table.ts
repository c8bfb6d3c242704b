/** What is said at one table: events, questions, options and refusals as sentences, with the players' names. */
import type { Book, KindInfo, Refused } from '../generated/hall'
import { key, type Arguments, type Words } from './words'

/** A thing that happened: `event` is its kind, the other fields, which a game's own types know, are seats, numbers and names. */
export interface Happening {
  event: string
}

/** The book of a game, with content that the game's own types know. */
export type BookOf<Content = unknown> = Omit<Book, 'content'> & { content: Content }

/** A message with its arguments and what belongs under it, as the hall describes views and notebooks. */
export interface Tree {
  key: string
  args: Record<string, Argument>
  children: Tree[]
}
export type Argument = number | string | { noun: string; id: string } | { seat: number } | Tree | Argument[]

export class TableWords<Content = unknown> {
  constructor(
    readonly words: Words,
    readonly book: BookOf<Content>,
    readonly names: readonly string[],
  ) {}

  text(name: string, args: Arguments = {}): string {
    return this.words.text(name, args)
  }

  has(name: string): boolean {
    return this.words.has(name)
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

  event(happening: Happening): string {
    const kind = this.kind(happening.event)
    return this.text(key('event', happening.event), kind ? this.fields(kind, happening) : {})
  }

  /** The number of the rule that makes a kind of event happen. */
  rule(event: string): string {
    return this.kind(event)?.rule ?? ''
  }

  question(question: string): string {
    return this.text(key('ask', question))
  }

  option(question: string, name: string, noun = ''): string {
    if (noun === 'seat') return this.seat(seatNumber(name))
    return noun ? this.noun(noun, name) : this.text(key('option', question, name))
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

  private say(value: Argument): string | number {
    if (Array.isArray(value)) return value.map((each) => this.say(each)).join(', ') || this.text('nothing')
    if (typeof value !== 'object') return value
    if ('noun' in value) return this.noun(value.noun, value.id)
    if ('seat' in value) return this.seat(value.seat)
    return this.sentence(value)
  }
}

/** The seat that an option such as `seat_3` names, counted from 0. */
export function seatNumber(name: string): number {
  return Number(name.replace('seat_', '')) - 1
}
