/** What an enemy's action says, in words. */
import type { LineView, Said, View } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'
import { key } from '../../words/words'

export function speedName(speed: number, words: TableWords): string {
  return words.text(`speed-${Math.max(0, Math.min(3, speed))}`)
}

/** The number by which an enemy is told from others of its kind, as its name has it; '' where there is only one. */
export function figureOf(unit: string, words: TableWords): string {
  return /\d+$/.exec(words.text(key('unit', unit)))?.[0] ?? ''
}

/** "fast, 2 damage", or "ability". */
export function lineFigures(line: Pick<LineView, 'speed' | 'damage' | 'ability'>, words: TableWords): string {
  if (!line.ability) return words.text('night-attack', { speed: speedName(line.speed, words), damage: line.damage })
  return line.speed > 0 ? words.text('night-ability-at', { speed: speedName(line.speed, words) }) : words.text('night-ability')
}

/** Everything else that it does, as short sentences. */
export function lineText(line: LineView, words: TableWords): string {
  return line.says.map((each) => sentence(each, words)).join(' ')
}

function sentence({ key, value, suffers }: Said, words: TableWords): string {
  return words.text(key, { value, speed: speedName(value, words), suffers: suffers.map((each) => sentence(each, words)).join(', ') })
}

/** How fast one has to dodge what an action demands, and what one suffers otherwise; undefined where it demands nothing. */
export function demandOf(line: LineView, words: TableWords): { least: number; suffers: string } | undefined {
  const demand = line.says.find(({ suffers }) => suffers.length > 0)
  return demand && { least: demand.value, suffers: demand.suffers.map((each) => sentence(each, words)).join(', ') }
}

/** How many of a boss's action its deck still holds; null where it has run out and is shuffled before the next flip. */
export function bossLeft(decks: View['boss_actions'], boss: string, line: string): number | null {
  const deck = decks[boss]
  return deck ? (deck[line] ?? 0) : null
}
