/** The log as a story: what belongs to one decision stands together, and people are found by their names. */

/** A piece of a sentence; `seat` is whose name it is, or null for everything else. */
export interface Piece {
  text: string
  seat: number | null
}

/** A sentence cut where a player's name stands in it. */
export function pieces(sentence: string, names: readonly string[]): Piece[] {
  const known = names.filter((name) => name.trim())
  if (!known.length) return [{ text: sentence, seat: null }]
  const longestFirst = [...known].sort((one, other) => other.length - one.length)
  const pattern = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, 'u')
  return sentence
    .split(found)
    .map((text, index) => ({ text, seat: index % 2 ? names.indexOf(text) : null }))
    .filter((piece) => piece.text)
}
