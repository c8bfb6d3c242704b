/** A card of several, and what tells it from others of its name: it keeps its place in the document when others come or go. */
export interface Copy {
  card: string
  key: string
}

/**
 * The cards of a hand, told apart. They are given as one text, `hand.join(' ')`, so that the same cards are the same hand:
 * only another one is laid out anew, which measures the whole table.
 */
export function copiesOf(hand: string): Copy[] {
  const cards = hand ? hand.split(' ') : []
  return cards.map((card, at) => ({ card, key: `${card}/${cards.slice(0, at).filter((other) => other === card).length}` }))
}
