/** The analysis of a finished game: the hall works it out while somebody asks for it again and again. */
import type { Analysis } from '../generated/hall'
import { api } from '../hall/api'
import { errorText } from '../ui/errors'

const AGAIN = 1000 // milliseconds between two times of asking

export class AnalysisPages {
  analysis = $state.raw<Analysis | null>(null)
  /** How far it is, in per cent. */
  progress = $state(0)
  waiting = $state(false)
  problem = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly table: string,
    private readonly pass: string,
  ) {}

  /** Ask until it is there. */
  async ask(): Promise<void> {
    this.problem = ''
    try {
      const now = await api.analysis(this.table, this.pass)
      if (this.ended) return
      this.progress = Math.floor((now.progress ?? 0) / 100)
      this.waiting = now.status === 'waiting'
      this.analysis = now.analysis ?? null
      if (!this.analysis) this.timer = setTimeout(() => void this.ask(), AGAIN)
    } catch (error) {
      if (!this.ended) this.problem = errorText(error)
    }
  }

  /** Nobody waits any more; the hall drops what it has begun. */
  close(): void {
    this.ended = true
    clearTimeout(this.timer)
  }
}
