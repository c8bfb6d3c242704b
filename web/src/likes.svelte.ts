/** What a person likes: kept in this browser, read by everything. */
import { LANGUAGES, type Lang } from './words/words'

export type Theme = 'auto' | 'dark' | 'light'
export type Palette = 'usual' | 'distinct'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

/** How a game is played at once: how many sit there, which bot plays for all others, and what else differs from the usual. */
export interface Usual {
  seats: number
  bot: string
  settings: Record<string, string | number>
}

export interface Likes {
  lang: Lang
  theme: Theme
  /** The size of text, in percent of the usual one. */
  text: number
  palette: Palette
  speed: Speed
  sound: boolean
  /** How loud, of one. */
  volume: number
  notify: boolean
  /** Whether a finger chooses with a second touch. */
  confirm: boolean
  /** Whether quick words of others are shown. */
  remarks: boolean
  name: string
  /** By game; without an entry, as the game is usually played. */
  tables: Record<string, Usual>
}

const KEY = 'duskhall'
export const TEXT_SIZES = [90, 100, 115, 130] as const
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 }

export const likes: Likes = $state({ ...defaults(), ...stored() })

/** Change some likes, and remember them. */
export function like(change: Partial<Likes>): void {
  Object.assign(likes, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(likes))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How long something that takes so many milliseconds takes for this person; 0 where nothing should move. */
export function pace(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return milliseconds * FACTORS[likes.speed]
}

/** The theme that is shown: the person's, or the device's. */
export function shownTheme(): 'dark' | 'light' {
  if (likes.theme !== 'auto') return likes.theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

function defaults(): Likes {
  const lang = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? 'en'
  return { lang, theme: 'auto', text: 100, palette: 'usual', speed: 'normal', sound: false, volume: 0.6, notify: false, confirm: false, remarks: true, name: '', tables: {} }
}

function stored(): Partial<Likes> {
  try {
    const likes: Partial<Likes> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return likes
  } catch {
    return {}
  }
}
