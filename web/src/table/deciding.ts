/** Which of several chances is told of every option where there is room for no more than one. */

/**
 * The first that all of them have and in which they differ; else the last, which is the gravest. Empty where there is nothing to compare.
 *     told    whether there is a word for a chance: a game may find one not worth it
 */
export function deciding(odds: readonly Record<string, number>[], told: (name: string, chance: number) => boolean): string {
  if (odds.length < 2) return ''
  const common = Object.keys(odds[0] ?? {}).filter((name) => odds.every((each) => each[name] !== undefined && told(name, each[name])))
  return common.find((name) => new Set(odds.map((each) => each[name])).size > 1) ?? common.at(-1) ?? ''
}

/** Whether every one of so many options has the same chances. */
export function even(odds: readonly Record<string, number>[], options: number): boolean {
  return options > 1 && odds.length === options && new Set(odds.map((each) => JSON.stringify(Object.entries(each).toSorted()))).size === 1
}
