/**
 * Of an odd number of cards in pairs, one lies in a row of its own: the place of the one that keeps all rows together lowest, given
 * how much each has to say; none of an even number. What stands before it are whole pairs, so that the order stays.
 */
export function alone(lengths: readonly number[]): number | null {
  if (lengths.length % 2 === 0) return null
  const places = lengths.flatMap((_, at) => (at % 2 === 0 ? [at] : []))
  const height = (place: number): number => {
    const others = lengths.filter((_, at) => at !== place)
    const pairs = others.flatMap((length, at) => (at % 2 === 0 ? [Math.max(length, others[at + 1]!)] : []))
    return pairs.reduce((sum, pair) => sum + pair, lengths[place]! / 2)
  }
  return places.reduce((best, place) => (height(place) < height(best) ? place : best))
}
