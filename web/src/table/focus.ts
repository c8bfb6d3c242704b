/** Where the focus of a keyboard goes when what has it goes away: it never falls to the page itself. */
import { tick } from 'svelte'

/** An attachment: who has the focus within this when it is closed has it again where they came from, or else at the dock. */
export function givesBack(node: HTMLElement): () => void {
  let from: Element | null = null
  let within = false

  function entered({ relatedTarget }: FocusEvent): void {
    if (!within) from = relatedTarget instanceof Element ? relatedTarget : null
    within = true
  }
  function left({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !node.contains(relatedTarget)) within = false
  }
  node.addEventListener('focusin', entered)
  node.addEventListener('focusout', left)
  return () => {
    const active = document.activeElement
    if (!within || !(active === null || active === document.body || node.contains(active))) return
    // What is not there any more, or not shown, does not take it.
    for (const each of [from, ...['.dock [data-option]:not(:disabled)', '.dock'].map((name) => document.querySelector(name))]) {
      if (each instanceof HTMLElement) each.focus({ preventScroll: true })
      if (each !== null && document.activeElement === each) return
    }
  }
}

/** An attachment: a keyboard whose button goes away with what it said has the way on of what is said next. */
export function goesOn(node: HTMLElement): () => void {
  async function clicked(): Promise<void> {
    if (!document.activeElement?.matches(':focus-visible')) return
    await tick()
    const active = document.activeElement
    if (active === null || active === document.body) node.querySelector<HTMLElement>('.bright')?.focus({ preventScroll: true })
  }
  node.addEventListener('click', clicked, true)
  return () => node.removeEventListener('click', clicked, true)
}

/**
 * Where the focus of a keyboard goes after an answer: the button that had it is gone, or asks something else.
 *
 * It waits at the dock until the next question is asked, and then stands on its first option. Whoever chose with a pointer, or
 * has gone elsewhere meanwhile, is left alone.
 */
export class NextFocus {
  /** The question that was answered; null where nobody waits for the next one. */
  private answer: object | null = null

  /** An answer to this question is being sent, and the page still shows it. */
  answered(dock: HTMLElement, question: object): void {
    const active = document.activeElement
    const held = active !== null && active !== document.body && (dock === active || active.matches(':focus-visible'))
    this.answer = held ? question : null
  }

  /** The page shows what follows: a question, or null where one waits. What was answered is shown until the hall has told more. */
  shown(dock: HTMLElement, question: object | null): void {
    if (this.answer === null) return
    const active = document.activeElement
    const lost = active === null || active === document.body || dock.contains(active)
    const first = question && question !== this.answer ? dock.querySelector<HTMLElement>('[data-option]:not(:disabled)') : null
    if (first) this.answer = null
    if (!lost) return
    // A teacher's words may lie over the dock, which then takes no focus.
    for (const each of [first ?? dock, dock.ownerDocument.querySelector<HTMLElement>('.coach .bright')]) {
      each?.focus({ preventScroll: true })
      if (each === document.activeElement) return
    }
  }
}
