/** The hunt track: where the token stands, where the map resets, and what a step further would do (section 10). */

export interface Step {
  space: number
  reset: boolean
  last: boolean
  /** behind the token, under it, or still to come */
  state: 'past' | 'here' | 'next'
}

export interface TrackState {
  track: number
  last: number
  resets: readonly number[]
}

export function stepsOf({ track, last, resets }: TrackState): Step[] {
  return Array.from({ length: last }, (_, at) => {
    const space = at + 1
    const state = space < track ? 'past' : space === track ? 'here' : 'next'
    return { space, reset: resets.includes(space), last: space === last, state }
  })
}

/** How many steps are left to the next reset; on the last space every further step is one (10.6). */
export function toReset({ track, last, resets }: TrackState): number {
  if (track >= last) return 1
  const next = resets.filter((space) => space > track)
  return next.length > 0 ? Math.min(...next) - track : 0
}
