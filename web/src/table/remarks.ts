/** Quick words: the few that there are, each with a sign. */
import Clover from '~icons/game-icons/clover'
import Door from '~icons/game-icons/exit-door'
import Hand from '~icons/game-icons/hand'
import Heart from '~icons/game-icons/hearts'
import Hourglass from '~icons/game-icons/hourglass'
import Imp from '~icons/game-icons/imp-laugh'
import Running from '~icons/game-icons/run'
import Banana from '~icons/game-icons/banana-peeled'
import Sorry from '~icons/game-icons/prayer'
import Thumb from '~icons/game-icons/thumb-up'
import Eyes from '~icons/game-icons/surprised'
import type { Symbol } from '../cards/face'
import type { Remark } from '../generated/hall'

export const REMARKS: Record<Remark['remark'], Symbol> = {
  hello: Hand,
  luck: Clover,
  well_played: Thumb,
  thanks: Heart,
  sorry: Sorry,
  oops: Banana,
  wow: Eyes,
  laugh: Imp,
  thinking: Hourglass,
  hurry: Running,
  farewell: Door,
}

export function isRemark(name: string): name is Remark['remark'] {
  return name in REMARKS
}
