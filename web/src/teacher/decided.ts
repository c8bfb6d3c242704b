/** How the table of an exercise asks, and how it stands once that was decided. */
import type { OwnAsk } from '../generated/hall'
import type { TableStore } from '../hall/table.svelte'

/** Have a table ask; or, once something was chosen, show that, and leave nothing on it to be chosen. */
export function decide(table: Pick<TableStore, 'ask' | 'sent' | 'weighed'>, ask: OwnAsk | null, chosen: string): void {
  table.ask = ask && chosen ? { ...ask, options: [] } : ask
  table.sent = chosen || null
  table.weighed = null
}
