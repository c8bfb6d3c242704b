/** Cards of a hand that lie on their sides where they would be too narrow to bear their names: the picture left, the name right. */

const NAMED = 64 // pixels that a card upright takes up at least, for the longest word of a name to be read
const LIES = 94 // and one that lies
const GAP = 4

/** In how many columns so many cards lie in this width; 0 where they stand upright. `larger` is how much larger the text is than usual. */
export function columnsOf(cards: number, width: number, larger: number): number {
  if (cards === 0 || width === 0 || width / cards >= NAMED * larger) return 0
  const rows = Math.ceil(cards / Math.max(2, Math.floor((width + GAP) / (LIES + GAP))))
  return Math.ceil(cards / rows) // as many in every row as in the others
}
