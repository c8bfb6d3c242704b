/** The way back closes what lies over a phone's page before it leads away from the page, as phones do everywhere. */

/** Let the way back close something that was just opened; what is returned says that it is closed, however that came. */
export function closedByBack(close: () => void): () => void {
  let gone = false
  const back = (): void => {
    gone = true
    close()
  }
  history.pushState({ over: true }, '')
  addEventListener('popstate', back, { once: true })
  return () => {
    removeEventListener('popstate', back)
    // Whoever closed it otherwise is still a step further; whoever went to another page is not there any more.
    const at: unknown = history.state
    if (!gone && typeof at === 'object' && at !== null && 'over' in at) history.back()
  }
}
