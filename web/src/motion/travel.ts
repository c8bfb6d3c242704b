/**
 * Movement of something that comes to lie somewhere, or leaves, as Svelte transitions.
 *
 *   <li in:travel={{ from: 'deck' }} out:travel={{ to: 'discard' }}>
 */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { pace } from '../likes.svelte'
import { rectOf, type Place } from './places'

export interface Travel {
  /** Where it comes from (with `in:`) or goes to (with `out:`); without one, or where there is none, it fades. */
  from?: Place
  to?: Place
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
  if (own.width === 0) return { duration: 0 } // nothing of it is seen
  if (!other) return { ...still, css: (t) => `opacity: ${t}` }
  const x = other.left + other.width / 2 - own.left - own.width / 2
  const y = other.top + other.height / 2 - own.top - own.height / 2
  const size = Math.max(0.2, Math.min(1, other.width / own.width))
  return {
    ...still,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) rotate(${u * turn}deg) scale(${t + u * size}); opacity: ${Math.min(1, 0.25 + t * 1.5)}`,
  }
}
