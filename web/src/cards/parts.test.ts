import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Bone from '~icons/game-icons/crossed-bones'
import Counter from './Counter.svelte'
import Die from './Die.svelte'
import Emblem from './Emblem.svelte'
import Medallion from './Medallion.svelte'
import Pips from './Pips.svelte'

const faces = ['Strike', 'Strike', 'Strike', 'Evade', 'Evade', 'Skill'].map((name) => ({ name, symbol: Bone }))

describe('a die', () => {
  it('says the face that it shows', () => {
    render(Die, { faces, shows: 3 })
    expect(screen.getByRole('img', { name: 'Evade' })).toBeTruthy()
  })

  it('turns another side up for another face', () => {
    const { container } = render(Die, { faces, shows: 0 })
    const front = container.querySelector<HTMLElement>('.cube')!.style.getPropertyValue('--y')
    const { container: other } = render(Die, { faces, shows: 1 })
    expect(other.querySelector<HTMLElement>('.cube')!.style.getPropertyValue('--y')).not.toBe(front)
  })

  it('tumbles when it is thrown and lies still before', async () => {
    const { container, rerender } = render(Die, { faces, shows: 0, rolls: 0 })
    expect(container.querySelector('.tumbles')).toBeNull()
    await rerender({ faces, shows: 5, rolls: 1 })
    expect(container.querySelector('.tumbles')).not.toBeNull()
    await rerender({ faces, shows: 5, rolls: 2, time: 0 })
    expect(container.querySelector('.tumbles')).toBeNull()
  })

  it('is a button where it can be chosen', async () => {
    const onchoose = vi.fn()
    render(Die, { faces, shows: 0, onchoose, label: 'Throw a strike again' })
    await fireEvent.click(screen.getByRole('button', { name: 'Throw a strike again' }))
    expect(onchoose).toHaveBeenCalledOnce()
  })
})

describe('marks and numbers', () => {
  it('say what they count', () => {
    render(Medallion, { value: 3, label: '3 strikes', symbol: Bone })
    render(Counter, { value: 12, label: '12 gold', symbol: Bone })
    const { container } = render(Pips, { value: 2, most: 4, label: '2 of 4 hits', symbol: Bone })
    for (const name of ['3 strikes', '12 gold', '2 of 4 hits']) expect(screen.getByRole('img', { name })).toBeTruthy()
    expect(container.querySelectorAll('.pip')).toHaveLength(4)
    expect(container.querySelectorAll('.pip.set')).toHaveLength(2)
  })

  it('are silent where the text beside them speaks', () => {
    const { container } = render(Medallion, { value: 3, label: '' })
    expect(container.querySelector('.medallion')!.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('an emblem', () => {
  it('is decoration, and different for every seed', () => {
    const { container: one } = render(Emblem, { seed: 'goblin', symbol: Bone })
    const { container: other } = render(Emblem, { seed: 'ogre', symbol: Bone })
    const lines = (container: Element) => container.querySelector('.lines')!.getAttribute('d')
    expect(one.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
    expect(lines(one)).not.toBe(lines(other))
  })
})
