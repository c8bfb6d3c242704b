/** A list that shows its newest line, until somebody scrolls up to read: then it stays where it is read. */

const NEAR = 24 // pixels from the end that still count as being there

export class Following {
  /** Whether somebody reads further up. */
  reading = $state(false)
  private list: HTMLElement | null = null

  /** The list itself; `onscroll` of it is `look`. */
  of(list: HTMLElement): void {
    this.list = list
  }

  look(): void {
    if (this.list) this.reading = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight > NEAR
  }

  /** Something was added. */
  added(): void {
    if (!this.reading) this.newest()
  }

  /** Where that is, is known when the page is laid out: nothing waits for it meanwhile. */
  newest(): void {
    this.reading = false
    requestAnimationFrame(() => {
      if (!this.reading) this.list?.scrollTo({ top: this.list.scrollHeight })
    })
  }
}
