/** Options beside each other: where one has more lines than another, the names of all of them still stand at one height. */

/** Of each, how tall the tallest is that stands in a row with it. */
export function tallestBeside(items: readonly { top: number; height: number }[]): number[] {
  return items.map(({ top }) => Math.max(...items.filter((other) => other.top === top).map(({ height }) => height)))
}

/** Tells each item of a list how tall the words of the tallest beside it are (`--tall`). */
export function level(items: readonly HTMLElement[]): void {
  const tall = tallestBeside(items.map((item) => ({ top: item.offsetTop, height: item.querySelector<HTMLElement>('.words')?.offsetHeight ?? 0 })))
  items.forEach((item, place) => item.style.setProperty('--tall', `${tall[place]}px`))
}
