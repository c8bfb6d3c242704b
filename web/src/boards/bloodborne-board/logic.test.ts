import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/bloodborne-board'
import { answersTo, isTouchable } from './answers'
import { ask, content, fight, hunter, line, said, unit, view, words } from './fixture'
import { lineFigures, lineText } from './lines'
import { goalOf, leading, open, trigger } from './missions'
import { batchesOf, dodgeNeeds, fastEnough } from './order'
import { after } from './scene'
import { stepsOf, toReset } from './track'

describe('the hunt track', () => {
  const at = (track: number) => ({ track, last: 16, resets: [5, 9, 13, 16] })

  it.each([
    [1, 4],
    [4, 1],
    [5, 4],
    [13, 3],
    [15, 1],
    [16, 1],
  ])('from %i it is %i to the next reset', (track, left) => {
    expect(toReset(at(track))).toBe(left)
  })

  it('marks what is past, where the token is and where it resets', () => {
    const steps = stepsOf(at(6))
    expect(steps).toHaveLength(16)
    expect(steps.filter(({ state }) => state === 'past')).toHaveLength(5)
    expect(steps.find(({ state }) => state === 'here')?.space).toBe(6)
    expect(steps.filter(({ reset }) => reset).map(({ space }) => space)).toEqual([5, 9, 13, 16])
  })
})

describe('the order of resolution', () => {
  it('is the fastest first, all of one speed together, an ability before the hunter', () => {
    const hunter = { who: 'hunter', speed: 2, fate: 'staggered' }
    const ability = { who: 'ability', speed: 2, fate: 'lands' }
    const enemy = { who: 'enemy', speed: 3, fate: 'lands' }
    expect(batchesOf([hunter, ability, enemy])).toEqual([
      { speed: 3, blows: [enemy] },
      { speed: 2, blows: [ability, hunter] },
    ])
  })

  it('knows the slots that are fast enough for a dodge', () => {
    const needed = dodgeNeeds(fight(), line('axe_swing'))!
    expect([1, 2, 3].map((speed) => fastEnough(speed, 0, needed))).toEqual([false, true, true])
    expect(fastEnough(1, 1, needed)).toBe(true)
    const only = dodgeNeeds(fight(), line('timed_slash', { dodge_only: 2 }))!
    expect([1, 2, 3].map((speed) => fastEnough(speed, 0, only))).toEqual([false, true, false])
    expect(dodgeNeeds(fight({ may_dodge: false }), line('axe_swing'))).toBeNull()
    expect(dodgeNeeds(fight({ foe_attacks: false }), line('axe_swing'))).toBeNull()
  })
})

describe('the table while events are shown', () => {
  it('moves hunters and enemies, and leaves the view as it was', () => {
    const shown = view()
    const then = after(shown, [{ event: 'moved', seat: 0, space: 'central_lamp_c' }, { event: 'unit_moved', unit: 'hunter_mob_1', space: 'ransacked_house_b' }], content)
    expect(then.hunters[0]!.space).toBe('central_lamp_c')
    expect(then.units[0]!.space).toBe('ransacked_house_b')
    expect(shown.hunters[0]!.space).toBe('central_lamp_b')
    expect(shown.units[0]!.space).toBe('ransacked_house_a')
  })

  it('lays a tile turned, and lets an enemy of the right HP appear on it', () => {
    const then = after(
      view(),
      [
        { event: 'tile_laid', tile: 'market', x: 1, y: 0, turn: 1 },
        { event: 'spawned', unit: 'huntsmans_minion_2', space: 'market_a' },
      ],
      content,
    )
    expect(then.tiles.at(-1)).toMatchObject({ tile: 'market', x: 1, y: 0, turn: 1 })
    expect(then.tiles.at(-1)!.exits.map(({ way, space }) => [way, space])).toEqual([
      ['south', 'market_b'],
      ['north', 'market_a'],
    ])
    expect(then.units.at(-1)).toMatchObject({ kind: 'huntsmans_minion', hp: 5, damage: 0 })
  })

  it('shows a combat from the attack to the death', () => {
    const events: Event[] = [
      { event: 'attacked', seat: 0, unit: 'hunter_mob_1' },
      { event: 'card_placed', seat: 0, card: 'strength', speed: 2, damage: 3 },
      { event: 'flipped', unit: 'hunter_mob_1', line: 'shield_bash' },
      { event: 'suffered', seat: 0, damage: 2, hp: 4, cause: 'attack' },
      { event: 'wounded', seat: 0, unit: 'hunter_mob_1', damage: 3, total: 3 },
    ]
    const then = after(view(), events, content)
    expect(then.fight).toMatchObject({ mode: 'attacked', unit: 'hunter_mob_1', line: 'shield_bash', speed: 2, damage: 3 })
    expect(then.actions).toEqual([3, 0, 0])
    expect(then.hunters[0]).toMatchObject({ hp: 4, hand: ['endurance', 'skill'] })
    expect(then.units[0]!.damage).toBe(3)
    const over = after(view(), [...events, { event: 'slain', seat: 0, unit: 'hunter_mob_1' }, { event: 'echo_gained', seat: 0, total: 1 }], content)
    expect(over.units).toEqual([])
    expect(over.hunters[0]!.echoes).toBe(1)
  })

  it('turns the weapon, and clears its slots', () => {
    const shown = view({ hunters: [hunter({ slots: ['skill', null, null] })] })
    const then = after(shown, [{ event: 'slot_cleared', seat: 0, card: 'skill' }, { event: 'transformed', seat: 0, side: 'side_b' }], content)
    expect(then.hunters[0]).toMatchObject({ side: 1, slots: [null, null, null], weapon: shown.hunters[0]!.other_side })
  })
})

