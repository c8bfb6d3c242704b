/** The notebook as a grid: what its tree of texts says of each player, in numbers. */
import type { Argument, Tree } from '../../generated/hall'

export interface Page {
  seat: number
  /** Chances in percent. */
  rose: number
  beast: number
  order: number
  leader: number
  /** Each character that the player can still be, with its chance in percent. */
  characters: Record<string, number>
}

/** The pages of a notebook, or null where its tree is not of the form that a grid can show. */
export function pagesOf(tree: Tree): Page[] | null {
  const pages = tree.children.map(page)
  return pages.length && pages.every((each) => each !== null) ? pages : null
}

function page(tree: Tree): Page | null {
  const seat = tree.args.seat
  const numbers = ['rose', 'beast', 'order', 'leader'].map((name) => tree.args[name])
  if (!isOf(seat, 'seat') || !numbers.every((each) => typeof each === 'number')) return null
  const [rose = 0, beast = 0, order = 0, leader = 0] = numbers
  const listed = tree.children[0]?.args.characters
  if (!Array.isArray(listed)) return null
  return { seat: seat.seat, rose, beast, order, leader, characters: Object.fromEntries(listed.flatMap(chance)) }
}

function chance(each: Argument): [string, number][] {
  if (!isOf(each, 'args')) return []
  const { character, percent } = each.args
  return isOf(character, 'id') && typeof percent === 'number' ? [[character.id, percent]] : []
}

type Named = Exclude<Argument, number | string | Argument[]>

function isOf<Key extends string>(value: Argument | undefined, field: Key): value is Extract<Named, Record<Key, unknown>> {
  return typeof value === 'object' && !Array.isArray(value) && field in value
}
