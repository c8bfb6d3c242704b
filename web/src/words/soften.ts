/**
 * Where a long word may be broken: browsers know that of few languages, and not on every device. A syllable begins with the last
 * consonant before a vowel, or with two that are said together, which is so in Spanish, and near enough in English names.
 */

const LONG = 11 // letters that are read in one line under a small card
const LEAST = 4 // letters on either side of a break
const SYLLABLE = /(?:[bcfgp][lr]|[dt]r|ch|ll|rr|qu|[bcdfghjklmnñpqrstvwxyz])(?=[aeiouáéíóúü])/gi
const SOFT = '\u00ad'

/** A name whose long words may be broken once, as near to the middle as a syllable begins. */
export function softened(name: string): string {
  return name.split(' ').map(broken).join(' ')
}

function broken(word: string): string {
  if (word.length <= LONG) return word
  if (word.includes('-')) return word.split('-').map(broken).join('-') // there it may be broken already
  const places = [...word.matchAll(SYLLABLE)].map(({ index }) => index).filter((at) => at >= LEAST && word.length - at >= LEAST)
  const [best] = places.sort((one, other) => widest(word, one) - widest(word, other))
  return best === undefined ? word : word.slice(0, best) + SOFT + word.slice(best)
}

/** How many signs the longer line has, with the hyphen of the first. */
function widest(word: string, at: number): number {
  return Math.max(at + 1, word.length - at)
}

/** A name whose number or letter at the end stays in one line with what it tells apart: "Hunter Mob 1". */
export function kept(name: string): string {
  return name.replace(/ (?=(?:\d+|\p{Lu})$)/u, '\u00a0')
}

/** A sentence whose numbers stay in one line with what they count, and with the name that they belong to: "2 Echoes", "2 de daño", "Harlequin (3)". */
export function counted(sentence: string): string {
  return sentence.replace(/(?<=\d(?: de)?) (?=\p{L})| (?=\(\d+\))/gu, '\u00a0')
}

/** What is said, with a number at the end of a sentence in one line with the word before it: "the axe takes 2." */
export function closed(said: string): string {
  return said.replace(/ (?=\d+[.!?](?:\s|$))/gu, '\u00a0')
}

/** A short question and what leads up to it, each of which fits into a line: "Bram lies here." and "What do you take?". */
export function parted(question: string): readonly [lead: string, asks: string] {
  const [, lead = '', asks = question] = /^([^.!?]{1,23}[.!?]) ([^.!?]{1,19}\?)$/u.exec(question) ?? []
  return [lead, asks]
}

/** How many letters of a name have to stand in one line, at least. */
export function longest(name: string): number {
  return Math.max(...name.split(/[ \u00ad]/).map((part) => part.length))
}
