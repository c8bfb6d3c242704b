/** Places of the table that something moves from or to: elements name themselves by `data-target`. */

/** One name, or several of which the first that is there counts: a card in a hand, or else the seat it belongs to. */
export type Place = string | readonly string[]

/** The element of a place, where there is one that can be seen. */
export function elementOf(place: Place): HTMLElement | SVGElement | null {
  for (const name of [place].flat()) {
    if (!name) continue
    for (const each of document.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(name)}"]`)) {
      if (each.getBoundingClientRect().width > 0) return each
    }
  }
  return null
}

/** Where everything is that goes by a name and is shown, whether or not it has been scrolled out of sight. */
export function rectsOf(name: string): DOMRect[] {
  const named = document.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)
  return [...named].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)
}

/** Where a place is now. */
export function rectOf(place: Place): DOMRect | null {
  return elementOf(place)?.getBoundingClientRect() ?? null
}
