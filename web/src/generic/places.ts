/** A table told in words, as it can be laid out: what stands above everything, what is about each seat, and the rest. */
import type { Tree } from '../generated/hall'

export interface Places {
  /** What belongs to each seat, by its number. */
  seats: Map<number, Tree>
  /** Everything else, in its order. */
  others: Tree[]
}

/** The first part that is about a seat is that seat's place; what is said of it later is about the table. */
export function placesOf(tree: Tree): Places {
  const seats = new Map<number, Tree>()
  const others: Tree[] = []
  for (const part of tree.children) {
    const seat = seatOf(part)
    if (seat === null || seats.has(seat)) others.push(part)
    else seats.set(seat, part)
  }
  return { seats, others }
}

function seatOf({ args: { seat } }: Tree): number | null {
  return typeof seat === 'object' && 'seat' in seat && typeof seat.seat === 'number' ? seat.seat : null
}
