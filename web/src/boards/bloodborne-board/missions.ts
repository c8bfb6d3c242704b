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

/** The steps of the campaigns in the box, whose first sentence is a story as a rule; of a pack's nobody knows. */
const IN_THE_BOX = /^(?:lh|gm|sc|fy)[123]_/

/** Those among them that begin with what is to be done, or cannot be understood without what their first sentence tells. */
const WHOLE = new Set([
  'lh1_source_2',
  'lh2_source_1',
  'lh3_source_2',
  'gm1_hunt_1',
  'gm1_hunt_3',
  'gm1_bystanders_1',
  'sc1_adella_2',
  'sc2_hunt_2',
  'sc3_hunt_2',
  'fy1_grave_1',
  'fy1_hunt_2',
  'fy2_those_that_remain_1',
  'fy3_kegs_1',
])

/** What is to be done, without the story before it: where there is no room for both. */
export function goalOf(step: string, text: string): string {
  const [, ...goal] = text.split(/(?<=\.) /)
  return goal.length === 0 || WHOLE.has(step) || !IN_THE_BOX.test(step) ? text : goal.join(' ')
}

/** What starts a mission that waits. */
export function trigger(start: StartView, words: TableWords): string {
  if (start.trigger === 'reset') return words.text('start-reset', { number: start.reset })
  if (start.space !== null) return words.text('start-space', { space: words.noun('space', start.space) })
  if (start.tile !== null) return words.text('start-tile', { tile: words.noun('tile', start.tile) })
  return words.text('start-later')
}
