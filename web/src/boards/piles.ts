/** Cards and other things by their names: in a row, where one name may stand several times, or counted. */

export type Counted = Record<string, number>

/** The row without one copy of a name. */
export function without(names: readonly string[], name: string): string[] {
  const place = names.indexOf(name)
  return names.filter((_, at) => at !== place)
}

/** The pile with so many copies more, or fewer; a name without copies is not in it. */
export function counted(pile: Counted, name: string, change: number): Counted {
  const left = { ...pile, [name]: (pile[name] ?? 0) + change }
  return Object.fromEntries(Object.entries(left).filter(([, copies]) => copies > 0))
}

/** How many things are in a pile. */
export function size(pile: Counted): number {
  return Object.values(pile).reduce((sum, copies) => sum + copies, 0)
}
