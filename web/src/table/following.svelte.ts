/** A list that shows its newest line, until somebody scrolls up to read: then it stays where it is read, whatever its size. */

const NEAR = 24 // pixels from the end that still count as being there

/** The first line that is seen, by its place in the list, and how far below the list's edge it begins. */
interface Mark {
  place: number
  below: number
}

export class Following {
  /** Whether somebody reads further up. */
  reading = $state(false)
  private list: HTMLElement | null = null
  /** The first line that is seen while somebody reads, and how far below the edge it begins. */
  private first: { line: Element; below: number } | null = null
  /** How tall the list and all of its lines were when it was last looked at. */
  private tall = ''

  /** The list itself; `onscroll` of it is `look`. */
  of(list: HTMLElement): () => void {
    this.list = list
    const sizes = new ResizeObserver(() => this.stay())
    sizes.observe(list)
    return () => sizes.disconnect()
  }

  look(): void {
    const list = this.list
    if (!list) return
    // A list that became larger or smaller moves by itself: whoever followed it has not scrolled.
    if (this.grown() && !this.reading) return this.stay()
    this.reading = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR
    const edge = list.getBoundingClientRect().top
    const line = this.reading ? [...list.children].find((each) => each.getBoundingClientRect().bottom > edge) : undefined
    this.first = line ? { line, below: line.getBoundingClientRect().top - edge } : null
  }

  /** Something was added. */
  added(): void {
    if (!this.reading) this.newest()
  }

  /** What is read, for whoever comes back to it after other lines have been shown; null where the newest is. */
  mark(): Mark | null {
    const place = this.first ? [...(this.list?.children ?? [])].indexOf(this.first.line) : -1
    return this.reading && this.first && place >= 0 ? { place, below: this.first.below } : null
  }

  /** Show again what was read. */
  back({ place, below }: Mark): void {
    this.reading = true
    requestAnimationFrame(() => {
      const line = this.list?.children[place]
      if (!this.list || !line) return
      this.grown()
      this.list.scrollTop += line.getBoundingClientRect().top - this.list.getBoundingClientRect().top - below
      this.look()
    })
  }

  /** Where that is, is known when the page is laid out: nothing waits for it meanwhile. */
  newest(): void {
    this.reading = false
    requestAnimationFrame(() => {
      if (!this.reading) this.list?.scrollTo({ top: this.list.scrollHeight })
      this.grown()
    })
  }

  /** Whether it has another size than when it was last looked at. */
  private grown(): boolean {
    const before = this.tall
    this.tall = `${this.list?.scrollHeight} ${this.list?.clientHeight}`
    return this.tall !== before
  }

  /** The list has another size, and its lines break elsewhere: what was read, or the newest, is seen again. */
  private stay(): void {
    const list = this.list
    if (!list) return
    this.grown()
    if (!this.reading) list.scrollTo({ top: list.scrollHeight })
    else if (this.first?.line.isConnected) {
      const { line, below } = this.first
      list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - below
    }
  }
}
