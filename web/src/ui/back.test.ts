import { afterEach, expect, it, vi } from 'vitest'
import { closedByBack } from './back'

afterEach(() => vi.unstubAllGlobals())

it('closes what is open on the way back, and not what was closed before', () => {
  const open = new Set<Watcher>()
  class Watcher extends EventTarget {
    constructor() {
      super()
      open.add(this)
    }
    destroy(): void {
      open.delete(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  const back = (): void => open.forEach((each) => each.dispatchEvent(new Event('close')))
  const close = vi.fn()
  const closed = closedByBack(close)
  back()
  expect(close).toHaveBeenCalledTimes(1)
  closed()
  back()
  expect(close).toHaveBeenCalledTimes(1)
})

it('leaves the way back alone where the browser does not tell of it', () => {
  vi.stubGlobal('CloseWatcher', undefined)
  Reflect.deleteProperty(globalThis, 'CloseWatcher')
  expect(() => closedByBack(vi.fn())()).not.toThrow()
})
