import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { like } from '../likes.svelte'
import { shift, shifting } from './shifting'

const WIDTH = 100
const moved = vi.fn()
let row: HTMLElement
let frames: FrameRequestCallback[] = []

beforeEach(() => {
  like({ speed: 'normal' })
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  vi.stubGlobal('ResizeObserver', class {
    constructor(private readonly seen: () => void) {}
    observe = () => this.seen()
    disconnect = vi.fn()
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH
  })
  row = document.body.appendChild(document.createElement('ul'))
  for (const name of 'abc') row.appendChild(card(name))
})
afterEach(() => {
  row.remove()
  moved.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function card(name: string): HTMLElement {
  const made = document.createElement('li')
  made.animate = (way) => moved(name, way) as never
  return made
}

async function drawn(): Promise<void> {
  await Promise.resolve() // what has changed is told after the change
  frames.splice(0).forEach((frame) => frame(0))
}

it('lets those move that lie elsewhere, and only those', async () => {
  const stop = shifting(row)
  row.children[0]!.remove()
  await drawn()
  expect(moved.mock.calls.map(([name]) => name)).toEqual(['b', 'c'])
  expect(moved.mock.calls[0]![1][0].transform).toBe(`translate(${WIDTH}px, 0px)`)
  row.appendChild(card('d')) // it comes from elsewhere, and moves nobody
  await drawn()
  expect(moved).toHaveBeenCalledTimes(2)
  stop()
  row.children[0]!.remove()
  await drawn()
  expect(moved).toHaveBeenCalledTimes(2)
})

it('measures once, however many come and go', async () => {
  const stop = shifting(row)
  row.children[0]!.remove()
  await Promise.resolve()
  row.appendChild(card('d'))
  await Promise.resolve()
  expect(frames).toHaveLength(1)
  stop()
})

it('moves nothing where nothing should move', async () => {
  like({ speed: 'instant' })
  const stop = shifting(row)
  row.children[0]!.remove()
  await drawn()
  expect(moved).not.toHaveBeenCalled()
  stop()
})

it('animates a transform alone', () => {
  expect(shift({ x: 5, y: 0 }, { x: 0, y: 9 })).toEqual([{ transform: 'translate(5px, -9px)' }, { transform: 'none' }])
  expect(shift({ x: 5, y: 0 }, { x: 5, y: 0 })).toBeNull()
  expect(shift(undefined, { x: 5, y: 0 })).toBeNull()
})
