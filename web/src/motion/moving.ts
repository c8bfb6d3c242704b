/** What moves across a table when something happens: each game says it of its events, `Movements.svelte` draws it. */
import type { Symbol, Tone } from '../cards/face'
import type { Place } from './places'

export interface Moving {
  from: Place
  to: Place
  /**
   * The sign that flies; where a card should fly and none is seen at its ends, the sign flies in its place. Without a sign nothing
   * flies, because it moves by itself, and it is only marked.
   */
  symbol?: Symbol
  tone?: Tone
  /** How many signs fly, one after another. */
  count?: number
  /** Shown where it arrives: "+3". */
  text?: string
  /** Where it comes from has less of it now: that is marked, too. */
  loses?: boolean
  /** A card flies: as it lies where it comes from, or as it lies where it goes. */
  card?: 'from' | 'to'
}

export const FLIGHT = 420 // milliseconds at normal speed that something is on its way
const MOST_SIGNS = 6
const ARC = 22 // pixels that a flight rises above the straight way

/** How something is drawn on its way. */
export type Way = Keyframe[]

export interface Middle {
  x: number
  y: number
  size: number
}

export function middleOf(rect: DOMRect): Middle {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, size: rect.width }
}

/** When each of so many signs sets out, as a share of the flight; never more than can be told apart. */
export function departures(count: number): number[] {
  const many = Math.max(1, Math.min(MOST_SIGNS, count))
  return Array.from({ length: many }, (_, each) => (each * 0.3) / many)
}

/** The way of a sign: it rises, flies, and is gone. */
export function signWay(from: Middle, to: Middle): Way {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return [
    { opacity: 0, transform: 'translate(-50%, -50%) scale(0.5)' },
    { opacity: 1, transform: `translate(-50%, -50%) translate(${x * 0.12}px, ${y * 0.12 - ARC}px) scale(1.25)`, offset: 0.22 },
    { opacity: 1, offset: 0.9 },
    { opacity: 0, transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(0.8)` },
  ]
}

/** The way of a card that is `width` wide: it is lifted, and laid down as large as things are there. */
export function cardWay(from: Middle, to: Middle, width: number): Way {
  const at = ({ x, y, size }: Middle, rise = 0, grow = 1, turn = 0): string =>
    `translate(-50%, -50%) translate(${x}px, ${y - rise}px) rotate(${turn}deg) scale(${Math.max(0.3, Math.min(1.3, size / width)) * grow})`
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, size: (from.size + to.size) / 2 }
  return [
    { opacity: 1, transform: at(from) },
    { opacity: 1, transform: at(half, ARC, 1.06, to.x < from.x ? -5 : 5), offset: 0.5 },
    { opacity: 1, transform: at(to) },
  ]
}

/** The number that says what arrived: it stays a moment above the place. */
export const ARRIVES: Way = [
  { opacity: 0, transform: 'translate(-50%, -50%) scale(0.6)' },
  { opacity: 1, transform: 'translate(-50%, calc(-50% - 1.4rem)) scale(1.1)', offset: 0.35 },
  { opacity: 1, transform: 'translate(-50%, calc(-50% - 1.5rem))', offset: 0.75 },
  { opacity: 0, transform: 'translate(-50%, calc(-50% - 2.2rem))' },
]
