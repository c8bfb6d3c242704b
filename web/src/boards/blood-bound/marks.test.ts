import { expect, it } from 'vitest'
import { view } from './fixture'
import { caption, sealed, thinking } from './marks'

const attack = view(6, { dagger: 1, target: 2, wounded: 2, may_offer: [0, 1, 3, 5] })

it('shows the seal of everyone who may offer, whoever has answered already', () => {
  const all = [0, 1, 3, 5]
  expect(sealed(attack, all.map((seat) => ({ seat, question: 'offer' })))).toEqual(all)
  expect(sealed(attack, [{ seat: 5, question: 'offer' }])).toEqual(all)
  expect(sealed(attack, [{ seat: 2, question: 'accept' }])).toEqual([])
})

it('shows who thinks about anything but an offer', () => {
  expect(thinking([{ seat: 2, question: 'request' }])).toEqual([2])
  expect(thinking([{ seat: 2, question: 'offer' }])).toEqual([])
})

it('says what goes on', () => {
  expect(caption(view(), [{ seat: 1, question: 'act' }])).toMatchObject({ key: 'table-turn', seats: { seat: 1 }, turn: 1 })
  expect(caption(attack, [{ seat: 2, question: 'request' }]).key).toBe('bound-request')
  expect(caption(attack, [{ seat: 5, question: 'offer' }]).key).toBe('bound-sealed')
  expect(caption({ ...attack, my_offer: 'decline' }, [{ seat: 5, question: 'offer' }]).key).toBe('table-my-answer-decline')
  expect(caption({ ...attack, offers: [3] }, [{ seat: 2, question: 'accept' }])).toMatchObject({ key: 'bound-accept', seats: { by: 1, seat: 2, offers: [3] } })
  expect(caption({ ...attack, wounded: 3 }, [])).toMatchObject({ key: 'bound-stepped-in', seats: { seat: 3, target: 2 } })
  expect(caption(attack, [{ seat: 2, question: 'take_token' }]).key).toBe('table-attack')
})
