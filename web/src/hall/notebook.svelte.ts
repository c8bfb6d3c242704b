/** What one's seat can work out from what it knows; the hall computes it from that seat's view alone. */
import type { Tree } from '../generated/hall'
import { api } from './api'
import type { TableStore } from './table.svelte'

/** The newest notebook of a table's seat, asked for again whenever the table goes on. Made while a component begins. */
export class NotebookPages {
  tree = $state.raw<Tree | null>(null)
  failed = $state(false)

  constructor(table: () => Pick<TableStore, 'id' | 'seat' | 'seq' | 'info'>) {
    $effect(() => {
      const { id, seat, info } = table()
      void table().seq
      // At a table that wants to work everything out itself the hall tells nothing before the end.
      if (seat === null || (info?.aids === false && info.status !== 'ended')) return
      api.notebook(id, seat).then(
        (found) => {
          this.tree = found
          this.failed = false
        },
        () => (this.failed = true),
      )
    })
  }
}
