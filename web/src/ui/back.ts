/** The way back closes what lies over a phone's page before it leads away from the page, as phones do everywhere. */

declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** Let the way back close something that was just opened, where the browser knows how; what is returned says that it is closed. */
export function closedByBack(close: () => void): () => void {
  if (!('CloseWatcher' in globalThis)) return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}
