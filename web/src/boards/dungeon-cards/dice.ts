/** The dice on the table, out of what has happened: which faces lie there, which were thrown last, what they must reach. */
import type { Happening } from '../../words/table'

export type DieFaceName = 'strike' | 'evade' | 'skill'
export const FACES: readonly DieFaceName[] = ['strike', 'evade', 'skill']

export interface LyingDie {
  face: DieFaceName
  /** The number of the throw in which it fell: a higher one makes it tumble. */
  thrown: number
  aside: boolean
}

export interface Throw {
  kind: 'fight' | 'evade' | 'battle'
  seat: number
  need: number
  /** How many dice are about to be thrown; they lie when `dice` has them. */
  number: number
  dice: LyingDie[]
  /** What counts in the end, aids and items included; null until it is judged. */
  result: number | null
  verdict: 'success' | 'failure' | null
}

const STARTS: Record<string, Throw['kind']> = { fights: 'fight', evades: 'evade', attacks_boss: 'battle' }
const ENDS = new Set(['turn_begins', 'card_turned', 'round_begins', 'boss_revealed', 'challenged', 'declined', 'won'])

/** The last throw, as long as nothing has taken its place. */
export function throwOf(lines: readonly { happening?: Happening }[]): Throw | null {
  let start = lines.length - 1
  while (start >= 0 && !((lines[start]!.happening?.event ?? '') in STARTS)) {
    if (ENDS.has(lines[start]!.happening?.event ?? '')) return null
    start -= 1
  }
  const opening = lines[start]?.happening
  if (!opening) return null
  const thrown: Throw = {
    kind: STARTS[opening.event]!,
    seat: Number(opening.seat),
    need: Number(opening.need),
    number: Number(opening.dice),
    dice: [],
    result: null,
    verdict: null,
  }
  for (let place = start + 1; place < lines.length; place += 1) {
    const happened = lines[place]!.happening
    if (happened) apply(thrown, happened, place + 1)
  }
  return thrown
}

function apply(thrown: Throw, happened: Happening, number: number): void {
  if (happened.event === 'rolled') thrown.dice = fall(thrown.dice, happened, number)
  else if (happened.event === 'dice_set_aside') setAside(thrown.dice, String(happened.face))
  else if (happened.event === 'roll_succeeded' || happened.event === 'roll_failed') {
    thrown.result = Number(happened.result)
    thrown.verdict = happened.event === 'roll_succeeded' ? 'success' : 'failure'
  }
}

/** Dice that were not set aside stay where they are; the others fall anew. */
function fall(before: readonly LyingDie[], happened: Happening, number: number): LyingDie[] {
  const rerolled = before.some((die) => die.aside)
  const left: Record<DieFaceName, number> = {
    strike: Number(happened.strikes),
    evade: Number(happened.evades),
    skill: Number(happened.skills),
  }
  const kept = rerolled ? before.map((die) => (die.aside ? null : die)) : []
  for (const die of kept) if (die) left[die.face] -= 1
  const fresh = FACES.flatMap((face) => Array<LyingDie>(Math.max(0, left[face])).fill({ face, thrown: number, aside: false }))
  if (!rerolled) return fresh.map((die) => ({ ...die }))
  return kept.map((die) => die ?? { ...fresh.shift()! })
}

function setAside(dice: LyingDie[], face: string): void {
  const die = dice.find((each) => each.face === face && !each.aside)
  if (die) die.aside = true
}

/** Whether a die counts in this throw. */
export function counts(kind: Throw['kind'], face: DieFaceName): boolean {
  return face === (kind === 'evade' ? 'evade' : 'strike')
}
