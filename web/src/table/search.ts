/** Searching texts: words compared whatever their case and accents. */

/** Words as they are compared. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** A text cut where some words stand in it, whatever their case and accents. */
export function highlighted(text: string, wanted: string): { text: string; found: boolean }[] {
  const words = folded(wanted)
  if (!words) return [{ text, found: false }]
  // Each sign of the folded text, with where it comes from.
  const from: number[] = []
  let compared = ''
  for (const [at, sign] of [...text.normalize('NFC')].entries()) {
    const bare = /\s/.test(sign) ? (compared.endsWith(' ') ? '' : ' ') : folded(sign)
    compared += bare
    from.push(...Array.from(bare, () => at))
  }
  const signs = [...text.normalize('NFC')]
  const pieces: { text: string; found: boolean }[] = []
  let done = 0
  for (let at = compared.indexOf(words); at >= 0; at = compared.indexOf(words, at + words.length)) {
    const [begin, end] = [from[at]!, from[at + words.length - 1]! + 1]
    pieces.push({ text: signs.slice(done, begin).join(''), found: false }, { text: signs.slice(begin, end).join(''), found: true })
    done = end
  }
  return [...pieces, { text: signs.slice(done).join(''), found: false }].filter((piece) => piece.text)
}
