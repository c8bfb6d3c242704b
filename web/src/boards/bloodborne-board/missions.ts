/** What the missions ask for next, in the order in which it matters. */
import type { MissionView, StartView, View } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'

const TYPES = ['hunt', 'insight', 'side']

/** The open missions: the hunt first; and those that are done. */
export function open(view: Pick<View, 'missions'>): MissionView[] {
  return view.missions.filter(({ done }) => !done).sort((one, other) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type))
}

export function done(view: Pick<View, 'missions'>): MissionView[] {
  return view.missions.filter((mission) => mission.done)
}

/** The one that the line above the map shows: the hunt, unless another is under way that the hunt waits for. */
export function leading(view: Pick<View, 'missions' | 'insight'>): MissionView | undefined {
  const [first, ...others] = open(view)
  const waits = first !== undefined && first.insight > view.insight
  return waits ? (others.find(({ type }) => type === 'insight') ?? first) : first
}

/** What starts a mission that waits. */
export function trigger(start: StartView, words: TableWords): string {
  if (start.trigger === 'reset') return words.text('start-reset', { number: start.reset })
  if (start.space !== null) return words.text('start-space', { space: words.noun('space', start.space) })
  if (start.tile !== null) return words.text('start-tile', { tile: words.noun('tile', start.tile) })
  return words.text('start-later')
}
