import { readFileSync } from 'node:fs'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Box } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'
import Board from './Board.svelte'
import { board } from './board'
import { ask, fight, hunter, table, unit, view, words } from './fixture'

const { lessons } = board
const openRule = vi.fn()
let en: TableWords<Box>

beforeEach(async () => {
  en = await words()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function show(shown = view(), asked: ReturnType<typeof ask> | null = null) {
  const { store, sent } = table(shown, asked)
  return { ...render(Board, { table: store, view: store.view!, words: en, openRule }), store, sent }
}

it('goes from the title of the page to headings of the second level, and has no list that is a picture', () => {
  for (const [shown, asked] of [[view({ tiles: [] }), null], [view({ fight: fight() }), null]] as const) {
    const { container, unmount } = show(shown, asked)
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((each) => Number(each.tagName[1]))
    expect(levels[0]).toBe(2)
    expect(levels.every((level, number) => level <= (levels[number - 1] ?? 1) + 1)).toBe(true)
    expect(container.querySelectorAll(':is(ol, ul, li)[role="img"]')).toHaveLength(0)
    unmount()
  }
})

it('tells in the result why the hunt failed', () => {
  expect(board.result!(view({ phase: 'over' }), en).why).toMatch(/^The final round of The Long Hunt, chapter 1 ended before this was done: .+/)
  expect(board.result!(view(), en).why).toBe('')
})

it('shows spectators the hunters that are chosen, and by whom', () => {
  const { store } = table(view({ tiles: [], hunters: [hunter(), hunter({ hunter: null })] }), null)
  store.seat = null
  render(Board, { table: store, view: store.view!, words: en, openRule })
  const cards = document.querySelectorAll<HTMLButtonElement>('.choosing .card')
  expect(cards.length).toBeGreaterThan(1)
  expect([...cards].every((card) => card.disabled)).toBe(true)
  expect(document.querySelector('.choosing .by')?.textContent).toContain('Mireia')
})

describe('the map', () => {
  it('has every space as a button with what is there, and one of them in the order of Tab', () => {
    const { container } = show()
    const spaces = [...container.querySelectorAll('[data-space]')]
    expect(spaces).toHaveLength(5)
    expect(spaces.every((space) => space.getAttribute('role') === 'button')).toBe(true)
    expect(spaces.filter((space) => space.getAttribute('tabindex') === '0')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Central Lamp B: a lamp, Mireia' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ransacked House A: Hunter Mob 1, 2 consumables' })).toBeTruthy()
  })

  it('has on every space the letter by which options name it', () => {
    const { container } = show()
    const letters = [...container.querySelectorAll('[data-tile="central_lamp"] .letter')].map((each) => each.textContent)
    expect(letters).toEqual(['A', 'B', 'C'])
  })

  it('answers with a space that may be chosen, by click and by key', async () => {
    const { container, sent, store } = show(view(), ask('step', 'east', ['central_lamp_a', 'space']))
    const space = container.querySelector('[data-space="central_lamp_a"]')!
    expect(space.getAttribute('tabindex')).toBe('0')
    await fireEvent.click(space)
    expect(sent.at(-1)).toMatchObject({ type: 'answer', option: 'central_lamp_a' })
    store.sent = null
    await fireEvent.keyDown(space, { key: 'Enter' })
    expect(sent.filter(({ type }) => type === 'answer')).toHaveLength(2)
  })

  it('lets the own hunter be carried to a space that may be chosen, and to no other', async () => {
    const { container, sent } = show(view(), ask('step', 'east', ['central_lamp_a', 'space']))
    const carry = async (to: string): Promise<void> => {
      document.elementFromPoint = () => container.querySelector(to)
      await fireEvent.pointerDown(container.querySelector('.carry')!, { pointerId: 1, button: 0, clientX: 10, clientY: 10 })
      await fireEvent.pointerMove(container.querySelector('.map')!, { pointerId: 1, clientX: 60, clientY: 40 })
      expect(container.querySelector('.lifted')).not.toBeNull()
      await fireEvent.pointerUp(container.querySelector('.map')!, { pointerId: 1, clientX: 60, clientY: 40 })
      expect(container.querySelector('.lifted')).toBeNull()
    }
    await carry('[data-space="ransacked_house_a"]')
    expect(sent.filter(({ type }) => type === 'answer')).toEqual([])
    await carry('[data-space="central_lamp_a"]')
    expect(sent.at(-1)).toMatchObject({ option: 'central_lamp_a' })
  })

  it('leaves the hunter where it is while nothing is to be chosen', () => {
    expect(show().container.querySelector('.carry')).toBeNull()
  })

  it('offers only the exits of the own space to be explored', async () => {
    const shown = view({ hunters: [hunter({ space: 'central_lamp_c' })] })
    const { container, sent } = show(shown, ask('step', 'east'))
    expect([...container.querySelectorAll('[data-way]')].map((exit) => exit.getAttribute('aria-label'))).toEqual(['Explore east'])
    await fireEvent.click(container.querySelector('[data-way="east"]')!)
    expect(sent.at(-1)).toMatchObject({ option: 'east' })
  })

  it('goes from space to space with the arrows', async () => {
    const { container } = show()
    const space = (name: string) => container.querySelector<SVGElement>(`[data-space="${name}"]`)!
    space('central_lamp_b').focus()
    await fireEvent.keyDown(space('central_lamp_b'), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(space('central_lamp_a'))
  })

  it('is read where nothing is to be chosen: spaces, and enemies with all their actions', async () => {
    const { container } = show()
    await fireEvent.click(container.querySelector('[data-space="ransacked_house_a"]')!)
    expect(screen.getByRole('dialog').textContent).toContain('Enemies of slot I appear here: Hunter Mob.')
    await fireEvent.click(container.querySelector('[data-target="unit-hunter_mob_1"]')!)
    const sheet = screen.getByRole('dialog').textContent
    for (const part of ['Axe Swing', 'Shield Bash', 'Mob Frenzy', 'Stagger. Stun.', 'Slot I', '4 of 4 HP']) expect(sheet).toContain(part)
  })

  it('attacks an enemy on the own space when it is touched', async () => {
    const shown = view({ units: [unit('hunter_mob_1', 'central_lamp_b'), unit('hunter_mob_2', 'ransacked_house_a')] })
    const { container, sent } = show(shown, ask('act', 'end_turn', 'attack'))
    expect(container.querySelectorAll('.touch.may')).toHaveLength(1)
    await fireEvent.click(container.querySelector('[data-target="unit-hunter_mob_1"]')!)
    expect(sent.at(-1)).toMatchObject({ option: 'attack' })
  })

  it('writes the name of every tile, and draws one that is shut over the streets of the others', () => {
    const shown = view()
    shown.tiles[0] = { ...shown.tiles[0]!, fog: true }
    const { container } = show(shown)
    const drawn = [...container.querySelectorAll('.tile')]
    expect(drawn.map((tile) => tile.querySelector('.name')?.textContent.trim())).not.toContain('')
    expect(drawn.map((tile) => tile.classList.contains('fog'))).toEqual([...drawn.slice(1).map(() => false), true])
  })

  it('shows fog gates and a broken lamp', () => {
    const shown = view()
    shown.tiles[0] = { ...shown.tiles[0]!, fog: true }
    const { container } = show(shown)
    expect(container.querySelectorAll('.tile.fog .gate')).toHaveLength(4)
    expect(container.querySelector('.tile.fog .lamp.broken')).toBeTruthy()
  })
})

describe("one's own hunter", () => {
  it('shows life, echoes, slots, firearm and hand', () => {
    const shown = view({ hunters: [hunter({ hp: 3, echoes: 2, slots: ['skill', null, null], gun_ready: false, poison: true })] })
    show(shown)
    const own = within(screen.getByRole('region', { name: 'Your hunter' }))
    expect(own.getByRole('img', { name: '3 of 6 HP' })).toBeTruthy()
    expect(own.getByRole('img', { name: '2 blood echoes' })).toBeTruthy()
    expect(own.getByRole('img', { name: 'Slot 1: fast, 1 damage; Skill' })).toBeTruthy()
    expect(own.getByRole('img', { name: 'Slot 3: medium, 2 damage; empty' })).toBeTruthy()
    expect(own.getByRole('button', { name: 'Hunter Pistol, spent.' })).toBeTruthy()
    expect(own.getByRole('img', { name: /Poisoned/ })).toBeTruthy()
    expect(own.getByRole('button', { name: /^Strength/ })).toBeTruthy()
  })

  it('lays copies under the last one of them, and each can be chosen', () => {
    const { container } = show(view({ hunters: [hunter({ hand: ['endurance', 'endurance', 'skill'] })] }), ask('pay', ['endurance', 'card'], ['skill', 'card']))
    const cards = [...container.querySelectorAll('.hand li')]
    expect(cards.map((each) => each.classList.contains('under'))).toEqual([true, false, false])
    expect(cards.every((each) => each.querySelector('[data-answer]'))).toBe(true)
  })

  it('pays with a card, and places it in a slot', async () => {
    const { sent } = show(view(), ask('pay', ['skill', 'card'], ['strength', 'card']))
    await fireEvent.click(screen.getByRole('button', { name: /^Skill/ }))
    expect(sent.at(-1)).toMatchObject({ question: 'pay', option: 'skill' })
  })

  it('takes a card that is dropped on a slot for an answer to both questions', async () => {
    const shown = show(view(), ask('attack_with', ['skill', 'card']))
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 60, 90))
    document.body.classList.add('area-board')
    document.elementFromPoint = () => shown.container.querySelector('[data-slot="2"]')
    const card = screen.getByRole('button', { name: /^Skill/ })
    await fireEvent.pointerDown(card, { pointerId: 1, button: 0, pointerType: 'mouse', clientX: 10, clientY: 10 })
    await fireEvent.pointerMove(card, { pointerId: 1, clientX: 60, clientY: 40 })
    await fireEvent.pointerUp(card, { pointerId: 1, clientX: 60, clientY: 40 })
    document.body.classList.remove('area-board')
    expect(shown.sent.at(-1)).toMatchObject({ question: 'attack_with', option: 'skill' })
    shown.store.sent = null
    shown.store.ask = ask('slot', 'slot_1', 'slot_3')
    flushSync()
    expect(shown.sent.at(-1)).toMatchObject({ question: 'slot', option: 'slot_3' })
  })

  it('offers empty slots as buttons', async () => {
    const { sent } = show(view(), ask('slot', 'slot_1', 'slot_3'))
    await fireEvent.click(screen.getByRole('button', { name: /^Slot 3/ }))
    expect(sent.at(-1)).toMatchObject({ option: 'slot_3' })
    expect(screen.queryByRole('button', { name: /^Slot 2/ })).toBeNull()
  })

  it('adds the Blood Stone Shard to its slot, and only for who holds it', () => {
    show(view({ hunters: [hunter({ rewards: { blood_stone_shard: true }, shard: 2 })] }))
    expect(screen.getByRole('img', { name: 'Slot 3: medium, 3 damage; empty' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Slot 1: fast, 1 damage; empty' })).toBeTruthy()
  })
})

describe('a combat', () => {
  const fighting = (change = {}) => view({ units: [unit('hunter_mob_1', 'central_lamp_b', { damage: 1 })], fight: fight(change) })

  it('shows the flipped action, the dodge that is possible and the order', () => {
    const { container } = show(fighting(), ask('dodge', 'no', ['endurance', 'card']))
    const combat = within(screen.getByRole('region', { name: 'You attack: Hunter Mob 1' }))
    expect(container.querySelector('.action.flipped')?.textContent).toContain('Axe Swing')
    expect(combat.getByText(/an empty slot, at least medium/)).toBeTruthy()
    const order = within(combat.getByRole('list', { name: /order of resolution/ })).getAllByRole('listitem')
    expect(order.map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['fast you deal 1', 'medium it is staggered', 'slow'])
    expect(container.querySelectorAll('.own .fits')).toHaveLength(3)
  })

  it('says when there is no dodge', () => {
    show(fighting({ may_dodge: false }), ask('react', 'done', 'firearm'))
    expect(screen.getByText('This cannot be dodged.')).toBeTruthy()
  })

  it('makes room for the map, and comes back', async () => {
    const { container } = show(fighting(), ask('dodge', 'no'))
    await fireEvent.click(screen.getByRole('button', { name: 'The map' }))
    expect(container.querySelector('.combat')).toBeNull()
    await fireEvent.click(container.querySelector('.brief')!)
    expect(container.querySelector('.combat')).toBeTruthy()
  })

  it('of somebody else is one line until it is looked at', async () => {
    const { container } = show(fighting({ seat: 1 }))
    expect(container.querySelector('.combat')).toBeNull()
    await fireEvent.click(container.querySelector('.brief')!)
    expect(container.querySelector('.combat')).toBeTruthy()
  })

  it('of somebody else is seen by whoever has to dodge in it', () => {
    const { container } = show(fighting({ seat: 1 }), ask('meet_demand', 'no', ['endurance', 'card']))
    expect(container.querySelector('.combat')).toBeTruthy()
  })

  it('says that a slot gives speed and damage only while one is asked for', () => {
    const placed = fighting({ slot: null, damage: 0, line: null })
    expect(show(placed, ask('target', ['hunter_mob_1', 'unit'])).container.textContent).not.toContain('Choose a slot')
    expect(show(placed, ask('slot', 'slot_1', 'slot_3')).container.textContent).toContain('Choose a slot')
  })

  it('numbers the enemies on the map as their names do, whatever slot they are of', () => {
    const { container } = show(view({ units: [unit('scourge_beast_1', 'central_lamp_b'), unit('scourge_beast_2', 'central_lamp_b')] }))
    expect([1, 2].map((each) => container.querySelector(`[data-target="unit-scourge_beast_${each}"] .letter`)?.textContent)).toEqual(['1', '2'])
    expect(container.querySelector('.kinds .slot')?.textContent).toBe('I')
  })

  it('chooses among several enemies', async () => {
    const shown = view({ units: [unit('hunter_mob_1', 'central_lamp_b'), unit('scourge_beast_1', 'central_lamp_b')], fight: fight({ unit: null, line: null, order: [], foe_attacks: false }) })
    const { container, sent } = show(shown, ask('target', ['hunter_mob_1', 'unit'], ['scourge_beast_1', 'unit']))
    await fireEvent.click(within(container.querySelector('.combat')!).getByRole('button', { name: /Scourge Beast 1/ }))
    expect(sent.at(-1)).toMatchObject({ option: 'scourge_beast_1' })
  })
})

describe('the Dream', () => {
  it('says what a visit costs before one goes', async () => {
    const { sent } = show(view(), ask('act', 'end_turn', 'dream'))
    await fireEvent.click(screen.getByRole('button', { name: "Go to the Hunter's Dream" }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('The hunt track goes from 4 to 5.')).toBeTruthy()
    expect(sheet.getByText(/That resets the map/)).toBeTruthy()
    expect(sent.filter(({ type }) => type === 'answer')).toEqual([])
    await fireEvent.click(sheet.getByRole('button', { name: "Go to the Hunter's Dream" }))
    expect(sent.at(-1)).toMatchObject({ option: 'dream' })
  })

  it('sells upgrades, and asks which card leaves the deck', async () => {
    const dreaming = view({ hunters: [hunter({ space: null, echoes: 2 })] })
    const { sent, container } = show(dreaming, ask('buy', ['agile', 'card'], ['rapid', 'card']))
    expect(container.querySelector('.dream')?.textContent).toContain('2 echoes to spend')
    await fireEvent.click(within(container.querySelector('.dream')!).getAllByRole('button', { name: /^Agile/ })[0]!)
    expect(sent.at(-1)).toMatchObject({ question: 'buy', option: 'agile' })
  })

  it('shows its goods in the order of the options, each with what it does', () => {
    const { container } = show(view({ offer: ['agile', 'rapid'], hunters: [hunter({ space: null, echoes: 1 })] }), ask('buy', ['rapid', 'card'], ['agile', 'card']))
    const labels = [...container.querySelectorAll('.dream .wares .label')].map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(labels).toEqual(['Rapid Dodge. Draw 1. Clear its slot.', 'Agile Stagger. 1 speed more.'])
  })

  it('shows what a consumable is swapped for', async () => {
    const swapping = view({ found: 'rune_moon', hunters: [hunter({ space: null, consumables: ['blood_vial', 'blood_vial'] })] })
    const { sent, container } = show(swapping, ask('exchange', 'done', ['blood_vial', 'item']))
    expect(container.querySelector('.dream .comes')?.textContent).toContain('Rune: Moon')
    expect(container.querySelector('.dream .goes')?.textContent).toContain('2\u00a0×\u00a0Blood Vial')
    await fireEvent.click(container.querySelector('.dream .goes .label')!)
    expect(sent.at(-1)).toMatchObject({ question: 'exchange', option: 'blood_vial' })
  })

  it('swaps the bought card for one of the deck', async () => {
    const swapping = view({ found: 'agile', hunters: [hunter({ space: null, deck: { skill: 3, vitality: 2 } })] })
    const { sent, container } = show(swapping, ask('swap_in', 'unused', ['skill', 'card'], ['vitality', 'card']))
    await fireEvent.click(within(container.querySelector('.dream .goes')!).getByRole('button', { name: /^Vitality/ }))
    expect(sent.at(-1)).toMatchObject({ question: 'swap_in', option: 'vitality' })
  })
})

describe('above the map', () => {
  it('says how far the reset is, and counts the action deck', () => {
    show()
    expect(screen.getByRole('img', { name: 'The hunt track stands at 4 of 16. The next step resets the map.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'The enemy action deck: 3 basic, 1 special, 0 ability' })).toBeTruthy()
  })

  it('lists the missions with what to do next and what starts the others', async () => {
    const { container } = show()
    await fireEvent.click(container.querySelector('[data-lesson="missions"]')!)
    const sheet = screen.getByRole('dialog').textContent
    expect(sheet).toContain('Reach her where no enemy stands.')
    expect(sheet).toContain('It takes 2 insight first.')
    expect(sheet).toContain('Starts when a hunter ends a move on this tile: Courtyard Lamp.')
  })

  it('shows the others, and gives to them what is to be given', async () => {
    const { sent } = show(view({ found: 'rune_moon' }), ask('receive', ['seat_1', 'seat'], ['seat_2', 'seat']))
    await fireEvent.click(screen.getByRole('button', { name: /^Bram, Threaded Cane: 6 HP/ }))
    expect(sent.at(-1)).toMatchObject({ option: 'seat_2' })
    expect(screen.getByRole('button', { name: /Rune: Moon/ })).toBeTruthy()
  })
})

it('lets hunters be chosen as cards, and shows who took which', async () => {
  const shown = view({ tiles: [], units: [], goods: {}, slots: [], missions: [], starts: [], fight: null, hunters: [hunter({ hunter: null, space: null }), hunter({ hunter: 'threaded_cane', space: null })] })
  const { container, sent } = show(shown, ask('choose_hunter', 'fate', ['saw_cleaver', 'hunter']))
  const cards = [...container.querySelectorAll<HTMLButtonElement>('.choosing .card')]
  expect(cards.map((card) => card.disabled)).toEqual([false, true])
  expect(cards[1]!.textContent).toContain('taken by Bram')
  await fireEvent.click(cards[0]!)
  expect(sent.at(-1)).toMatchObject({ option: 'saw_cleaver' })
})

it('joins a tile that was turned up by one of its exits', async () => {
  const { sent } = show(view({ found: 'market' }), ask('join', 'east', 'west'))
  await fireEvent.click(screen.getByRole('button', { name: 'West' }))
  expect(sent.at(-1)).toMatchObject({ question: 'join', option: 'west' })
})

it('shows at its place how the tile would lie for the exit that is looked at', async () => {
  const { container } = show(view({ found: 'market', explored: 'east' }), ask('join', 'east', 'west'))
  const shown = (): string | null | undefined => container.querySelector('.exit.by')?.getAttribute('aria-label')
  expect(container.querySelector('.laying [data-tile="market"]')).toBeTruthy()
  expect(shown()).toBe('East')
  await fireEvent.pointerOver(screen.getByRole('button', { name: 'West' }))
  expect(shown()).toBe('West')
})

it('shows a spectator the table and no hunter of their own', () => {
  const { container } = show(view({ seat: null }))
  expect(container.querySelectorAll('.strip > .hunter')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Your hunter' })).toBeNull()
})

it.each(['en', 'es'] as const)('teaches in %s, each lesson in its moment', async (lang) => {
  const spoken = await words(lang)
  for (const { id } of lessons) expect(spoken.has(`lesson-${id}`)).toBe(true)
  expect(lessons.length).toBeGreaterThanOrEqual(8)
  expect(lessons.length).toBeLessThanOrEqual(12)
  const now = (shown = view(), asked = ask('')) => lessons.filter(({ when }) => when(table(shown, asked).store, shown)).map(({ id }) => id)
  expect(now(view(), ask('refill', 'draw'))).toEqual(['hand'])
  expect(now(view(), ask('act', 'end_turn'))).toEqual(['act', 'enemies'])
  expect(now(view({ hunters: [hunter({ echoes: 1 })] }), ask('act', 'end_turn'))).toContain('dream')
  expect(now(view({ fight: fight({ mode: 'attacked' }) }), ask('dodge', 'no'))).toEqual(['deck', 'attacked'])
})

it('has the same messages in both languages, in the same order', () => {
  const keys = (lang: string) => readFileSync(`src/boards/bloodborne-board/texts/${lang}.ftl`, 'utf8').match(/^[a-z][\w-]*(?= =)/gm)
  expect(keys('es')).toEqual(keys('en'))
})
