import { describe, expect, it } from 'vitest'
import { HallError } from '../hall/api'
import { Wish } from './wish.svelte'

describe('a wish', () => {
  it('says what is asked for until it is granted, and forgets what was said before', async () => {
    const wish = new Wish()
    wish.said = 'Done.'
    const granted = wish.attempt(() => Promise.resolve(), 'link')
    expect([wish.busy, wish.said]).toEqual(['link', ''])
    expect(await granted).toBe(true)
    expect(wish.busy).toBe('')
  })

  it('says what went wrong, until something else is asked for', async () => {
    const wish = new Wish()
    expect(await wish.attempt(() => Promise.reject(new HallError('what-is-this', 'No such thing.', 404)))).toBe(false)
    expect(wish.trouble).toContain('No such thing.')
    await wish.attempt(() => Promise.resolve())
    expect(wish.trouble).toBe('')
  })
})
