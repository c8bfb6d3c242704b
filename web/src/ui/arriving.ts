/**
 * Where the focus goes when another page is shown: what had it is gone, and a page begins to be read at its heading.
 * Whoever is somewhere on the new page already stays there.
 */
let waiting: MutationObserver | null = null

/** Another page is shown, or will be as soon as it is loaded. */
export function arrive(): void {
  waiting?.disconnect()
  waiting = null
  if (isThere()) return
  waiting = new MutationObserver((_, watch) => isThere() && watch.disconnect())
  waiting.observe(document.body, { childList: true, subtree: true })
}

/** Let the focus stand on the heading, unless it stands somewhere; say whether it stands. */
function isThere(): boolean {
  if (document.activeElement && document.activeElement !== document.body) return true
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Go past everything above, to what a page is about. */
export function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
