/** The moments of a worked example: first how it stands, then everything that is seen to happen. */
import type { Frame } from '../generated/hall'
import { stepsOf, type Step } from '../table/steps'

export function momentsOf(frames: readonly Frame[], seen: (event: string) => boolean): Step[] {
  const steps = stepsOf(frames, seen)
  const begin = steps.findLastIndex(({ frame }) => frame === 0)
  // A sealed decision tells nothing: whoever steps sees what it leads to.
  return [...steps.slice(begin, begin + 1), ...steps.slice(begin + 1).filter(({ lines }) => lines.some(({ happening }) => happening))]
}
