/** The pictures of a game's rulebook: cards of its content, by the number of the chapter that is about them. */
import type { Face } from '../cards/face'
import type { TableWords } from '../words/table'

export type Plates<Content = unknown> = (words: TableWords<Content>) => Record<string, Face[]>

const games = import.meta.glob<Plates>('./*/plates.ts', { import: 'plates' })

/** The pictures of a game; none for one that has no board of its own. */
export async function loadPlates(game: string): Promise<Plates> {
  return (await games[`./${game}/plates.ts`]?.()) ?? (() => ({}))
}
