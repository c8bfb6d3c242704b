import { expect, it } from 'vitest'
import { momentLink, readMoment, type Moment } from './moments'

it('finds in a link what was put into it', () => {
  const moments: Moment[] = [
    { seat: null, step: null, entry: null, pass: '' },
    { seat: 0, step: 12, entry: null, pass: 'c0ffee' },
    { seat: 'everything', step: null, entry: 7, pass: '' },
  ]
  for (const moment of moments) {
    const link = momentLink('abc', moment)
    expect(link).toMatch(/^\/replay\/abc(#|$)/)
    expect(readMoment(link.split('#')[1] ?? '')).toEqual(moment)
  }
})

it('takes nothing else from a link', () => {
  const none: Moment = { seat: null, step: null, entry: null, pass: '' }
  for (const strange of ['', '12', 'step=-1&seat=x', 'step=1e9', 'pass=%0d%0aSet-Cookie', 'seat=9999999']) expect(readMoment(strange), strange).toEqual(none)
})
