import { expect, it } from 'vitest'
import type { Event } from '../../generated/blood-bound'
import { player, view } from './fixture'
import { concerned, staged } from './stage'

it('is the view itself while nothing is told that changes the table', () => {
  const shown = view()
  expect(staged(shown, [])).toBe(shown)
  expect(staged(shown, [{ event: 'help_requested', seat: 1 }])).toBe(shown)
})

it('never changes the view it was given', () => {
  const shown = view()
  const before = JSON.stringify(shown)
  staged(shown, [{ event: 'token_taken', seat: 2, token: 'rose', wounds: 1, cause: 'attack' }, { event: 'staff_given', seat: 2, target: 3 }])
  expect(JSON.stringify(shown)).toBe(before)
})

it('tells an attack step by step', () => {
  const attacked: Event = { event: 'attacked', seat: 1, target: 3 }
  const offered: Event = { event: 'offer_made', seat: 4, target: 3 }
  const accepted: Event = { event: 'offer_accepted', seat: 4, target: 3 }
  const shown: Event = { event: 'rank_taken', seat: 4, rank: 'mage', wounds: 1, cause: 'attack' }
  const given: Event = { event: 'dagger_given', seat: 4 }
  expect(staged(view(), [attacked])).toMatchObject({ target: 3, wounded: 3, dagger: 1 })
  expect(staged(view(), [attacked, offered])).toMatchObject({ offers: [4], wounded: 3 })
  const after = staged(view(), [attacked, offered, accepted, shown])
  expect(after).toMatchObject({ target: 3, wounded: 4 })
  expect(after.players[4]).toMatchObject({ rank: 'mage', wounds: 1 })
  expect(staged(view(), [attacked, offered, accepted, shown, given])).toMatchObject({ dagger: 4, target: null, offers: [] })
})

it('moves ability cards between the supply and the players', () => {
  const protect: Event = { event: 'shield_given', seat: 2, target: 3, card: 'shield_green' }
  const once = staged(view(), [protect])
  expect(once.players[2]!.cards).toEqual(['sword_green'])
  expect(once.players[3]!.cards).toEqual(['shield_green'])
  expect(once.supply).toMatchObject({ sword_green: 0, shield_green: 1 })
  const twice = staged(once, [{ ...protect, target: 4 }])
  expect(twice.players[2]!.cards).toEqual(['sword_green'])
  const back = staged(twice, [
    { event: 'sword_returned', seat: 2, card: 'sword_green' },
    { event: 'shield_returned', seat: 3, card: 'shield_green' },
    { event: 'shield_returned', seat: 4, card: 'shield_green' },
  ])
  expect(back.players.every(({ cards }) => cards.length === 0)).toBe(true)
  expect(back.supply).toEqual(view().supply)
})

it('gives one token back when a wound is healed, not all of its kind', () => {
  const hurt = view()
  hurt.players[2] = player({ tokens: ['rose', 'rose'], wounds: 2 })
  const healed = staged(hurt, [{ event: 'token_returned', seat: 2, token: 'rose', wounds: 1 }])
  expect(healed.players[2]).toMatchObject({ tokens: ['rose'], wounds: 1 })
})

it('turns the cards up one after another', () => {
  const told: Event[] = [
    { event: 'capture', seat: 3, captor: 1 },
    { event: 'card_turned_up', seat: 0, character: 'rose_assassin' },
    { event: 'card_turned_up', seat: 1, character: 'beast_mage' },
  ]
  const shown = staged(view(), told)
  expect(shown).toMatchObject({ captured: 3, captor: 1 })
  expect(shown.players.map(({ character }) => character)).toEqual(['rose_assassin', 'beast_mage', null, null, null, null])
})

it('says whom an event is about', () => {
  expect(concerned(null)).toEqual({ by: null, to: null })
  expect(concerned({ event: 'dagger_passed', seat: 2, receiver: 5 })).toEqual({ by: 2, to: 5 })
  expect(concerned({ event: 'capture', seat: 2, captor: 5 })).toEqual({ by: 5, to: 2 })
})
