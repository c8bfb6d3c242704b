/** What an enemy's action says, in words: every keyword has its message, a demanded dodge is one sentence (7.15). */
import type { LineView, View } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'

export function speedName(speed: number, words: TableWords): string {
  return words.text(`speed-${Math.max(0, Math.min(3, speed))}`)
}

/** "fast, 2 damage", or "ability". */
export function lineFigures(line: Pick<LineView, 'speed' | 'damage' | 'ability'>, words: TableWords): string {
  if (!line.ability) return words.text('night-attack', { speed: speedName(line.speed, words), damage: line.damage })
  return line.speed > 0 ? words.text('night-ability-at', { speed: speedName(line.speed, words) }) : words.text('night-ability')
}

/** Everything else that it does, as short sentences. */
export function lineText(line: LineView, words: TableWords): string {
  const own = words.explain('line', line.line)
  if (own) return own
  const said = Object.entries(line.keywords)
    .filter(([keyword]) => !keyword.startsWith('demand') && keyword !== 'flip')
    .map(([keyword, value]) => phrase(keyword, value, words))
  if (line.demand) said.push(demand(line, words))
  if (line.keywords.flip) said.push(words.text('keyword-flip', { value: 1 }))
  return said.join(' ')
}

function phrase(keyword: string, value: number, words: TableWords): string {
  const name = `keyword-${keyword.replaceAll('_', '-')}`
  return words.text(name, { value, speed: speedName(value, words) })
}

function demand({ demand, keywords }: LineView, words: TableWords): string {
  const suffers = [
    keywords.demand_damage ? words.text('demand-damage', { damage: keywords.demand_damage }) : '',
    ...['stun', 'poison', 'stagger', 'mirror', 'carry', 'poisoned'].map((each) =>
      keywords[`demand_${each}`] ? words.text(`demand-${each}`) : '',
    ),
  ].filter(Boolean)
  return words.text(`demand-${demand}`, { speed: speedName(keywords.demand_speed ?? 0, words), suffers: suffers.join(', ') })
}

/** What the next flip may be: an empty deck is shuffled before it (7.5). */
export function actionsLeft({ actions, action_deck: deck }: Pick<View, 'actions' | 'action_deck'>): readonly number[] {
  return actions.some((cards) => cards > 0) ? actions : deck
}

/** How many of a boss's action its deck still holds; null where it has run out and is shuffled before the next flip. */
export function bossLeft(decks: View['boss_actions'], boss: string, line: string): number | null {
  const deck = decks[boss]
  return deck ? (deck[line] ?? 0) : null
}
