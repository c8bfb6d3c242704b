/** The keys of a table: what `?` lists, and what a key does. */

/** Which key chooses which option, in their order: digits, then letters that nothing else uses. */
export const KEYS = [...'123456789', ...'abdegijkmopqvwxyz'] as const

/** Keys that open something, and the message that says what. */
export const COMMANDS: Record<string, string> = {
  l: 'panel-log',
  c: 'panel-chat',
  r: 'panel-rules',
  n: 'panel-notebook',
  '!': 'panel-hint',
  f: 'panel-fairness',
  t: 'panel-text',
  u: 'undo',
  '.': 'since-open',
  ' ': 'dock-skip',
  h: 'to-the-hall',
  s: 'settings',
  '?': 'keys',
}

/** Whether a key was meant for a field or another control, and not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && Boolean(event.target.closest('input, textarea, select, [contenteditable], dialog[open]'))
}

/** What a key means at a table, where options are on offer; null where nothing. */
export function meaning(event: KeyboardEvent, options: number): { option: number } | { command: string } | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return null
  const key = event.key.toLowerCase()
  const option = KEYS.findIndex((each) => each === key)
  if (option >= 0 && option < options) return { option }
  if (key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary, [role="button"]')) return null
  return key in COMMANDS ? { command: key } : null
}

/** What a key means while a game is told again: a step back or on, or to play and stand still; null where nothing. */
export function retelling(event: KeyboardEvent): -1 | 1 | 'play' | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return null
  if (event.key === 'ArrowLeft') return -1
  if (event.key === 'ArrowRight') return 1
  // What has the focus may have a use of its own for the space bar: a button, or a text that scrolls.
  const idle = !(event.target instanceof Element) || !event.target.closest('button, a, summary, [tabindex="0"]')
  return event.key === ' ' && idle ? 'play' : null
}
