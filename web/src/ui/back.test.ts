import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookAgain } from '../look/shape.svelte'
import { closedByBack, dialogClosedByBack, enter } from './back'

function held(upright: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: upright && query.includes('max-width: 700px') }))
  lookAgain()
}

beforeEach(() => held(true))
afterEach(() => {
  vi.unstubAllGlobals()
  lookAgain()
})

describe('where the browser tells of the way back', () => {
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
  beforeEach(() => vi.stubGlobal('CloseWatcher', Watcher))

  it('closes what is open, and not what was closed before', () => {
    const back = (): void => open.forEach((each) => each.dispatchEvent(new Event('close')))
    const close = vi.fn()
    const closed = closedByBack(close)
    back()
    expect(close).toHaveBeenCalledTimes(1)
    closed()
    back()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('leaves a dialog and the history to the browser', async () => {
    const push = vi.spyOn(history, 'pushState')
    const [panel, dialog] = [closedByBack(vi.fn()), dialogClosedByBack(vi.fn())]
    expect(open.size).toBe(1)
    await Promise.resolve()
    expect(push).not.toHaveBeenCalled()
    panel()
    dialog()
  })
})

/** The history of a browser: it moves some time after it was told to, and where to is counted from where it is by then. */
class Slow {
  entries: { path: string; state: unknown }[] = [{ path: '/', state: null }]
  at = 0
  told = 0

  get state(): unknown {
    return this.entries[this.at]!.state
  }
  get path(): string {
    return this.entries[this.at]!.path
  }
  get paths(): string {
    return this.entries.map(({ path }) => path).join(' ')
  }
  pushState(state: unknown, _: string, path = this.path): void {
    this.entries.splice(++this.at, Infinity, { path, state })
  }
  replaceState(state: unknown, _: string, path = this.path): void {
    this.entries[this.at] = { path, state }
  }
  go(by: number): void {
    this.told++
    setTimeout(() => {
      if (!this.entries[this.at + by]) return
      this.at += by
      dispatchEvent(new PopStateEvent('popstate'))
    }, 30)
  }
}

describe('where the browser does not tell of it', () => {
  let slow: Slow
  const entered = vi.fn()
  async function rest(): Promise<void> {
    await vi.advanceTimersByTimeAsync(5000)
  }
  async function back(by = -1): Promise<void> {
    slow.go(by)
    await rest()
  }

  /** Something that can be opened and closed, and is closed by the way back. */
  class Cover {
    shown = false
    private closed = (): void => undefined
    open(): void {
      this.shown = true
      this.closed = closedByBack(() => this.close())
    }
    close(): void {
      this.shown = false
      this.closed()
    }
  }
  let [one, two, three] = [new Cover(), new Cover(), new Cover()]

  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'CloseWatcher')
    vi.useFakeTimers()
    slow = new Slow()
    vi.stubGlobal('history', slow)
    ;[one, two, three] = [new Cover(), new Cover(), new Cover()]
    enter('/table/a', false, entered)
  })
  afterEach(async () => {
    for (const each of [one, two, three]) each.close()
    await rest()
    vi.useRealTimers()
  })

  it('goes back to the table from what covers it, and from there to the page before', async () => {
    one.open()
    await rest()
    await back()
    expect([one.shown, slow.path]).toEqual([false, '/table/a'])
    await back()
    expect(slow.path).toBe('/')
  })

  it('closes what was opened last, one after the other', async () => {
    one.open()
    await rest()
    two.open()
    await rest()
    await back()
    expect([one.shown, two.shown]).toEqual([true, false])
    await back()
    expect([one.shown, two.shown, slow.path]).toEqual([false, false, '/table/a'])
    await back()
    expect(slow.path).toBe('/')
  })

  it('needs no way back for what was closed otherwise', async () => {
    one.open()
    two.open()
    await rest()
    one.close()
    await rest()
    expect([two.shown, slow.at]).toEqual([true, 2])
    two.close()
    await rest()
    await back()
    expect(slow.path).toBe('/')
  })

  it('does nothing to a history that is under way, however fast things open and close', async () => {
    one.open()
    await rest()
    one.close()
    await Promise.resolve()
    two.open()
    await Promise.resolve()
    two.close()
    await Promise.resolve()
    expect(slow.told).toBe(1)
    one.open()
    await rest()
    expect([one.shown, slow.at]).toEqual([true, 2])
    await back()
    expect([one.shown, slow.at]).toEqual([false, 1])
  })

  it('leaves the history as it is where one thing takes the place of another', async () => {
    one.open()
    await rest()
    one.close()
    two.open()
    await Promise.resolve()
    one.open()
    two.close()
    await rest()
    expect([slow.told, slow.at]).toEqual([0, 2])
  })

  it.each([1, 2])('goes to another page from what covers the table (%i), and back to the table itself', async (covers) => {
    one.open()
    if (covers > 1) two.open()
    await rest()
    enter('/rules/x', false, () => (one.close(), two.close()))
    await rest()
    expect(slow.paths).toBe('/ /table/a /rules/x')
    await back()
    expect([slow.path, one.shown]).toEqual(['/table/a', false])
    await back()
    expect(slow.path).toBe('/')
  })

  it('is not led away from a page that is gone to just after something was closed', async () => {
    one.open()
    await rest()
    one.close()
    await Promise.resolve()
    enter('/rules/x', false, entered)
    enter('/about', false, entered)
    await rest()
    expect([slow.paths, slow.path]).toEqual(['/ /table/a /rules/x /about', '/about'])
  })

  it('leaves nothing that lay over the table on the way forward from the next page', async () => {
    one.open()
    two.open()
    await rest()
    two.close()
    await rest()
    enter('/rules/x', false, () => one.close())
    await rest()
    expect([slow.paths, slow.at]).toEqual(['/ /table/a /rules/x', 2])
  })

  it('goes to one page after the other, where much was open before them', async () => {
    for (const each of [one, two, three]) each.open()
    await rest()
    three.close()
    await Promise.resolve()
    enter('/rules/x', false, () => (one.close(), two.close()))
    enter('/about', false, entered)
    await rest()
    expect([slow.paths, slow.path]).toEqual(['/ /table/a /rules/x /about', '/about'])
  })

  it('gives the page another address, not what lies over it', async () => {
    one.open()
    await rest()
    enter('/table/a#3', true, entered)
    await rest()
    expect([slow.paths, slow.at, one.shown]).toEqual(['/ /table/a#3 /table/a#3', 2, true])
    one.close()
    await rest()
    expect(slow.at).toBe(1)
  })

  it('stays over a page that only another place of is gone to', async () => {
    one.open()
    await rest()
    enter('/table/a#3', false, entered)
    await rest()
    await back()
    expect([slow.path, one.shown]).toEqual(['/table/a#3', false])
    await back()
    expect(slow.path).toBe('/table/a')
  })

  it('opens nothing on the way forward', async () => {
    one.open()
    await rest()
    await back()
    await back(1)
    expect([slow.at, one.shown]).toEqual([1, false])
  })

  it('steps down from where nothing is open when the page is loaded anew', async () => {
    slow.pushState({ above: 1 }, '')
    slow.pushState({ above: 2 }, '')
    dispatchEvent(new Event('load'))
    await rest()
    expect(slow.at).toBe(1)
  })

  it('waits for no entry that is not there', async () => {
    slow.entries = [{ path: '/table/a', state: { above: 1 } }]
    slow.at = 0
    dispatchEvent(new Event('load'))
    enter('/about', false, entered)
    await rest()
    expect(slow.paths).toBe('/table/a /about')
    one.open()
    await rest()
    await back()
    expect([slow.path, one.shown]).toEqual(['/about', false])
  })

  it('leaves the history alone on a desktop', async () => {
    held(false)
    one.open()
    await rest()
    expect(slow.at).toBe(1)
  })
})
