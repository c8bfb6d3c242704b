/**
 * Playing again with the same people: who has agreed, whom the others wait for.
 *
 * The table of the next game is there as soon as one person asks for it, and everybody who looks at the result looks on
 * there too. It begins by itself when all have agreed; then everybody is brought to it.
 */
import type { TableInfo, Tree } from '../generated/hall'
import { api } from '../hall/api'
import { person } from '../hall/person.svelte'
import { TableStore } from '../hall/table.svelte'
import { playAgain } from '../lobby/play'
import { go } from '../router.svelte'

/** Somebody who is asked to play again. */
export interface Asked {
  person: string
  name: string
  agrees: boolean
  /** Whether they look at the table now; whoever agreed is not asked for again. */
  here: boolean
}

export class Again {
  private next = $state.raw<TableStore | null>(null)
  private answered = $state.raw<TableInfo | null>(null)
  /** Whether one was there before it began: who looks at an old result later stays there. */
  private awaited = false

  /** The next table as it is known here; null where nobody has asked for one, or all who did have gone. */
  readonly info = $derived.by((): TableInfo | null => {
    const told = this.next?.info ?? null
    const info = this.answered && (told?.table !== this.answered.table || told.version < this.answered.version) ? this.answered : told
    return info?.status === 'expired' || this.next?.gone ? null : info
  })
  readonly people = $derived.by((): Asked[] => {
    const seats = (this.info?.seats ?? []).filter((seat) => seat.person !== null)
    return (this.info?.people ?? []).flatMap(({ person, name }) => {
      const own = seats.filter((seat) => seat.person === person)
      return own.length ? [{ person, name, agrees: own.every((seat) => seat.ready), here: own.some((seat) => seat.here) }] : []
    })
  })
  readonly me = $derived(this.people.find((each) => each.person === person.me?.person) ?? null)
  /** What is played again there; null where it is the whole game. */
  readonly part = $derived.by((): Tree | null => this.info?.retries ?? null)
  readonly begun = $derived(this.info !== null && this.info.status !== 'open')
  /** Those without whom the host may begin: they are asked, and not there. */
  readonly missing = $derived(
    this.info?.host === this.me?.person && this.me?.agrees && this.people.every((each) => each.agrees || !each.here) ? this.people.filter((each) => !each.agrees) : [],
  )

  constructor(
    private readonly table: TableStore,
    private readonly open: (id: string) => TableStore = (id) => new TableStore(id, table.book, null),
  ) {}

  /** Look on at the next table from when there is one; to be called whenever the ended one changes. */
  follow(): void {
    const id = this.table.outcome ? (this.table.info?.rematch ?? null) : null
    if (id === (this.next?.id ?? null)) return
    this.next?.close()
    this.next = id === null ? null : this.open(id)
  }

  /** Go there when it begins, if one has a seat there. */
  arrive(): void {
    this.awaited ||= this.answered !== null || this.info?.status === 'open'
    if (this.awaited && this.begun && this.me) go(`/table/${this.info!.table}`)
  }

  async agree(from: 'rematch' | 'retry'): Promise<void> {
    this.answered = await playAgain(this.table.id, from)
  }

  async disagree(): Promise<void> {
    if (this.info) this.answered = await api.ready(this.info.table, false)
  }

  /** Let bots play for those who are not there. */
  async beginWithout(): Promise<void> {
    const gone = this.missing.map((each) => each.person)
    for (const [seat, { person }] of (this.info?.seats ?? []).entries()) {
      if (person !== null && gone.includes(person)) this.answered = await api.stand(this.info!.table, seat)
    }
  }

  /** Leave for good, so that nobody waits. */
  async leave(): Promise<void> {
    const table = this.me && !this.begun ? this.info!.table : this.table.id
    if (this.table.seat !== null) await api.leave(table)
  }

  close(): void {
    this.next?.close()
  }
}
