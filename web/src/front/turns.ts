/** Whose turn it is at one's own tables, in words, and in which order the tables are shown. */
import { t } from '../app.svelte'
import type { TableInfo, Turn } from '../generated/hall'
import { duration } from '../ui/duration'
import { nameOf } from '../ui/people'

export function ownTurn(info: TableInfo, turns: Turn[]): Turn | undefined {
  return turns.find((turn) => turn.table === info.table && turn.yours)
}

/** One's own turn first, where least time is left; then the others as they came. */
export function ordered(tables: TableInfo[], turns: Turn[]): TableInfo[] {
  const place = (info: TableInfo) => {
    const found = turns.findIndex((turn) => turn.table === info.table && turn.yours)
    return found < 0 ? turns.length : found
  }
  return [...tables].sort((one, other) => place(one) - place(other))
}

/** Who is asked, and how long they may take. */
export function turnNote(info: TableInfo, turns: Turn[]): string {
  const here = turns.filter((turn) => turn.table === info.table)
  const own = here.find((turn) => turn.yours)
  const asked = own ?? here[0]
  if (!asked) return t(`front-continue-${info.status}`)
  const names = [...new Set(here.map((turn) => nameOf(info, info.seats[turn.seat]?.person ?? null)).filter(Boolean))]
  const who = own ? t('turn-yours') : t('turn-others', { names: names.join(', '), count: names.length })
  if (asked.left === null) return who
  return `${who}, ${asked.resting ? t('turn-resting') : t('turn-left', { time: duration(asked.left) })}`
}
