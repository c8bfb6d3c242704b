/** The signs of the trophy types, known without colour: an eye for kin, a hood for humanoids, a paw for beasts. */
import Beast from '~icons/game-icons/paw-print'
import Cup from '~icons/game-icons/trophy-cup'
import Humanoid from '~icons/game-icons/hood'
import Kin from '~icons/game-icons/beast-eye'
import type { Symbol } from '../../cards/face'

const SYMBOLS: Record<string, Symbol> = { kin: Kin, humanoid: Humanoid, beast: Beast }

export function trophySymbol(type: string): Symbol {
  return SYMBOLS[type] ?? Cup
}
