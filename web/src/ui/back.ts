/**
 * The way back closes what lies over a phone's page before it leads away from the page, as phones do everywhere.
 *
 * Where the browser does not tell of it, whatever lies over a page has an entry of the history above that of the page, with the
 * same address, which knows how many there are up to it. The history moves later than it is told to, and counts from where it is
 * by then: until it has arrived nothing else is done to it, or it would lead away from somewhere else.
 */
import { untrack } from 'svelte'
import { hasRoomBeside } from '../look/shape.svelte'

declare class CloseWatcher extends EventTarget {
  destroy(): void
}

const LATE = 3000 // milliseconds: by then the history was told to go where nothing is
const covers: { close: () => void }[] = [] // what is open, the latest last
const later: (() => void)[] = []
let moving: ReturnType<typeof setTimeout> | undefined

/** Let the way back close something that was just opened; what is returned says that it is closed. */
export function closedByBack(close: () => void): () => void {
  if (!('CloseWatcher' in globalThis)) return dialogClosedByBack(close)
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}

/** The same for a modal dialog, which is closed by itself where the browser knows how. */
export function dialogClosedByBack(close: () => void): () => void {
  if ('CloseWatcher' in globalThis || untrack(hasRoomBeside)) return () => undefined
  const cover = { close }
  covers.push(cover)
  queueMicrotask(settle)
  return () => {
    const place = covers.indexOf(cover)
    if (place >= 0) covers.splice(place, 1)
    queueMicrotask(settle)
  }
}

/** Put an address into the history, after the page that is left or in place of it: what lies over that is no place to come back to. */
export function enter(path: string, replace: boolean, entered: () => void): void {
  if (moving !== undefined) later.push(() => enter(path, replace, entered))
  else if (above()) {
    later.unshift(() => enter(path, replace, entered))
    move(-above())
  } else {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    entered()
    queueMicrotask(settle)
  }
}

/** How many entries there are above that of the page, up to where one is. */
function above(): number {
  const at: unknown = history.state
  return typeof at === 'object' && at !== null && 'above' in at && typeof at.above === 'number' ? at.above : 0
}

/** As many entries as things that lie over the page: what is closed and what opens at once leaves the history as it is. */
function settle(): void {
  if (moving !== undefined) return
  const at = above()
  if (at > covers.length) move(covers.length - at)
  else for (let each = at + 1; each <= covers.length; each++) history.pushState({ above: each }, '')
}

function move(by: number): void {
  moving = setTimeout(() => {
    history.replaceState(covers.length ? { above: covers.length } : null, '')
    arrived()
  }, LATE)
  history.go(by)
}

function arrived(): void {
  clearTimeout(moving)
  moving = undefined
  while (moving === undefined && later.length) later.shift()!()
  settle()
}

addEventListener('popstate', () => {
  if (moving !== undefined) return arrived()
  while (covers.length > above()) covers.pop()!.close()
  queueMicrotask(settle)
})
// A page that is loaded anew has nothing over it any more.
addEventListener('load', settle)
