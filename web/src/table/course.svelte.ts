/**
 * The course of a lesson: the aim, one step for every move that is suggested, and a recap.
 *
 * Whoever does something else than suggested is told why the other was better, and may do it all the same; from then on
 * nothing is suggested any more, for the dice of the lesson lead elsewhere. Whoever takes a decision back goes back in the
 * course, too.
 */
import type { OwnAsk } from '../generated/hall'

export interface Progress {
  /** The decisions that were made: after which entry of the table, and whether they left the course. */
  path: { after: number; strayed: boolean }[]
  /** What was already explained. */
  learned: string[]
  aimed: boolean
}

const BEGIN: Progress = { path: [], learned: [], aimed: false }

export class Course {
  progress = $state.raw<Progress>(BEGIN)
  /** An option that was chosen although another one is suggested, until it is settled. */
  instead = $state<string | null>(null)

  constructor(
    readonly moves: readonly string[],
    /** Where the progress is kept while the page is loaded anew; a game without moves keeps nothing. */
    private readonly key: string,
  ) {
    if (!moves.length) return
    const kept: Partial<Progress> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    this.progress = { ...BEGIN, ...kept }
  }

  /** How many decisions were made. */
  get done(): number {
    return this.progress.path.length
  }

  get strayed(): boolean {
    return this.progress.path.at(-1)?.strayed ?? false
  }

  /** How many steps there are; 0 where nobody has counted them. */
  get steps(): number {
    return this.moves.length && this.moves.length + 2
  }

  /** The step that one is at, counted from 1. */
  get step(): number {
    if (!this.progress.aimed) return 1
    return this.isOver ? this.steps : this.done + 2
  }

  get isOver(): boolean {
    return this.moves.length > 0 && this.done >= this.moves.length
  }

  /** What is suggested, with the number of its reason; null where nothing is. */
  suggestion(ask: Pick<OwnAsk, 'options'> | null): { option: string; number: number } | null {
    const option = this.moves[this.done]
    if (this.strayed || option === undefined || !ask?.options.some((each) => each.name === option)) return null
    return { option, number: this.done + 1 }
  }

  /** Whether somebody's choice goes its way; where something else is suggested, that is said first. */
  weigh(option: string, ask: Pick<OwnAsk, 'options'> | null, after = 0): boolean {
    const wanted = this.suggestion(ask)
    if (wanted && wanted.option !== option && this.instead !== option) {
      this.instead = option
      return false
    }
    const strayed = this.strayed || (this.moves.length > 0 && wanted?.option !== option)
    this.instead = null
    this.keep({ path: [...this.progress.path, { after, strayed }] })
    return true
  }

  /** Every decision after an entry was taken back, by another one. */
  takeBack(to: number, by: number): void {
    const left = this.progress.path.filter(({ after }) => after < to || after >= by)
    if (left.length < this.done) this.keep({ path: left })
  }

  learn(id: string): void {
    this.keep({ learned: [...this.progress.learned, id] })
  }

  aim(): void {
    this.keep({ aimed: true })
  }

  private keep(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change }
    if (this.moves.length) sessionStorage.setItem(this.key, JSON.stringify(this.progress))
  }
}
