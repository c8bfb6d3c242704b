/** What flies across a table when something happens; places are named by `data-target`, `Flight.svelte` draws it. */
import type { Symbol, Tone } from './face'

export interface Moving {
  symbol: Symbol
  from: string
  to: string
  count?: number
  text: string
  tone: Tone
}

const MOST = 6 // movements that are on their way at once

export class Flying {
  list = $state.raw<(Moving & { id: number })[]>([])
  private flown = 0

  /** Let something start beside what is still on its way; null ends everything. */
  start(movements: readonly Moving[] | null): void {
    if (movements === null) this.list = []
    else if (movements.length > 0) {
      this.list = [...this.list, ...movements.map((each) => ({ ...each, id: (this.flown += 1) }))].slice(-MOST)
    }
  }
}
