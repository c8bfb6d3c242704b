/** When the reading size of a card opens and closes, and where it stands. */
import type { Attachment } from 'svelte/attachments'

const HOVER = 350 // milliseconds after its last movement that a pointer rests on a card before it opens
const PRESS = 420 // and that a finger presses it
const GRACE = 220 // on the way from the card to what has opened

/** An event of the card that listens. */
type Here<Kind extends Event> = Kind & { currentTarget: HTMLElement }

export class Reading {
  open = $state(false)
  /** The element of the card, and of what has opened. */
  holder: HTMLElement | null = null
  popup: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private pressed = false

  readonly listeners = {
    onpointermove: (event: Here<PointerEvent>) => this.moved(event),
    onpointerleave: (event: PointerEvent) => this.left(event),
    onpointerdown: (event: Here<PointerEvent>) => this.down(event),
    onpointerup: () => this.stop(),
    onpointercancel: () => this.stop(),
    onfocusin: (event: Here<FocusEvent>) => this.focused(event),
    onfocusout: (event: FocusEvent) => this.blurred(event),
    oncontextmenu: (event: Event) => this.pressed && event.preventDefault(),
  }

  toggle(): void {
    if (this.open) this.close()
    else this.open = true
  }

  close(): void {
    this.stop()
    this.open = false
  }

  /** Whether a finger has rested on the card and still does. */
  get rested(): boolean {
    return this.pressed
  }

  /** Whether the click that follows belongs to a long press, and so chooses nothing. */
  swallowClick(): boolean {
    const swallowed = this.pressed
    this.pressed = false
    return swallowed
  }

  pressedOutside(event: PointerEvent): void {
    if (this.open && !(event.target instanceof Node && this.holder?.contains(event.target))) this.close()
  }

  private later(time: number, what: () => void): void {
    this.stop()
    this.timer = setTimeout(what, time)
  }

  private stop(): void {
    clearTimeout(this.timer)
  }

  /** A pointer that moves over the card means it; a card that comes to lie under a resting pointer was not meant. */
  private moved(event: Here<PointerEvent>): void {
    this.holder = event.currentTarget
    if (event.pointerType !== 'mouse' || event.buttons || (!event.movementX && !event.movementY)) return
    if (this.open) this.stop()
    else this.later(HOVER, () => (this.open = true))
  }

  private left(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return this.stop()
    if (this.open) this.later(GRACE, () => (this.open = false))
    else this.stop()
  }

  private down(event: Here<PointerEvent>): void {
    this.holder = event.currentTarget
    this.pressed = false
    if (event.pointerType === 'mouse') {
      this.stop()
      return
    }
    this.later(PRESS, () => {
      this.pressed = true
      this.open = true
    })
  }

  private focused(event: Here<FocusEvent>): void {
    this.holder = event.currentTarget
    if (this.open || !(event.target instanceof Element && event.target.matches(':focus-visible'))) return
    this.later(HOVER, () => (this.open = true))
  }

  private blurred(event: FocusEvent): void {
    const inside = event.relatedTarget instanceof Node && this.holder?.contains(event.relatedTarget)
    if (!inside) this.close()
  }
}

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Where something of this size stands beside a card, all of it within the window. Of a card in a row, such as a hand, it stands
 * above or below the row where there is room: the cards beside it are what one compares it with.
 */
export function beside(
  card: Edges,
  own: { width: number; height: number },
  view: { width: number; height: number },
  row: Edges | null = null,
): { left: number; top: number } {
  const gap = 10
  const within = (value: number, most: number) => Math.max(6, Math.min(value, most - 6))
  const middle = (card.top + card.bottom) / 2
  const top = within(middle - own.height / 2, view.height - own.height)
  if (row) {
    const left = within((card.left + card.right - own.width) / 2, view.width - own.width)
    if (row.top - gap - own.height >= 0) return { left, top: row.top - gap - own.height }
    if (row.bottom + gap + own.height <= view.height) return { left, top: row.bottom + gap }
    if (row.right + gap + own.width <= view.width) return { left: row.right + gap, top }
    if (row.left - gap - own.width >= 0) return { left: row.left - gap - own.width, top }
  }
  if (card.right + gap + own.width <= view.width) return { left: card.right + gap, top }
  if (card.left - gap - own.width >= 0) return { left: card.left - gap - own.width, top }
  const left = within((card.left + card.right - own.width) / 2, view.width - own.width)
  const above = card.top - gap - own.height
  if (above >= 0) return { left, top: above }
  return { left, top: within(card.bottom + gap, view.height - own.height) }
}

/** The row of cards that a card lies in; null where there is none, or several below each other. */
function rowOf(node: HTMLElement, card: Edges): Edges | null {
  const list = node.closest('ul, ol')
  const cards = [...(list?.querySelectorAll(':scope > li') ?? [])].map((each) => each.getBoundingClientRect())
  const together = cards.filter(({ top, bottom }) => top < card.bottom && bottom > card.top)
  if (cards.length < 2 || together.length < cards.length) return null
  const [tops, bottoms] = [cards.map(({ top }) => top), cards.map(({ bottom }) => bottom)]
  const [lefts, rights] = [cards.map(({ left }) => left), cards.map(({ right }) => right)]
  return { left: Math.min(...lefts), right: Math.max(...rights), top: Math.min(...tops), bottom: Math.max(...bottoms) }
}

/** Puts the reading size above everything, beside its card. */
export function place(reading: Reading): Attachment<HTMLElement> {
  return (node) => {
    reading.popup = node
    node.showPopover?.()
    const card = node.parentElement?.querySelector('button')?.getBoundingClientRect()
    if (!card) return
    // Not its rectangle: while it rises it is drawn smaller than it is.
    const own = { width: node.offsetWidth, height: node.offsetHeight }
    const { left, top } = beside(card, own, { width: innerWidth, height: innerHeight }, rowOf(node, card))
    node.style.left = `${left}px`
    node.style.top = `${top}px`
    const scrolled = (event: Event) => event.target !== node && reading.close()
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => removeEventListener('scroll', scrolled, { capture: true })
  }
}
