/**
 * A row of cards that make room for one another: whatever comes or goes, each moves from where it lay to where it lies.
 *
 *   <ul {@attach shifting}>
 *
 * The page is laid out once for all of them, when it is drawn anyway: nothing is measured while the table changes.
 */
import { pace } from '../likes.svelte'

const TIME = 260 // milliseconds at normal speed

interface Spot {
  x: number
  y: number
}

/** How a thing that lies somewhere now is drawn from where it lay; null where it lies still. */
export function shift(was: Spot | undefined, now: Spot): Keyframe[] | null {
  if (!was || (was.x === now.x && was.y === now.y)) return null
  return [{ transform: `translate(${was.x - now.x}px, ${was.y - now.y}px)` }, { transform: 'none' }]
}

/** An attachment: the children of this row move by themselves. */
export function shifting(row: HTMLElement): () => void {
  let spots = new Map<Element, Spot>()
  let frame = 0

  /** Where everything lies in the row, whatever is on its way. */
  function look(): Map<Element, Spot> {
    const things = [...row.children].filter((each) => each instanceof HTMLElement)
    const beside = things[0]?.offsetParent === row.offsetParent // both are counted from the same place
    const [left, top] = beside ? [row.offsetLeft, row.offsetTop] : [0, 0]
    return new Map(things.map((each) => [each, { x: each.offsetLeft - left, y: each.offsetTop - top }]))
  }

  function move(): void {
    const before = spots
    spots = look()
    const duration = pace(TIME)
    if (duration === 0) return
    for (const [each, now] of spots) {
      const way = shift(before.get(each), now)
      if (way) each.animate?.(way, { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' })
    }
  }

  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(move)
  })
  changes.observe(row, { childList: true })
  // Another size is another place for all of them, and no movement.
  const sizes = new ResizeObserver(() => (spots = look()))
  sizes.observe(row)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    sizes.disconnect()
  }
}
