import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TableWords } from '../words/table'
import Log from './Log.svelte'
import { line, newTable, speak } from './testing'

let words: TableWords

beforeAll(async () => {
  ;({ words } = await speak())
})

describe('the log', () => {
  it('stays where somebody reads, and goes on at the end when they are there', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => (step(0), 0))
    const table = newTable()
    table.lines = [line(1, 1)]
    render(Log, { table, words, openRule: vi.fn() })
    flushSync()
    const log = screen.getByRole('log')
    const size = (top: number) => Object.defineProperties(log, { scrollHeight: { value: 900, configurable: true }, clientHeight: { value: 300, configurable: true } }) && (log.scrollTop = top)
    size(600)
    await fireEvent.scroll(log) // at its end, as large as it is now
    const gone = vi.spyOn(log, 'scrollTo')
    size(100)
    await fireEvent.scroll(log)
    table.lines = [...table.lines, line(2, 0)]
    flushSync()
    expect(gone).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'To the newest line' }))
    expect(gone).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: 'To the newest line' })).toBeNull()
    table.lines = [...table.lines, line(3, 0)]
    flushSync()
    expect(gone).toHaveBeenCalledTimes(2)
  })

  it('keeps the line that is read at its place when its size changes, and the newest where nobody reads', async () => {
    let resized = (): void => undefined
    vi.stubGlobal('ResizeObserver', class {
      constructor(seen: () => void) {
        resized = seen
      }
      observe = vi.fn()
      disconnect = vi.fn()
    })
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0), line(3, 1)]
    render(Log, { table, words, openRule: vi.fn() })
    flushSync()
    const log = screen.getByRole('log')
    let height = 40 // of a line, which grows where the log becomes narrow
    Object.defineProperties(log, { scrollHeight: { get: () => 3 * height }, clientHeight: { value: 30 } })
    log.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30)
    ;[...log.children].forEach((each, at) => (each.getBoundingClientRect = () => new DOMRect(0, at * height - log.scrollTop, 100, height)))
    const gone = vi.spyOn(log, 'scrollTo')
    await fireEvent.scroll(log) // moved by its new size, and by nobody
    expect(gone).toHaveBeenCalledWith({ top: 120 })
    expect(screen.queryByRole('button', { name: 'To the newest line' })).toBeNull()
    log.scrollTop = 50 // ten pixels of the second line are gone
    await fireEvent.scroll(log)
    height = 80
    resized()
    expect(log.scrollTop).toBe(90)
    log.scrollTop = 210
    await fireEvent.scroll(log)
    resized()
    expect(gone).toHaveBeenLastCalledWith({ top: 240 })
    vi.unstubAllGlobals()
  })
})

describe('the log of a throw', () => {
  it('says nothing of it while the dice roll', () => {
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0)]
    table.hushed = table.lines[1]!.happening!
    render(Log, { table, words, openRule: vi.fn() })
    const told = () => [...screen.getByRole('log').querySelectorAll('p')].map((each) => each.textContent)
    expect(told()).toHaveLength(1)
    expect(told()[0]).toContain('Bram takes up the lantern.')
    table.hushed = null
    flushSync()
    expect(told()).toHaveLength(2)
  })
})

describe('the log, sifted', () => {
  it('shows what was asked for, says how much that is, and is whole again after Escape', async () => {
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0), line(3, 1)]
    render(Log, { table, words, openRule: vi.fn() })
    await fireEvent.click(screen.getByRole('button', { name: 'Search and filter the log' }))
    const search = screen.getByRole('searchbox')
    expect(document.activeElement).toBe(search)
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
    await fireEvent.input(search, { target: { value: 'nothing like it' } })
    expect(screen.getByText('0 of 3 lines')).toBeTruthy()
    expect(screen.getByText('No line is like that.')).toBeTruthy()
    await fireEvent.keyDown(search, { key: 'Escape' })
    expect(screen.getByRole('log').querySelectorAll('p')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search and filter the log' }))
  })
})
