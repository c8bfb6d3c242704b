/** A game told again, step by step: a step covers one thing that is seen to happen, however much one decision led to. */
import type { Frame } from '../generated/hall'
import type { MarkKind } from '../boards'
import { linesOf, type LogLine } from '../hall/log'
import type { Happening } from '../words/table'

export interface Step {
  /** The frame that it belongs to, and how many of the frame's lines have been told. */
  frame: number
  told: number
  /** What this step tells. */
  lines: LogLine[]
  /** Whether it is the last of its frame, and the table stands as the frame says; until then it stands as before. */
  last: boolean
}

/** The steps of these frames, in order; `seen` says of a kind of event whether there is anything to see of it. */
export function stepsOf(frames: readonly Frame[], seen: (event: string) => boolean): Step[] {
  return frames.flatMap(({ happened }, frame) => {
    const groups = grouped(linesOf(happened), seen)
    let told = 0
    return groups.map((lines, number) => {
      told += lines.length
      return { frame, told, lines, last: number === groups.length - 1 }
    })
  })
}

/** A step at which something happens that people look for. */
export interface Mark {
  step: number
  kind: MarkKind
  happening: Happening
}

/** The marks of these steps, in order: of what a game marks, the first of each kind of event in a step. */
export function marksOf(steps: readonly Step[], marks: Partial<Record<string, MarkKind>>): Mark[] {
  return steps.flatMap(({ lines }, step) => {
    const found = new Map<string, Mark>()
    for (const { happening } of lines) {
      const kind = happening && marks[happening.event]
      if (happening && kind && !found.has(happening.event)) found.set(happening.event, { step, kind, happening })
    }
    return [...found.values()]
  })
}

/** Marks of a kind that lie closer together than so many steps, gathered from the first of each on: a victory is not hidden by a death before it. */
export function gathered(marks: readonly Mark[], gap: number): Mark[][] {
  const groups: Mark[][] = []
  for (const mark of marks) {
    const near = groups.findLast((group) => group[0]!.kind === mark.kind)
    if (near && mark.step - near[0]!.step < gap) near.push(mark)
    else groups.push([mark])
  }
  return groups
}

/** These places in ascending order, so far apart that none covers another; what moves makes room for what comes later. */
export function spread(places: readonly number[], gap: number): number[] {
  const free = [...places]
  for (let each = free.length - 2; each >= 0; each--) free[each] = Math.min(free[each]!, free[each + 1]! - gap)
  // At the beginning there is nowhere to go but onwards.
  for (let each = 0; each < free.length; each++) free[each] = Math.max(free[each]!, each ? Math.min(free[each - 1]! + gap, places.at(-1)!) : 0)
  return free
}

/** Lines that are told together: the same that happens again and again, and what nothing is to be seen of. */
function grouped(lines: LogLine[], seen: (event: string) => boolean): LogLine[][] {
  const groups: LogLine[][] = [[]]
  let kind = ''
  for (const line of lines) {
    const event = line.happening?.event ?? ''
    if (seen(event)) {
      if (kind !== '' && event !== kind) groups.push([])
      kind = event
    }
    groups.at(-1)!.push(line)
  }
  return groups
}
