/** How broad names are in the face that cards are printed in, so that they are written as large as their cards allow. */

/** Letters of about the same breadth, in hundredths of their size; a letter that is not among them is taken as a broad one. */
const BREADTHS: readonly (readonly [number, string])[] = [
  [25, ' '],
  [28, "'’.,jlií-"],
  [36, '°fstIJÍ'],
  [40, 'r'],
  [43, 'ceézaá'],
  [51, 'vygxSoó0123456789k'],
  [55, 'bqdpuúüFhnñ'],
  [60, 'EÉLPZB'],
  [70, 'YTV'],
  [73, 'ACÁGw'],
  [80, 'KRUXÚDOQÓmHNÑ'],
]
const BROAD = 99

function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (BREADTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? BROAD), 0) / 100
}

/** How broad the broadest part of a name is that stays in one line, in ems: a word, or what a hyphen leaves of it. */
export function broadest(name: string): number {
  return Math.max(...name.split(/\s+|(?<=-)/).map(breadth))
}

/** How broad a name is that has two lines, in ems: its broader line, broken where that is narrowest. */
export function halved(name: string): number {
  const words = name.split(/\s+/)
  const lines = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
  return Math.max(broadest(name), Math.min(...lines.map((pair) => Math.max(...pair.map(breadth)))))
}
