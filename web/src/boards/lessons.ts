/** Moments in which a lesson matters, the same in all games. */
import type { Played } from '../hall/played'
import type { TableStore } from '../hall/table.svelte'

/** Somebody is asked one of these questions. */
export function asked(...questions: string[]): <Game extends Played>(table: TableStore<Game>) => boolean {
  return (table) => table.asked && questions.includes(table.ask?.question ?? '')
}
