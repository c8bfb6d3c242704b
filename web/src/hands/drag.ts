/**
 * Choosing by dragging: a card is taken up, carried, and dropped on the table. A mouse drags at once; a finger first rests on the
 * card, so that a swipe still scrolls. Dropped where it came from, it was not chosen.
 */
import type { Attachment } from 'svelte/attachments'
import { copyOf } from '../motion/copy'
import './drag.css'

const SLIP = 8 // pixels that a pointer may move before it drags

export interface Dragging {
  /** Whether a finger that moves now drags: it has rested on the card. */
  rested: () => boolean
  /** It has been taken up: whatever was open of it closes. */
  taken: () => void
  /** It was dropped on the table. */
  dropped: (on: Element) => void
  /** What is carried, where that is no card. */
  carried?: (node: HTMLElement) => HTMLElement | null
}

/** Whether something that was taken from `home` is dropped on the table, and not back. */
export function isOnTable(on: Element | null, home: Element): on is Element {
  return on !== null && on.closest('main.board, .area-board') !== null && !home.contains(on)
}

export function drag(dragging: () => Dragging | null): Attachment<HTMLElement> {
  return (node) => {
    let start: { id: number; x: number; y: number; mouse: boolean } | null = null
    let copy: HTMLElement | null = null
    let over = false // the click that ends a drag chooses nothing more

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !dragging()) return
      over = false
      start = { id: event.pointerId, x: event.clientX, y: event.clientY, mouse: event.pointerType === 'mouse' }
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
      addEventListener('keydown', key, true)
    }

    function move(event: PointerEvent): void {
      const what = dragging()
      if (!start || event.pointerId !== start.id || !what) return
      if (!copy) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLIP || !(start.mouse || what.rested())) return
        copy = (what.carried ?? copyOf)(node)
        if (!copy) return stop()
        copy.classList.add('dragged')
        copy.inert = true
        document.body.append(copy)
        document.documentElement.setAttribute('data-dragging', '')
        what.taken()
      }
      copy.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%) rotate(-3deg) scale(1.08)`
    }

    function up(event: PointerEvent): void {
      const carried = copy !== null
      stop()
      if (!carried) return
      over = true
      const on = document.elementFromPoint(event.clientX, event.clientY)
      if (isOnTable(on, node.closest('ul, ol') ?? node)) dragging()?.dropped(on)
    }

    function key(event: KeyboardEvent): void {
      if (event.key === 'Escape' && copy) stop()
    }

    function stop(): void {
      start = null
      copy?.remove()
      copy = null
      document.documentElement.removeAttribute('data-dragging')
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', key, true)
    }

    /** A finger that rests on the card and then moves carries it, and does not scroll. */
    function touched(event: TouchEvent): void {
      if (start && (copy || dragging()?.rested()) && event.cancelable) event.preventDefault()
    }

    function clicked(event: MouseEvent): void {
      if (!over) return
      over = false
      event.stopPropagation()
      event.preventDefault()
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('touchmove', touched, { passive: false })
    node.addEventListener('click', clicked, true)
    return () => {
      stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('touchmove', touched)
      node.removeEventListener('click', clicked, true)
    }
  }
}
