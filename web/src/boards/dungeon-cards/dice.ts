/**
 * The dice on the table, out of what has happened: which faces lie there, which were thrown last, what they must reach.
 *
 * A log has an end: of a throw that it no longer tells, or of a moment that is shown by itself, the view says what lies there.
 */
import type { Event, Events, RollView, View } from '../../generated/dungeon-cards'

export type DieFaceName = 'strike' | 'evade' | 'skill'
export const FACES: readonly DieFaceName[] = ['strike', 'evade', 'skill']

/** The faces that have these names. */
export function facesOf(names: readonly string[]): DieFaceName[] {
  return names.flatMap((name) => FACES.filter((face) => face === name))
}

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

type Opening = Events['fights' | 'fights_rival' | 'evades' | 'evades_trap' | 'evades_rival' | 'attacks_boss']

const KINDS: Record<Opening['event'], Throw['kind']> = {
  fights: 'fight',
  fights_rival: 'fight',
  evades: 'evade',
  evades_trap: 'evade',
  evades_rival: 'evade',
  attacks_boss: 'battle',
}
const ENDS = new Set<Event['event']>(['turn_begins', 'card_turned', 'round_begins', 'boss_revealed', 'challenged', 'declined', 'won'])

function opens(event: Event): event is Opening {
  return event.event in KINDS
}

/** The last throw, as long as nothing has taken its place; where no line tells of one, that of the view and what was `told` since. */
export function throwOf(lines: readonly { happening?: Event }[], view?: Pick<View, 'roll' | 'turn'>, told: readonly Event[] = []): Throw | null {
  for (let start = lines.length - 1; start >= 0; start -= 1) {
    const event = lines[start]!.happening
    if (event && ENDS.has(event.event)) return null
    if (event && opens(event)) return thrownSince(event, lines, start + 1)
  }
  const laid = view?.roll ? laidBy(view.roll, view.turn ?? 0) : null
  if (laid) told.forEach((event, place) => apply(laid, event, place + 1))
  return laid
}

function laidBy(roll: RollView, seat: number): Throw {
  const lie = (face: DieFaceName, number: number, aside = 0): LyingDie[] =>
    Array.from({ length: number }, (_, place) => ({ face, thrown: 0, aside: place < aside }))
  const [strikes, evades, skills] = roll.aside
  const dice = [...lie('strike', roll.strikes, strikes), ...lie('evade', roll.evades, evades), ...lie('skill', roll.skills, skills)]
  const kind = roll.kind === 'evade' || roll.kind === 'battle' ? roll.kind : 'fight'
  return { kind, seat, need: roll.need, number: dice.length, dice, result: null, verdict: null }
}

function thrownSince(opening: Opening, lines: readonly { happening?: Event }[], start: number): Throw {
  const { seat, need, dice } = opening
  const thrown: Throw = { kind: KINDS[opening.event], seat, need, number: dice, dice: [], result: null, verdict: null }
  for (let place = start; place < lines.length; place += 1) {
    const event = lines[place]!.happening
    if (event) apply(thrown, event, place + 1)
  }
  return thrown
}

function apply(thrown: Throw, event: Event, number: number): void {
  if (event.event === 'rolled') thrown.dice = fall(thrown.dice, event, number)
  else if (event.event === 'dice_set_aside') setAside(thrown.dice, event.face)
  else if (event.event === 'roll_succeeded' || event.event === 'roll_failed' || event.event === 'boss_missed') {
    thrown.result = event.result
    thrown.verdict = event.event === 'roll_succeeded' ? 'success' : 'failure'
  }
}

/** Dice that were not set aside stay where they are; the others fall anew. */
function fall(before: readonly LyingDie[], { strikes, evades, skills }: Events['rolled'], number: number): LyingDie[] {
  const rerolled = before.some((die) => die.aside)
  const left: Record<DieFaceName, number> = { strike: strikes, evade: evades, skill: skills }
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
