/** Whether an option is right at a moment: the advised one, or one that may be as good. */
import type { Hint, Moment } from '../generated/hall'

export type Verdict = 'right' | 'good' | 'wrong'

export function judge(moment: Pick<Moment, 'hint' | 'chosen'>, option: string): Verdict {
  if (option === moment.hint.advice) return 'right'
  const [best, other] = [moment.hint.advice, option].map((name) => moment.hint.choices.find((each) => each.option === name))
  // What was found to be a mistake is one, whatever the errors of each by itself.
  if (!best || !other || option === moment.chosen) return 'wrong'
  return best.chance - other.chance <= Math.max(best.error, other.error) ? 'good' : 'wrong'
}

/** The few options that say most of a choice: the advised one, the chosen one, and those that stand first. */
export function compared(hint: Pick<Hint, 'advice' | 'choices'>, chosen: string, few: number): Hint['choices'] {
  const rank = ({ option }: { option: string }): number => (option === hint.advice ? 2 : option === chosen ? 1 : 0)
  const kept = hint.choices.toSorted((one, other) => rank(other) - rank(one)).slice(0, few)
  return hint.choices.filter((each) => kept.includes(each))
}
