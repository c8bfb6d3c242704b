/** Fingers, mouse and wheel on the map: dragging moves it, two fingers or the wheel zoom, and the own hunter is carried. */
import { moved, pinched, zoomed, type Camera } from './camera'
import type { Point } from './tiles'

const DRAG = 6 // pixels that a finger may slip before it drags

interface Carrying {
  /** Whether the own hunter can go somewhere. */
  may: () => boolean
  /** It was dropped on something. */
  drop: (on: Element | null) => void
}

export class Hands {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 })
  gliding = $state(false)
  /** The own hunter while it is carried over the map: how far, in pixels. */
  carried = $state.raw<Point | null>(null)
  dragging = false
  private fingers: { id: number; at: Point }[] = []
  private start: Point | null = null

  constructor(private readonly carrying: Carrying) {}

  look(next: Camera, gliding = true): void {
    this.gliding = gliding
    this.camera = next
  }

  readonly down = (event: PointerEvent & { currentTarget: Element }): void => {
    if (event.button !== 0) return
    this.start = point(event, event.currentTarget)
    this.fingers = [...this.fingers.filter((finger) => finger.id !== event.pointerId), { id: event.pointerId, at: this.start }]
    this.dragging = this.fingers.length > 1
    const piece = event.target instanceof Element && event.target.closest('.carry')
    this.carried = this.carrying.may() && piece && !this.dragging ? [0, 0] : null
  }

  readonly move = (event: PointerEvent & { currentTarget: Element }): void => {
    const finger = this.fingers.find(({ id }) => id === event.pointerId)
    if (!finger || !this.start) return
    const now = point(event, event.currentTarget)
    if (!this.dragging && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < DRAG) return
    this.dragging = true
    this.gliding = false
    if (this.carried) {
      this.carried = [now[0] - this.start[0], now[1] - this.start[1]]
      return
    }
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const other = this.fingers.find(({ id }) => id !== event.pointerId)?.at
    this.camera = other ? pinched(this.camera, [finger.at, other], [now, other]) : moved(this.camera, now[0] - finger.at[0], now[1] - finger.at[1])
    finger.at = now
  }

  readonly up = (event: PointerEvent): void => {
    this.fingers = this.fingers.filter(({ id }) => id !== event.pointerId)
    if (this.carried && this.dragging && event.type === 'pointerup') this.carrying.drop(document.elementFromPoint(event.clientX, event.clientY))
    this.carried = null
    if (this.fingers.length === 0) setTimeout(() => (this.dragging = false))
  }

  /** Where it was dragged, nothing is chosen. */
  readonly clicked = (event: MouseEvent): void => {
    if (this.dragging) event.stopPropagation()
  }

  /** An attachment: the browser would scroll the page by a wheel that is only listened to. */
  readonly wheel = (node: HTMLElement): (() => void) => {
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      this.gliding = false
      this.camera = zoomed(this.camera, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), point(event, node))
    }
    node.addEventListener('wheel', turn, { passive: false })
    return () => node.removeEventListener('wheel', turn)
  }
}

function point(event: PointerEvent | WheelEvent, map: Element): Point {
  const rect = map.getBoundingClientRect()
  return [event.clientX - rect.left, event.clientY - rect.top]
}
