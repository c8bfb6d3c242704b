/** What the lines of a log are about: each game says it of its events, so that a log can show one thing alone. */
import type { Played } from '../hall/played'

/** `talk` needs no telling: it is whatever the seats say to one another. */
export const TOPICS = ['important', 'dice', 'damage', 'gain', 'talk'] as const
export type Topic = (typeof TOPICS)[number]
export type Topics<Game extends Played = Played> = Partial<Record<Exclude<Topic, 'talk'>, readonly Game['event']['event'][]>>

// A few words each, so they come along: a log that is opened while the hall is away is a log as well.
const games = import.meta.glob<Topics>('./*/topics.ts', { import: 'topics', eager: true })

/** The topics of a game; none for one that has no board of its own. */
export const topicsIn = (game: string): Topics => games[`./${game}/topics.ts`] ?? {}
