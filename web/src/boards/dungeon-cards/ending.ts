/** What the result of a descent tells: what became of the boss, and who went down. */
import type { Told } from '..'
import type { Box, View } from '../../generated/dungeon-cards'
import type { TableWords } from '../../words/table'

export function told(view: View, words: TableWords<Box>): Told {
  const boss = view.boss === null ? '' : words.noun('boss', view.boss)
  const fate = view.slayer === null ? words.text('end-boss-lives', { boss }) : words.text('end-boss-beaten', { boss, name: words.seat(view.slayer) })
  return {
    why: boss ? fate : '',
    seats: view.players.map(({ adventurer, out }) =>
      [...(adventurer ? [words.noun('adventurer', adventurer)] : []), ...(out ? [words.text('end-out')] : [])].join(', '),
    ),
  }
}
