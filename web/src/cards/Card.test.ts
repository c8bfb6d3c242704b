import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Bone from '~icons/game-icons/crossed-bones'
import Card from './Card.svelte'
import type { Face } from './face'
import { beside } from './reading.svelte'

const face: Face = {
  id: 'zombie',
  name: 'Zombie',
  kind: 'Monster',
  symbol: Bone,
  frame: 'shield',
  tone: 'blood',
  figures: [
    { value: 6, label: '6 actions' },
    { value: 3, label: '3 strikes', symbol: Bone },
  ],
  text: 'Slow to arrive and slow to fall.',
  designed: 'Designed for Duskhall.',
  rules: [{ number: '4.4', label: 'rule 4.4' }],
}

describe('a card', () => {
  it('says its name, type, numbers and what became of it', () => {
    render(Card, { face, note: 'beaten' })
    const card = screen.getByRole('button', { name: 'Zombie, Monster, 6 actions, 3 strikes, beaten' })
    expect(document.getElementById(card.getAttribute('aria-describedby')!)!.textContent).toBe(face.text)
  })

  it('shows its name and numbers in the hand, its picture and first number as a token', () => {
    const { container, rerender } = render(Card, { face })
    expect(container.querySelector('.name')!.textContent).toBe('Zombie°')
    expect([...container.querySelectorAll('.number')].map((each) => each.textContent).sort()).toEqual(['3', '6'])
    void rerender({ face, size: 'token' })
    return waitFor(() => {
      expect(container.querySelector('.name')).toBeNull()
      expect([...container.querySelectorAll('.number')].map((each) => each.textContent)).toEqual(['6'])
    })
  })

  it('says on its face what it does where it is told to', () => {
    const { container, unmount } = render(Card, { face, told: true })
    expect(container.querySelector('.printed')!.textContent).toContain(face.text)
    unmount()
    expect(render(Card, { face }).container.querySelector('.printed')!.textContent).not.toContain(face.text)
  })

  it('opens its reading size at a click, with text, provenance and rule links, and closes it with Escape', async () => {
    const openRule = vi.fn()
    render(Card, { face, openRule })
    await fireEvent.click(screen.getByRole('button', { expanded: false }))
    const reading = screen.getByRole('group', { name: 'Zombie' })
    expect(reading.textContent).toContain(face.text)
    expect(reading.textContent).toContain('Designed for Duskhall.')
    await fireEvent.click(screen.getByRole('button', { name: 'rule 4.4' }))
    expect(openRule).toHaveBeenCalledWith('4.4')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('is chosen by a click where it is a choice', async () => {
    const onchoose = vi.fn()
    render(Card, { face, onchoose })
    await fireEvent.click(screen.getByRole('button'))
    expect(onchoose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('opens under a pointer that moves over it, not under one that rests where it comes to lie', async () => {
    vi.useFakeTimers()
    render(Card, { face })
    const card = screen.getByRole('button')
    await fireEvent(card, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(screen.queryByRole('group')).toBeNull()
    await fireEvent(card, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementX: 3 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(screen.getByRole('group', { name: 'Zombie' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('is read, not chosen, by a long press', async () => {
    vi.useFakeTimers()
    const onchoose = vi.fn()
    render(Card, { face, onchoose })
    const card = screen.getByRole('button')
    await fireEvent.pointerDown(card, { pointerType: 'touch' })
    await vi.advanceTimersByTimeAsync(600)
    await fireEvent.pointerUp(card, { pointerType: 'touch' })
    await fireEvent.click(card)
    expect(onchoose).not.toHaveBeenCalled()
    expect(screen.getByRole('group', { name: 'Zombie' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('tells nothing while it lies face down', () => {
    const { container } = render(Card, { face: null, label: 'The boss waits face down' })
    expect(screen.getByRole('button', { name: 'The boss waits face down' })).toHaveProperty('disabled', true)
    expect(container.textContent!.trim()).toBe('The boss waits face down')
  })
})

describe('the place of the reading size', () => {
  const view = { width: 1280, height: 800 }

  it('is beside the card where there is room', () => {
    expect(beside({ left: 100, right: 200, top: 300, bottom: 440 }, { width: 280, height: 400 }, view)).toEqual({ left: 210, top: 170 })
    expect(beside({ left: 1100, right: 1200, top: 300, bottom: 440 }, { width: 280, height: 400 }, view).left).toBe(810)
  })

  it('is above a row of cards, or below it, and over none of them', () => {
    const hand = { left: 300, right: 960, top: 420, bottom: 590 }
    const card = { left: 410, right: 510, top: 420, bottom: 560 }
    const own = { width: 280, height: 380 }
    expect(beside(card, own, view, hand)).toEqual({ left: 320, top: 30 })
    expect(beside({ ...card, top: 100, bottom: 240 }, own, view, { ...hand, top: 100, bottom: 270 })).toEqual({ left: 320, top: 280 })
    expect(beside(card, { width: 280, height: 500 }, view, hand).left).toBe(970) // no room for it there: at the end of the row
  })

  it('never leaves a phone', () => {
    const phone = { width: 360, height: 740 }
    for (const top of [0, 200, 600]) {
      const at = beside({ left: 120, right: 224, top, bottom: top + 140 }, { width: 300, height: 430 }, phone)
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.left + 300).toBeLessThanOrEqual(360)
      expect(at.top).toBeGreaterThanOrEqual(0)
      expect(at.top + 430).toBeLessThanOrEqual(740)
    }
  })
})
