import { afterEach, describe, expect, it } from 'vitest'
import { choosable, clearest, readable, standings, within, type Box } from './clear'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

afterEach(() => document.body.replaceChildren())

describe('what comes up for a moment', () => {
  const places = [box(0, 0, 10, 10), box(0, 20, 10, 30), box(0, 40, 10, 50)]

  it('stands at the first place that covers nothing', () => {
    expect(clearest(places, [])).toBe(0)
    expect(clearest(places, [box(5, 5, 15, 15)])).toBe(1)
    expect(clearest(places, [box(5, 5, 15, 15), box(0, 30, 10, 40)])).toBe(1) // side by side they cover nothing
  })

  it('stands anywhere over a broad table, a little from its edges', () => {
    const around = box(100, 50, 200, 110)
    const free = standings(around, { width: 40, height: 20 }, 5)
    expect(free[0]).toEqual(box(130, 55, 170, 75))
    expect(free).toContainEqual(box(105, 70, 145, 90))
    expect(free).toContainEqual(box(155, 85, 195, 105))
    expect(free).toHaveLength(9)
  })

  it('is a sheet at the upper or the lower edge where it is as wide as the table', () => {
    expect(standings(box(100, 50, 200, 110), { width: 100, height: 20 }, 5)).toEqual([box(100, 50, 200, 70), box(100, 90, 200, 110)])
  })

  it('covers the least where it cannot stand clear', () => {
    expect(clearest(places, [box(0, 0, 10, 5), box(0, 20, 10, 29), box(0, 40, 5, 44)])).toBe(2)
    expect(clearest(places, [box(0, 0, 10, 50)])).toBe(0)
  })

  it('covers what can be chosen least of all, and then what is read', () => {
    const [chosen, read] = [box(0, 0, 10, 1), box(0, 20, 10, 29)]
    expect(clearest(places, [chosen], [read])).toBe(2)
    expect(clearest(places.slice(0, 2), [chosen], [read])).toBe(1)
    expect(clearest(places.slice(0, 2), [], [read])).toBe(0)
  })

  it('rather hides words than cuts through them', () => {
    const words = [box(0, 0, 10, 9), box(0, 25, 10, 31)]
    expect(clearest(places.slice(0, 2), [], words)).toBe(0)
  })

  it('finds more places over a broad table where it looks finely, the usual ones first', () => {
    const [around, size] = [box(0, 0, 160, 80), { width: 20, height: 10 }]
    expect(standings(around, size, 5, true)).toHaveLength(17 * 17)
    expect(standings(around, size, 5, true)[0]).toEqual(standings(around, size, 5)[0])
  })

  it('knows words, buttons and small signs as what is read, and no ground', () => {
    const root = document.body.appendChild(document.createElement('main'))
    root.innerHTML = '<div id="ground"><p>words</p><button></button><svg id="sign"></svg><svg id="map"></svg><b> </b></div>'
    const widths: Record<string, number> = { div: 500, p: 40, button: 30, map: 400, sign: 20, b: 10 }
    for (const each of root.querySelectorAll('*')) each.getBoundingClientRect = () => new DOMRect(0, 0, widths[each.id] ?? widths[each.localName], 9)
    expect(readable(root).map(({ right }) => right)).toEqual([40, 30, 20])
  })

  it('stays within the edges', () => {
    expect(within(box(0, 0, 100, 100), 95, -20, { width: 10, height: 10 })).toEqual(box(90, 0, 100, 10))
    expect(within(box(0, 0, 100, 100), 40, 40, { width: 10, height: 10 })).toEqual(box(40, 40, 50, 50))
    expect(within(box(8, 8, 100, 100), 0, 0, { width: 200, height: 10 }).left).toBe(8)
  })

  it('asks the board and the dock what can be chosen, as far as it is shown', () => {
    for (const [name, width] of [['answer', 5], ['option', 6], ['letGo', 7], ['answer', 0], ['seat', 9]] as const) {
      const each = document.body.appendChild(document.createElement('i'))
      each.dataset[name] = ''
      each.getBoundingClientRect = () => new DOMRect(0, 0, width, 5)
    }
    const line = document.body.appendChild(document.createElement('li'))
    line.getBoundingClientRect = () => new DOMRect(0, 0, 40, 5)
    line.appendChild(document.createElement('button')).dataset.answer = ''
    expect(choosable().map(({ right }) => right)).toEqual([5, 6, 7, 40])
  })
})
