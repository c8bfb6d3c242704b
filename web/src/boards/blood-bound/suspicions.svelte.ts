/** What a player notes of the others for themselves: kept in this browser, for one seat of one table, and never sent. */

import { trusted } from '../../hall/trusted'

export interface Note {
  /** The clan that one suspects, or ''. */
  clan: string
  /** Whether one takes them for a leader. */
  leads: boolean
  text: string
}

const KEPT = 'duskhall-notes'
const MOST = 30 // seats of tables whose notes are kept; the oldest go
export const LONGEST = 200 // characters of a note
const EMPTY: Note = { clan: '', leads: false, text: '' }

export class Suspicions {
  private notes = $state<Record<number, Note>>({})

  constructor(private readonly place: string) {
    this.notes = read()[place] ?? {}
  }

  of(seat: number): Note {
    return this.notes[seat] ?? EMPTY
  }

  write(seat: number, change: Partial<Note>): void {
    const note = { ...this.of(seat), ...change }
    this.notes[seat] = { ...note, text: note.text.slice(0, LONGEST) }
    const others = Object.entries(read()).filter(([place]) => place !== this.place)
    try {
      localStorage[KEPT] = JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [this.place, this.notes]]))
    } catch {
      // A browser that keeps nothing has them until the page is left.
    }
  }
}

const open: Record<string, Suspicions> = {}

/** The notes of a seat; the same for everybody who shows them. Another seat at the same device has its own. */
export function suspicionsOf(table: string, seat: number): Suspicions {
  const place = `${table} ${seat}`
  return (open[place] ??= new Suspicions(place))
}

function read(): Record<string, Record<number, Note>> {
  try {
    return trusted<Record<string, Record<number, Note>> | null>(JSON.parse(localStorage.getItem(KEPT) ?? '{}')) ?? {}
  } catch {
    return {}
  }
}
