/** What somebody asks the hall to do, each under a number of its own: sent twice, it is done once. */
import type { Refused } from '../generated/hall'

export type Move =
  | { type: 'answer'; seat: number; question: string; option: string }
  | { type: 'undo'; seat: number }
  | { type: 'speak'; seat: number; statement: Record<string, string | number> }

export function moveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a question was settled while the answer to it was on its way: by the last of all who choose at once, or by a clock. */
export function cameLate(move: Move | undefined, { reason, details }: Refused): boolean {
  return move?.type === 'answer' && (reason === 'refusal-not-asked' || (reason === 'refusal-other-question' && details?.question !== move.question))
}
