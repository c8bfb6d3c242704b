import { describe, expect, test } from 'vitest'
import type { Event, View } from '../../generated/bloodborne-card'
import { contentOf } from './content'
import { book, frames } from './fixture'
import { after, second } from './scene'

const content = contentOf(book)
const start = frames[0]!.view
const steps = frames.flatMap((frame, at) => {
  const before = frames[at - 1]
  return before && before.at === frame.at - 1 && frame.events.length > 0 ? [{ before: before.view, frame }] : []
})

/** What the board draws; the reserve, who has struck and whether it is over are not drawn from the scene. */
function drawn(view: View) {
  const { round, first_player, creature, monsters_left, bosses_left, from_box, display, upgrades_left } = view
  const hunters = view.hunters.map((hunter) => ({ ...hunter, struck: false }))
  return { round, first_player, creature, monsters_left, bosses_left, from_box, display, upgrades_left, hunters }
}

describe('after its events, the scene is the table that the hall tells next', () => {
  test.each(steps.map(({ before, frame }) => [frame.at, before, frame] as const))('entry %i', (_, before, frame) => {
    const scene = after(before, frame.events, content)
    // While what it does on its escape is going on, the hall still counts the monster in play (R30).
    if (scene.creature?.fate === 'escaped') scene.creature = frame.view.creature
    expect(drawn(scene)).toEqual(drawn(frame.view))
  })

  test('the recorded game shows most of what can happen', () => {
    const kinds = new Set(frames.flatMap(({ events }) => events.map(({ event }) => event)))
    expect(kinds.size).toBeGreaterThan(30)
  })
})

describe('the reveal', () => {
  const shown = (seat: number, card: string): Event => ({ event: 'card_shown', seat, card })
  const weapon = (seat: number): Event => ({ event: 'weapon_shown', seat, card: 'hunter_axe' })

  test('no card is turned before the last one is there', () => {
    expect(after(start, [shown(0, 'transform'), shown(1, 'hunter_axe')], content).holding).toBe('card_shown')
    expect(after(start, [shown(0, 'transform'), shown(1, 'hunter_axe'), shown(2, 'saw_cleaver')], content).holding).toBeNull()
  })

  test('a dead hunter is not waited for', () => {
    const view = { ...start, hunters: start.hunters.map((each, seat) => (seat === 2 ? { ...each, status: 'dead' } : each)) }
    expect(after(view, [shown(0, 'transform'), shown(1, 'hunter_axe')], content).holding).toBeNull()
  })

  test('weapons of step 2 are held back for those who still have one to show', () => {
    const cards = [shown(0, 'transform'), shown(1, 'transform'), shown(2, 'saw_cleaver')]
    expect(after(start, [...cards, weapon(0)], content).holding).toBe('weapon_shown')
    const scene = after(start, [...cards, weapon(0), weapon(1)], content)
    expect(scene.holding).toBeNull()
    expect(scene.hunters.map(second)).toEqual(['hunter_axe', 'hunter_axe', null])
  })

  test('leaves the view as it was', () => {
    const copy = structuredClone(start)
    after(start, [shown(0, 'transform'), { event: 'suffered', seat: 1, damage: 2, health: 6 }], content)
    expect(start).toEqual(copy)
  })
})
