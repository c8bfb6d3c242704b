/**
 * Movement from one place of the table to another, as Svelte transitions; places are named by `data-target`.
 *
 *   <div in:travel={{ from: 'deck' }} out:travel={{ to: 'discard' }}>   a card comes and goes
 *   <Flight symbol={Coin} from="row" to="gold-2" text="+3" />            something flies and is gone
 */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { pace } from '../likes.svelte'

export interface Travel {
  /** Where it comes from (with `in:`) or goes to (with `out:`); without one, or where there is none, it fades. */
  from?: string
  to?: string
  time?: number
  delay?: number
  /** Degrees that it turns on the way. */
  turn?: number
}

/** A Svelte transition: the node moves between its own place and the place so named. */
export function travel(node: Element, { from, to, time = 380, delay = 0, turn = 0 }: Travel = {}): TransitionConfig {
  const duration = pace(time)
  if (duration === 0) return { duration: 0 }
  const other = rectOf(to ?? from ?? '')
  const own = node.getBoundingClientRect()
  const still = { duration, delay: pace(delay), easing: cubicOut }
  if (!other || own.width === 0) return { ...still, css: (t) => `opacity: ${t}` }
  const x = other.left + other.width / 2 - own.left - own.width / 2
  const y = other.top + other.height / 2 - own.top - own.height / 2
  const size = Math.max(0.2, Math.min(1, other.width / own.width))
  return {
    ...still,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) rotate(${u * turn}deg) scale(${t + u * size}); opacity: ${Math.min(1, 0.25 + t * 1.5)}; z-index: 5`,
  }
}

/** Where the place so named is now. */
export function rectOf(name: string): DOMRect | null {
  if (!name) return null
  for (const each of document.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)) {
    const rect = each.getBoundingClientRect()
    if (rect.width > 0) return rect
  }
  return null
}
