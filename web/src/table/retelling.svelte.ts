/** The course of a game that is told again: its steps, where among them one is, and how it goes on by itself. */
import type { BoardModule } from '../boards'
import type { Frame } from '../generated/hall'
import { pace } from '../likes.svelte'
import { marksOf, stepsOf } from './steps'

const SHOWN = 600 // milliseconds of a step, where its board does not say how long it is seen
const LEAST = 300
const REST = 250 // milliseconds that the table is seen as it stands, after what happened last in a decision

export class Retelling {
  frames = $state.raw<Frame[]>([])
  board = $state.raw<BoardModule | null>(null)
  place = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** Whether what happened last is over, so that the table stands as the step leaves it. */
  #settled = $state(true)

  readonly #paces: Partial<Record<string, unknown>> = $derived(this.board?.paces ?? {})
  readonly steps = $derived(stepsOf(this.frames, (event) => this.#paces[event] !== 0))
  readonly end = $derived(this.steps.length - 1)
  readonly step = $derived(this.steps[Math.min(this.place, this.end)])
  readonly marks = $derived(marksOf(this.steps, this.board?.marks ?? {}))
  /** Until everything of a frame is told, the table stands as before it; before the first of them there was none. */
  readonly over = $derived(this.step !== undefined && (this.step.frame === 0 || (this.step.last && this.#settled)))
  readonly frame = $derived(this.step && this.frames[this.over ? this.step.frame : this.step.frame - 1])

  /** Go on, from the beginning where it has come to its end; or stand still. */
  play(): void {
    this.playing = !this.playing
    if (this.playing && this.place === this.end) this.place = 0
    this.#settled = true
  }

  goto(at: number): void {
    this.playing = false
    this.#settled = true
    this.place = Math.min(Math.max(0, at), this.end)
  }

  /** Go to the end of a frame. */
  gotoFrame(frame: number): void {
    this.goto(this.steps.findLastIndex((step) => step.frame === frame))
  }

  /** Wait until this has been seen, and go on; returns how to wait no longer. */
  follow(): (() => void) | undefined {
    if (!this.playing || this.place > this.end) return undefined
    const timer = setTimeout(() => this.#goOn(), (this.over && this.step?.last ? REST : this.#seenFor()) / this.speed)
    return () => clearTimeout(timer)
  }

  /** The next thing that is seen: the table as it stands, or else what happens next. */
  #goOn(): void {
    if (!this.#settled && this.step?.last) this.#settled = true
    else if (this.place < this.end) {
      // Without movement there is nothing to see between how it was and how it is.
      this.#settled = pace(SHOWN) === 0
      this.place += 1
    } else this.playing = false
  }

  /** How long this step is seen, by what happens in it. */
  #seenFor(): number {
    const times = (this.step?.lines ?? []).map(({ happening }) => this.#paces[happening?.event ?? ''])
    const longest = Math.max(0, ...times.map((time) => (typeof time === 'number' ? time : 0)))
    return Math.max(LEAST, longest || SHOWN)
  }
}
