import { describe, expect, test } from 'vitest'
import type { Event } from '../../generated/bloodborne-card'
import { dieFaces, faceShown } from './dice'
import { movements } from './motion'
import { asksInStep, roundOf } from './round'
import { frames } from './fixture'

const lines = (...events: Event[]) => events.map((happening, seq) => ({ seq, happening, happened: { seq, kind: 'decision' } }))
const begins: Event = { event: 'round_begins', round: 4, seat: 0 }

describe('what the log says of this round', () => {
  test('throws of one blow are added', () => {
    const first: Event = { event: 'monster_rolled', die: 'red', damage: 2, total: 2 }
    const more: Event = { event: 'combo_rolled', die: 'red', damage: 3, total: 5 }
    expect(roundOf(lines(begins, first, more)).roll).toEqual({ die: 'red', throws: [2, 3], total: 5 })
  })

  test('a question is asked in its step, or in a later one that the log tells of', () => {
    expect(asksInStep({ step: 1 }, [{ question: 'play_card' }])).toBe(1)
    expect(asksInStep({ step: 1 }, [{ question: 'take_upgrade' }])).toBe(7)
    expect(asksInStep({ step: 5 }, [{ question: 'steal_from' }])).toBe(5)
  })

  test('nothing of the round before is left', () => {
    const promise: Event = { event: 'promised', seat: 1, intent: 'dream' }
    const before: Event[] = [{ event: 'creature_escaped', creature: 'rabid_dog' }, promise, { event: 'monster_rolled', die: 'red', damage: 2, total: 2 }]
    expect(roundOf(lines(...before, begins))).toEqual({ step: 1, roll: null, promises: new Map(), escaped: false })
  })

  test('a later promise replaces an earlier one', () => {
    const round = roundOf(lines(begins, { event: 'promised', seat: 1, intent: 'dream' }, { event: 'promised_card', seat: 1, card: 'molotov' }))
    expect(round.promises.get(1)).toEqual({ intent: null, card: 'molotov' })
  })

  test('a blow in the instant step does not pass for the attack of the hunters', () => {
    const blow: Event = { event: 'damaged', seat: 0, creature: 'rabid_dog', echoes: 1, left: 3 }
    expect(roundOf(lines(begins, { event: 'instant_begins', seat: 0, card: 'hunter_pistol' }, blow)).step).toBe(3)
    expect(roundOf(lines(begins, { event: 'monster_rolled', die: 'red', damage: 0, total: 0 }, blow)).step).toBe(5)
  })
})

describe('what moves', () => {
  const view = frames[0]!.view
  const path = (event: Event) => movements(event, view).map(({ from, to, count, text }) => [from, to, count, text])

  test('Echoes fly to whoever took them', () => {
    expect(path({ event: 'damaged', seat: 2, creature: 'rabid_dog', echoes: 3, left: 1 })).toEqual([['creature', 'collected-2', 3, '+3']])
    expect(path({ event: 'echoes_stolen', seat: 0, hunter: 1, echoes: 2 })).toEqual([['collected-1', 'collected-0', 2, '+2']])
    expect(path({ event: 'banked', seat: 1, echoes: 4, total: 9 })).toEqual([['collected-1', 'banked-1', 4, '+4']])
  })

  test('no Echoes, no flight', () => {
    expect(path({ event: 'banked', seat: 1, echoes: 0, total: 9 })).toEqual([])
    expect(path({ event: 'died', seat: 1, echoes: 0, cause: 'attack' })).toEqual([['health-1', 'health-1', 1, '']])
  })

  test('the token of the first player goes on from where it was', () => {
    const next = (view.first_player + 1) % view.hunters.length
    expect(path({ event: 'first_player_passed', seat: next })).toEqual([[`seat-${view.first_player}`, `seat-${next}`, 1, '']])
  })
})

describe('the dice', () => {
  const faces: [number, number][] = [[0, 0], [1, 1], [2, 0], [2, 1], [3, 0], [4, 0]]

  test('a plus is read as such', () => {
    expect(dieFaces(faces)).toEqual(['0', '1+', '2', '2+', '3', '4'])
  })

  test('the die shows a face with the damage of the last throw', () => {
    expect(faceShown(faces, [1, 3])).toBe(4)
    expect(faceShown(faces, [1])).toBe(1)
    expect(faceShown(faces, [2])).toBe(2)
  })
})
