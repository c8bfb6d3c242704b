/** Enter and the space bar do what a click does, on things of an SVG that are buttons. */
export function keyed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  act()
}
