import { beforeAll, describe, expect, it } from 'vitest'
import type { Box, View } from '../../generated/bloodborne-board'
import type { OwnAsk } from '../../generated/hall'
import type { TableWords } from '../../words/table'
import { ask, fight, hunter, line, said, table, unit, view, words } from './fixture'
import { figureOf } from './lines'
import { tells } from './telling'

let en: TableWords<Box>
beforeAll(async () => {
  en = await words()
})

const told = (shown: Partial<View>, asked: OwnAsk) => tells(table(view(shown), asked).store, en)
const slots = ask('slot', 'slot_1', 'slot_3')

describe('what a question is about', () => {
  it.each([
    ['move', 'Which card pays for the move?'],
    ['dream', 'Which card pays for the Dream?'],
    ['reload', 'Which card refreshes your gun?'],
  ])('is the action that a card pays for: %s', (found, question) => {
    expect(told({ found }, ask('pay', ['skill', 'card'], ['strength', 'card']))).toEqual({ question, options: { skill: 'Stagger.', strength: '1 damage more.' } })
  })

  it('is the enemy that comes in, is pushed or roams', () => {
    const found = 'hunter_mob_1'
    expect(told({ found }, ask('enters', 'done', 'firearm')).question).toBe('Hunter Mob 1 is coming to your space. Answer it?')
    expect(told({ found }, ask('choose_space', 'stay', ['central_lamp_a', 'space'])).question).toBe('Where do you move Hunter Mob 1?')
    expect(told({ found }, ask('prevent', 'no', 'yes')).question).toBe('Pay an echo, so that Hunter Mob 1 keeps still?')
    expect(told({}, ask('choose_space', ['central_lamp_a', 'space'])).question).toBe('To which space do you travel?')
  })

  it('is what one gets in exchange, or is rid of', () => {
    expect(told({ found: 'antidote' }, ask('exchange', 'done', ['fire_paper', 'item'])).question).toBe('Give a consumable for Antidote?')
    expect(told({}, ask('drop', 'poison_token', 'frenzy_token'))).toEqual({
      question: 'Get rid of poison, or of frenzy?',
      options: { poison_token: 'your turns no longer end with\u00a01\u00a0damage', frenzy_token: 'you no longer take 1\u00a0extra damage' },
    })
  })

  it('is what the enemy does', () => {
    const shown = { fight: fight(), cards: [{ kind: 'hunter_mob', side: 0, move: 1, lines: [line('axe_swing', { says: [said('demand-others', 1, said('demand-damage', 2))] })] }] }
    expect(told(shown, ask('dodge', 'no', ['endurance', 'card'])).question).toBe('Axe Swing: do you dodge it?')
    expect(told({ ...shown, found: 'axe_swing' }, ask('meet_demand', 'no', ['endurance', 'card']))).toEqual({
      question: 'Axe Swing: dodge it, or suffer?',
      options: { no: '2 damage', endurance: 'into any empty slot' },
    })
    const swift = { ...shown, cards: [{ kind: 'hunter_mob', side: 0, move: 1, lines: [line('axe_swing', { says: [said('demand-others', 2, said('demand-stun', 1))] })] }] }
    expect(told({ ...swift, found: 'axe_swing' }, ask('meet_demand', 'no', ['endurance', 'card'])).options?.endurance).toBe('into an empty slot, medium or fast')
  })

  it('is left to its own words where nothing more is known', () => {
    expect(told({}, ask('take_turn', 'go'))).toEqual({})
    expect(told({}, ask('pay', ['skill', 'card'])).question).toBeUndefined()
    expect(tells(table(view({ seat: null }), slots).store, en)).toEqual({})
  })
})

