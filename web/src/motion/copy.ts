/** A copy of a card that lies at a place, to be moved over everything while the card stays or goes; null where none lies there. */
export function copyOf(place: Element): HTMLElement | null {
  const card = place.matches('.holder') ? place : place.querySelector('.holder')
  const width = card?.getBoundingClientRect().width ?? 0
  if (!(card instanceof HTMLElement) || width === 0) return null
  const copy = card.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return null
  copy.querySelectorAll('[popover]').forEach((each) => each.remove())
  copy.style.width = `${card.offsetWidth}px`
  return copy
}
