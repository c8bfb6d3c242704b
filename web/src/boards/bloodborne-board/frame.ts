/**
 * How the room of the map is parted: the window in which it is seen, the part of that which nothing lies over, and the rail
 * in which its buttons stand. The rail is beside the window, so that no view, however the map is dragged, has anything under it.
 */
import type { Box, Size } from './camera'

/** The room as it is measured, and how much of its head and of its foot lies under something else. */
export interface Room extends Size {
  above: number
  below: number
}
export interface Frame {
  window: Size
  /** The part of the window that is free, into which the map is fitted: where it begins, and how large it is. */
  head: number
  free: Size
  /** Where the buttons stand, or null where they would be hidden or in the way. */
  rail: Box | null
  /** Whether they stand beneath the map, or in pairs. */
  flat: boolean
  paired: boolean
  /** Whether too little of the map is free for anything to be fitted into it. */
  covered: boolean
}

const LOWEST = 96 // pixels of height into which no map is fitted
const STRIP = 44 // how wide a rail is for one button beside the next
const COLUMN = 168 // how high all of them are, one above the other: else two beside each other

/** The buttons stand beside the map, or beneath it where it is higher than wide; all of it is larger on a large screen. */
export function framed({ width, height, above, below }: Room, grown: number): Frame {
  const left = height - above - below
  const covered = left < LOWEST
  const head = covered ? 0 : above
  const flat = left > width
  const paired = !flat && left < COLUMN * grown
  // What lies over the head of the map would lie over its buttons as well. What lies over its foot is where it ends: a strip beneath would show pieces cut.
  if (covered || head > 0) return { window: { width, height }, head, free: { width: Math.max(1, width), height: covered ? height : left }, rail: null, flat, paired, covered }
  const strip = STRIP * grown
  if (flat) {
    const window = { width: Math.max(1, width), height: left - strip }
    return { window, head, free: window, rail: { left: 0, right: width, top: window.height, bottom: left }, flat, paired, covered }
  }
  const wide = Math.max(1, width - (paired ? 2 : 1) * strip)
  return { window: { width: wide, height: left }, head, free: { width: wide, height: left }, rail: { left: wide, right: width, top: 0, bottom: left }, flat, paired, covered }
}
