/** Who is fought. */
import type { FightView, View } from '../../generated/bloodborne-board'

/** The fight as the table shows it: before an enemy is chosen, with the only one there is; none once that is slain. */
export function fightOf(scene: View): FightView | null {
  if (!scene.fight) return null
  const { unit } = scene.fight
  if (unit !== null) return scene.units.some((each) => each.unit === unit) ? scene.fight : null
  const space = scene.hunters[scene.fight.seat]?.space
  const here = scene.units.filter((each) => each.space === space && !each.changes.includes('friend'))
  return here.length === 1 ? { ...scene.fight, unit: here[0]!.unit } : scene.fight
}