it('has the rule of what asks here, where its own is about something else', () => {
  const chalice = { hunters: [hunter({ space: 'church_of_the_good_chalice_a' })] }
  expect(told(chalice, ask('give_item', ['pebble', 'item'])).rule).toBe('5.6')
  expect(told({}, ask('give_item', 'done', ['pebble', 'item'])).rule).toBeUndefined()
  expect(told({}, ask('choose_space', ['central_lamp_a', 'space'])).rule).toBe('4.8')
  expect(told({ found: 'hunter_mob_1' }, ask('choose_space', ['central_lamp_a', 'space'])).rule).toBeUndefined()
  expect(told({}, slots).rule).toBe('15.7')
  expect(told({ found: 'endurance', fight: fight() }, slots).rule).toBe('7.9')
  expect(told({ fight: fight({ slot: null, damage: 0 }) }, slots).rule).toBeUndefined()
})

describe('what an answer does', () => {
  it('is the speed and damage of a slot, or what it holds', () => {
    expect(told({ fight: fight({ slot: null, damage: 0 }) }, slots)).toEqual({ question: 'From which slot does Skill strike?', options: { slot_1: 'fast, 1 damage', slot_3: 'medium, 2 damage' } })
    expect(told({ found: 'endurance' }, slots).question).toBe('From which slot does Endurance dodge?')
    const full = { hunters: [hunter({ slots: ['skill', null, 'strength'] })] }
    expect(told(full, slots)).toEqual({ question: 'Which slot of your weapon do you clear?', options: { slot_1: 'Skill', slot_3: 'Strength' } })
  })

  it('is what an item does for an attack', () => {
    expect(told({ fight: fight() }, ask('on_attack', 'done', ['numbing_mist', 'item'])).options).toEqual({ done: 'you keep your items', numbing_mist: "The enemy's attack loses its effects." })
  })

  it('is whom a rune would strike, or what it says', () => {
    const units = [unit('hunter_mob_2', 'central_lamp_b', { damage: 3 }), unit('scourge_beast_1', 'ransacked_house_b')]
    const rune = ask('on_kill', 'done', ['rune_beast', 'item'])
    expect(told({ hunters: [hunter({ space: 'central_lamp_b' })], units }, rune).options).toEqual({ rune_beast: '2 damage: Hunter Mob\u00a02 (1\u00a0of\u00a04\u00a0HP)' })
    expect(told({ hunters: [hunter({ space: 'central_lamp_b' })], units: [] }, rune).options).toEqual({ rune_beast: '2 damage to another enemy in range 1.' })
  })

  it('is what a card does that may be discarded', () => {
    expect(told({}, ask('refill', 'draw', ['skill', 'card'])).options).toEqual({ draw: 'Your hand fills up.', skill: 'Stagger.' })
  })

  it('is to give away a firearm, by its name', () => {
    expect(told({ hunters: [hunter({ firearm: 'cannon' })] }, ask('trade', 'done', 'firearm')).names).toEqual({ firearm: 'Cannon' })
    expect(told({ hunters: [hunter({ firearm: null })] }, ask('trade', 'done'))).toEqual({ options: {} })
  })

  it('is the price, and what is there to pay it', () => {
    expect(told({ hunters: [hunter({ echoes: 2 })] }, ask('reload_with', 'cards', 'echo'))).toEqual({ names: { cards: 'Discard 1 card' }, options: { cards: 'you have 3', echo: 'you have 2' } })
    expect(told({}, ask('act', 'move', 'reload', ['blood_vial', 'item']))).toEqual({ question: 'What do you do with 3 cards?', options: { move: '1 card', reload: '1 card' } })
  })

  it('is what the firearm does now', () => {
    expect(told({ fight: fight() }, ask('react', 'done', 'firearm')).options).toEqual({ firearm: 'staggers the blow' })
    expect(told({ fight: fight({ mode: 'attacked' }) }, ask('attack_with', 'nothing', 'firearm'))).toEqual({ question: 'With what do you strike back?', options: {} })
  })

  it('is whom one comes to', () => {
    const shown = { steps_left: 2, units: [unit('hunter_mob_1', 'ransacked_house_a')] }
    expect(told(shown, ask('step', 'stay', 'west', ['ransacked_house_a', 'space'], ['central_lamp_c', 'space']))).toEqual({
      question: 'Where to? 2\u00a0spaces\u00a0left',
      options: { stay: 'the move ends', west: 'a new tile', ransacked_house_a: 'Hunter Mob 1, 2 consumables' },
    })
    expect(told({}, ask('beckon', ['seat_2', 'seat'])).options).toEqual({ seat_2: '6 HP, Central Lamp A' })
  })

  it('is how much an enemy can still take', () => {
    const shown = { fight: fight({ unit: null }), units: [unit('hunter_mob_1', 'central_lamp_b', { damage: 3 })] }
    expect(told(shown, ask('target', ['hunter_mob_1', 'unit']))).toEqual({ question: 'Whom do you attack?', options: { hunter_mob_1: '1 of 4 HP' } })
  })

  it('is the other side of the weapon', () => {
    expect(told({}, ask('free_transform', 'no', 'yes')).options?.yes).toBe('side B: fast\u00a01, medium\u00a02, slow\u00a03; clears all slots')
  })

  it('is what a hunter has of the kind that is given', () => {
    const hunters = [hunter({ firearm: 'cannon' }), hunter({ firearm: 'hunter_pistol', rewards: { tiny_tonitrus: true } }), hunter({ firearm: null, rewards: {} })]
    const seats: [string, string][] = [
      ['seat_2', 'seat'],
      ['seat_3', 'seat'],
    ]
    const gun = told({ hunters, found: 'hunter_pistol' }, ask('receive', ...seats))
    expect(gun).toEqual({ question: 'Who gets Hunter Pistol?', options: { seat_2: 'has Hunter Pistol', seat_3: 'has none yet' } })
    const tool = told({ hunters, found: 'messengers_gift', phase: 'between' }, ask('receive', ...seats))
    expect(tool).toEqual({ question: "To whom do you give Messenger's Gift?", options: { seat_2: 'has Tiny Tonitrus', seat_3: 'has none yet' } })
    expect(told({ hunters, found: 'messengers_gift' }, ask('pass_on', 'nobody', ...seats))).toEqual({ question: "Who gets Messenger's Gift instead of you?", options: tool.options })
  })

  it('is of what a hunter has only what takes up the same room', () => {
    const hunters = [hunter({}), hunter({ consumables: ['blood_vial', 'blood_vial'], rewards: { rune_eye: true, hand_lantern: true } })]
    const has = (found: string): string | undefined => told({ hunters, found, phase: 'between' }, ask('receive', ['seat_2', 'seat'])).options?.seat_2
    expect(['rune_moon', 'blood_vial', 'hand_lantern', 'hunter_pistol'].map(has)).toEqual(['has Rune: Eye', 'has Blood Vial', 'has Hand Lantern', 'has Hunter Pistol'])
  })

  it('is what a shard makes of each slot', () => {
    const weapon = [
      { speed: 3, damage: 1, special: false },
      { speed: 1, damage: 3, special: false },
    ]
    const options = told({ hunters: [hunter({ weapon })], phase: 'between' }, ask('slot', 'slot_1', 'slot_2')).options
    expect(options).toEqual({ slot_1: 'fast, damage 1 → 2', slot_2: 'slow, damage 3 → 4' })
  })

  it('is which firearm is kept', () => {
    expect(told({ hunters: [hunter({ firearm: 'cannon' })], found: 'evelyn' }, ask('keep_firearm', 'old', 'new')).options).toEqual({ old: 'Cannon', new: 'Evelyn' })
  })

  it('is onto which space an exit of a new tile leads', () => {
    expect(told({ found: 'central_lamp' }, ask('join', 'north'))).toEqual({ question: 'By which exit do you enter Central Lamp?', options: { north: 'onto space B' } })
  })
})

it('numbers an enemy as its name does, and the only one of a kind not at all', () => {
  expect(figureOf('scourge_beast_3', en)).toBe('3')
  expect(figureOf('cleric_beast', en)).toBe('')
})
