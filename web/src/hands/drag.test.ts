import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drag, isOnTable } from './drag'

let [main, hand, card, table] = [document.body, document.body, document.body, document.body]
let rested: boolean
const dropped = vi.fn()
const clicked = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<main class="board"><ul><li id="card"><span class="holder"></span></li></ul><div id="table"></div></main>'
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
  ;[main, hand, card, table] = [find('main'), find('ul'), find('#card'), find('#table')]
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 60, left: 0, top: 0 } as DOMRect)
  rested = false
  card.onclick = clicked
  dropped.mockClear()
  clicked.mockClear()
  drag(() => ({ rested: () => rested, taken: () => undefined, dropped }))(card)
})
afterEach(() => document.body.replaceChildren())

function carry(pointerType: string, to: Element, distance = 100): void {
  document.elementFromPoint = () => to
  const at = (clientX: number) => ({ bubbles: true, pointerId: 1, pointerType, button: 0, clientX, clientY: 0 })
  card.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  window.dispatchEvent(new PointerEvent('pointermove', at(distance)))
  window.dispatchEvent(new PointerEvent('pointerup', at(distance)))
}

describe('a card that is dragged', () => {
  it('is chosen where it is dropped on the table, and the click that follows chooses nothing more', () => {
    carry('mouse', table)
    expect(dropped).toHaveBeenCalledExactlyOnceWith(table)
    card.click()
    expect(clicked).not.toHaveBeenCalled()
    expect(document.querySelector('.dragged')).toBeNull()
  })

  it('is not chosen where it is put back, or hardly moved', () => {
    carry('mouse', hand)
    carry('mouse', table, 4)
    expect(dropped).not.toHaveBeenCalled()
    card.click()
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('by a finger has rested under it first: a swipe scrolls', () => {
    carry('touch', table)
    expect(dropped).not.toHaveBeenCalled()
    rested = true
    carry('touch', table)
    expect(dropped).toHaveBeenCalledOnce()
  })

  it('is dropped on nothing beside the board', () => {
    expect(isOnTable(document.body, hand)).toBe(false)
    expect(isOnTable(main, hand)).toBe(true)
    expect(isOnTable(null, hand)).toBe(false)
  })
})
