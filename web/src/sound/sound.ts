/**
 * Sounds: which there are, and the way to them. They are synthesised, and what synthesises them is loaded when somebody first wants
 * to hear; which event makes which sound each game says beside its scene.
 */
import type { Played } from '../hall/played'
import type { TableStore } from '../hall/table.svelte'
import { likes } from '../likes.svelte'

/** What can be heard. */
export type Cue =
  | 'card' // laid on the table
  | 'page' // a card drawn or taken up, a page turned
  | 'turn' // cards turned up together
  | 'die' // rolls and settles
  | 'blow' // a hit that lands
  | 'guard' // one that does not
  | 'coin'
  | 'drop' // blood, an Echo
  | 'heal'
  | 'step' // a piece moves
  | 'stone' // a tile is laid, a gate falls
  | 'shot'
  | 'growl' // something comes
  | 'knell' // somebody falls
  | 'fanfare' // somebody wins
  | 'word' // somebody says something
  | 'bell' // it is your turn

/** How a game sounds: the same cues on another table, in another room. */
export interface Voice {
  /** Hertz of its bell; its notes are in tune with it. */
  root: number
  /** The steps of its chord above the root, in semitones. */
  chord: readonly [number, number, number]
  /** What things are laid on: the pitch at which the table answers, in hertz. */
  table: number
  /** How long the room answers, in seconds, and how loud of one. */
  room: readonly [number, number]
  /** How bright its noises are, of one. */
  bright: number
}

/** What an event sounds like; a function where that depends on what has been shown before it. */
export type Heard<Game extends Played = Played> = Cue | ((event: Game['event'], table: TableStore<Game>) => Cue)

export interface Sounds<Game extends Played = Played> {
  voice: Voice
  cues: { [Kind in Game['event']['event']]?: Heard<Game> }
}

/** What is heard of the event that a table shows now; null where nothing is. */
export function cueOf<Game extends Played>(table: TableStore<Game>, sounds: Sounds<Game> | undefined): Cue | null {
  const kind: Game['event']['event'] | undefined = table.moment?.event
  const heard = kind === undefined ? undefined : sounds?.cues[kind]
  return typeof heard === 'function' ? heard(table.moment!, table) : (heard ?? null)
}

const HALL: Voice = { root: 660, chord: [0, 7, 12], table: 190, room: [0.9, 0.16], bright: 0.5 }

let voice = HALL
let synth: Promise<typeof import('./synth')> | null = null

/** Sound as the table that one sits at; without one, as the hall. */
export function soundAs(table: Voice | undefined): void {
  voice = table ?? HALL
}

export function play(cue: Cue): void {
  if (!likes.sound || likes.volume <= 0) return
  const now = voice
  synth ??= import('./synth')
  synth.then(({ sound }) => sound(cue, now, likes.volume)).catch(() => {
    // A device without sound still plays.
  })
}