describe('what may be touched', () => {
  it('sorts options by what they are', () => {
    const answers = answersTo(ask('step', 'stay', 'north', ['central_lamp_a', 'space']))
    expect([...answers.spaces]).toEqual(['central_lamp_a'])
    expect([...answers.ways]).toEqual(['north'])
    expect([...answersTo(ask('slot', 'slot_1', 'slot_3')).slots]).toEqual([0, 2])
    expect([...answersTo(ask('receive', ['seat_2', 'seat'])).seats]).toEqual([1])
    expect(answersTo(ask('join', 'north')).ways.size).toBe(0)
  })

  it('keeps long lists of choices in the dock where the table does not offer them', () => {
    expect([isTouchable('step'), isTouchable('act'), isTouchable('choose_way')]).toEqual([true, false, false])
  })
})

it('shows the mission that is under way before the hunt that waits for insight', () => {
  expect(leading(view())?.mission).toBe('lh1_rescue')
  expect(leading(view({ insight: 2 }))?.mission).toBe('lh1_source')
  expect(open(view()).map(({ type }) => type)).toEqual(['hunt', 'insight'])
})

describe.each(['en', 'es'] as const)('words in %s', (lang) => {
  it('has a message for everything that a line may say', async () => {
    const spoken = await words(lang)
    const lines = [
      lineText(line('axe', { says: ['stagger', 'push', 'dodge-only', 'flip'].map((each) => said(`keyword-${each}`, 2)) }), spoken),
      lineText(line('slam', { says: [said('demand-others', 1, said('demand-damage', 2), said('demand-stun', 1))] }), spoken),
      lineText(line('claw', { says: [said('demand-again', 2, said('demand-damage', 2))] }), spoken),
      lineText(line('dive', { says: [said('demand-turn-end', 3, said('demand-damage', 2))] }), spoken),
      lineFigures(line('axe'), spoken),
      lineFigures(line('howl', { ability: true, speed: 1 }), spoken),
      ...view().starts.map((start) => trigger(start, spoken)),
    ]
    for (const sentence of lines) expect(sentence).not.toMatch(/keyword-|demand-|speed-|start-|night-|\{/)
    if (lang === 'en') expect(lines[1]).toBe('The other hunters here: dodge (slow), or: 2 damage, stun.')
    if (lang === 'es') expect(lines[1]).toBe('Los demás cazadores de aquí: esquivar (lenta), o: 2 de daño, aturdir.')
  })
})

it('names the kind of a unit', () => {
  expect([unit('hunter_mob_3', 'well_a').kind, content.kindOf('cleric_beast')]).toEqual(['hunter_mob', 'cleric_beast'])
})

it('tells the goal of a mission without the story before it, unless it needs that', () => {
  expect(goalOf('gm2_blood_moon_1', 'The moon is in everybody. Slay Hunter Mobs while free of frenzy.')).toBe('Slay Hunter Mobs while free of frenzy.')
  expect(goalOf('gm3_hunt_1', 'Camina. Consigue 2 de lucidez o espera al 3.er reinicio.')).toBe('Consigue 2 de lucidez o espera al 3.er reinicio.')
  expect(goalOf('fy3_kegs_1', 'Carry the keg to the Barred Window. It is heavy.')).toBe('Carry the keg to the Barred Window. It is heavy.')
  expect(goalOf('sc2_hunt_1', 'End a move on the Graveyard.')).toBe('End a move on the Graveyard.')
  expect(goalOf('my_own_1', 'Slay the boss. Then come back.')).toBe('Slay the boss. Then come back.')
})
