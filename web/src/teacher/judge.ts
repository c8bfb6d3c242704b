/** Whether an option is right at a moment: the advised one, or one that may be as good. */
import type { Moment } from '../generated/hall'

export type Verdict = 'right' | 'good' | 'wrong'

export function judge(moment: Pick<Moment, 'hint' | 'chosen'>, option: string): Verdict {
  if (option === moment.hint.advice) return 'right'
  const [best, other] = [moment.hint.advice, option].map((name) => moment.hint.choices.find((each) => each.option === name))
  // What was found to be a mistake is one, whatever the errors of each by itself.
  if (!best || !other || option === moment.chosen) return 'wrong'
  return best.chance - other.chance <= Math.max(best.error, other.error) ? 'good' : 'wrong'
}
