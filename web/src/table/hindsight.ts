/** What somebody learns of a choice afterwards: that another was clearly better. */
import type { Choice, Hint } from '../generated/hall'

const CLEARLY = 500 // ten-thousandths of a chance

/** What was chosen and what would have been better, by more than the hint may err; null where that is not so, or not known. */
export function missed(hint: Hint | null, option: string): { chosen: Choice; better: Choice } | null {
  const better = hint?.choices.find((each) => each.option === hint.advice)
  const chosen = hint?.choices.find((each) => each.option === option)
  if (!better || !chosen || hint?.doubt) return null
  const lost = better.chance - chosen.chance
  return lost >= CLEARLY && lost > better.error + chosen.error ? { chosen, better } : null
}
