/** What the lines of a log are about, and where something new begins: each game says it of its events. */
import type { Played } from '../hall/played'

/** `talk` needs no telling: it is whatever the seats say to one another. */
export const TOPICS = ['important', 'dice', 'damage', 'gain', 'talk'] as const
export type Topic = (typeof TOPICS)[number]
export type Topics<Game extends Played = Played> = Partial<Record<Exclude<Topic, 'talk'>, readonly Game['event']['event'][]>>

/** The events that begin something new, whatever decision led to them. */
export interface Begins<Game extends Played = Played> {
  /** A turn, a round or a chapter: it has a head of its own. */
  turns: readonly Game['event']['event'][]
  /** A step of one. */
  steps?: readonly Game['event']['event'][]
}

// A few words each, so they come along: a log that is opened while the hall is away is a log as well.
const games = import.meta.glob<Topics>('./*/topics.ts', { import: 'topics', eager: true })
const beginnings = import.meta.glob<Begins>('./*/topics.ts', { import: 'begins', eager: true })

/** The topics of a game; none for one that has no board of its own. */
export const topicsIn = (game: string): Topics => games[`./${game}/topics.ts`] ?? {}

/** Where something new begins in a game. */
export const beginsIn = (game: string): Begins => beginnings[`./${game}/topics.ts`] ?? { turns: [] }
