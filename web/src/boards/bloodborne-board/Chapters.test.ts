/** What only a longer campaign shows: bosses, sealed tiles, decisions of a story, and the time between two chapters. */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Box, CardView, Event, View } from '../../generated/bloodborne-board'
import type { TableInfo } from '../../generated/hall'
import type { LogLine } from '../../hall/log'
import type { TableWords } from '../../words/table'
import Board from './Board.svelte'
import { ask, content, fight, hunter, line, table, unit, view, words } from './fixture'
import { bossLeft } from './lines'
import { spots, type Polygon } from './tiles'

let en: TableWords<Box>

beforeEach(async () => {
  en = await words()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function show(shown: View, asked: ReturnType<typeof ask> | null = null) {
  const { store, sent } = table(shown, asked)
  return { ...render(Board, { table: store, view: store.view!, words: en, openRule: vi.fn() }), store, sent }
}

const beast: CardView = {
  kind: 'cleric_beast',
  side: 1,
  move: 1,
  lines: [line('cleric_slam_2'), line('grab_and_toss'), line('recovery_2', { ability: true, speed: 0, damage: 0 })],
}

describe('a boss', () => {
  const facing = (boss_actions: View['boss_actions']): View =>
    view({
      cards: [beast],
      units: [unit('cleric_beast', 'central_lamp_b', { boss: true, phase: 2, hp: 12, damage: 4 })],
      boss_actions,
      fight: fight({ unit: 'cleric_beast', line: null, card: null, damage: 0, slot: null, foe_attacks: false, order: [] }),
    })

  it('shows its phase, what may still come first, and strikes out what cannot', () => {
    const { container } = show(facing({ cleric_beast: { grab_and_toss: 1 } }))
    const combat = container.querySelector<HTMLElement>('.combat')!
    expect(within(combat).getByText('Phase 2')).toBeTruthy()
    const names = [...combat.querySelectorAll('.action b')].map((each) => each.textContent)
    expect(names[0]).toBe('Grab and Toss')
    expect([...combat.querySelectorAll('.action.gone b')].map((each) => each.textContent)).toEqual(names.slice(1))
  })

  it('may do everything again once its deck has run out', () => {
    const { container } = show(facing({}))
    expect(container.querySelectorAll('.combat .action')).toHaveLength(3)
    expect(container.querySelectorAll('.combat .action.gone')).toHaveLength(0)
    expect(bossLeft({}, 'cleric_beast', 'recovery_2')).toBeNull()
  })
})

it('tells a sealed tile from one behind fog gates', () => {
  const shown = view()
  shown.tiles[0] = { ...shown.tiles[0]!, sealed: true }
  const { container } = show(shown)
  const tile = container.querySelector('.tile.sealed')!
  expect(tile.querySelector('.lamp.broken .crack')).toBeTruthy()
  expect(tile.querySelector('.fogged')?.getAttribute('fill')).toMatch(/-seal\)$/)
  expect(tile.querySelector('.gate title')?.textContent).toBe('Sealed')
})

it('says of every space that it is shut, and has gates and pieces without a name left out', () => {
  const shown = view()
  const named = (change: object): (string | null)[] => {
    shown.tiles[0] = { ...shown.tiles[0]!, ...change }
    const { container, unmount } = show(shown)
    const tile = container.querySelector(`[data-tile="${shown.tiles[0].tile}"]`)!
    const names = [...tile.querySelectorAll('[data-space]')].map((space) => space.getAttribute('aria-label'))
    for (const mark of container.querySelectorAll('.map svg svg, .gate, .piece')) expect(mark.closest('[aria-hidden="true"], [role="button"][aria-label]')).not.toBeNull()
    unmount()
    return names
  }
  expect(named({}).some((name) => name?.includes('Sealed') === true)).toBe(false)
  expect(named({ sealed: true }).every((name) => name?.includes('Sealed') === true)).toBe(true)
  expect(named({ fog: true, sealed: false }).filter((name) => name?.includes('a broken lamp, ') === true)).toHaveLength(1)
})

it('spreads a crowd evenly over a narrow space', () => {
  const narrow: Polygon = [
    [0, 0],
    [37, 0],
    [37, 95],
    [0, 95],
  ]
  const places = spots(narrow, 4, 25)
  const gaps = places.flatMap(([x, y], at) => places.slice(at + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)))
  expect(Math.min(...gaps)).toBeGreaterThan(21)
})

describe('between two chapters', () => {
  const items = { consumables: ['blood_vial'], space: null, hand: [] }

  it('offers what may be given, and shows what the others have', async () => {
    const shown = view({ phase: 'between', hunters: [hunter(items), hunter({ ...items, hunter: 'threaded_cane', rewards: { rune_moon: true } })] })
    const { sent } = show(shown, ask('trade', 'done', ['blood_vial', 'item']))
    const panel = within(screen.getByRole('region', { name: 'Won: The Long Hunt, chapter 1' }))
    expect(panel.getByRole('button', { name: /^Rune: Moon/ })).toBeTruthy()
    expect(panel.getAllByRole('button', { name: /^Blood Vial/ })).toHaveLength(2)
    await fireEvent.click(panel.getAllByRole('button', { name: /^Blood Vial/ })[0]!)
    expect(sent.at(-1)).toMatchObject({ question: 'trade', option: 'blood_vial' })
  })

  it('asks who gets it', async () => {
    const shown = view({ phase: 'between', found: 'blood_vial' })
    const { sent } = show(shown, ask('receive', ['seat_2', 'seat']))
    await fireEvent.click(screen.getByRole('button', { name: 'To Bram' }))
    expect(sent.at(-1)).toMatchObject({ question: 'receive', option: 'seat_2' })
  })

  it('shows what has to be handed on, and not what one keeps', () => {
    const shown = view({ phase: 'between', found: 'rune_moon', hunters: [hunter(items), hunter({ hunter: 'threaded_cane' })] })
    show(shown, ask('pass_on', 'nobody', ['seat_2', 'seat']))
    const panel = within(screen.getByRole('region', { name: 'Won: The Long Hunt, chapter 1' }))
    expect(panel.getByRole('button', { name: /^Rune: Moon/ })).toBeTruthy()
    expect(panel.getByText(/^Give it to a hunter who has room/)).toBeTruthy()
    expect(panel.queryByRole('button', { name: /^Blood Vial/ })).toBeNull()
  })

  it('shows of the others what is of the same sort, which tells who has room', () => {
    const other = hunter({ hunter: 'threaded_cane', consumables: ['blood_vial'], rewards: { rune_eye: true, hand_lantern: true } })
    show(view({ phase: 'between', found: 'rune_moon', hunters: [hunter(items), other, hunter({ hunter: 'hunter_axe' })] }), ask('pass_on', 'nobody', ['seat_2', 'seat']))
    const panel = within(screen.getByRole('region', { name: 'Won: The Long Hunt, chapter 1' }))
    expect(panel.getByRole('button', { name: /^Rune: Eye/ })).toBeTruthy()
    expect(panel.queryByRole('button', { name: /^(Hand Lantern|Blood Vial)/ })).toBeNull()
    expect(panel.getByText('Nothing of the kind')).toBeTruthy()
  })

  it('says who has no room for it', () => {
    const full = hunter({ hunter: 'threaded_cane', rewards: { rune_eye: true, rune_beast: true } })
    show(view({ phase: 'between', found: 'rune_moon', hunters: [hunter(items), full, hunter({ hunter: 'hunter_axe' })] }), ask('pass_on', 'nobody', ['seat_3', 'seat']))
    const rows = within(screen.getByRole('region', { name: 'Won: The Long Hunt, chapter 1' })).getAllByText(/No room for it|^To /)
    expect(rows.map((row) => row.textContent)).toEqual(['No room for it', 'To Celia'])
  })

  it('names whoever offers a firearm, as long as only one hunter carries it', () => {
    const offered = (...firearms: string[]): View => view({ phase: 'between', found: 'cannon', hunters: [hunter(items), ...firearms.map((firearm) => hunter({ firearm }))] })
    const { unmount } = show(offered('hunter_pistol', 'cannon'), ask('keep_firearm', 'old', 'new'))
    expect(screen.getByText('Celia offers you their firearm for yours.')).toBeTruthy()
    unmount()
    show(offered('cannon', 'cannon'), ask('keep_firearm', 'old', 'new'))
    expect(screen.getByText('Another hunter offers you a firearm for yours.')).toBeTruthy()
  })

  it('counts what somebody has more than one of', () => {
    const shown = view({ phase: 'between', hunters: [hunter({ ...items, consumables: ['blood_vial', 'blood_vial'] }), hunter({ hunter: 'threaded_cane' })] })
    show(shown, ask('trade', 'done', ['blood_vial', 'item']))
    const panel = within(screen.getByRole('region', { name: 'Won: The Long Hunt, chapter 1' }))
    expect(panel.getAllByRole('button', { name: /^Blood Vial/ })).toHaveLength(1)
    expect(panel.getByText(/2\s×/)).toBeTruthy()
  })

  it('shows whom one may give to above very much of one’s own', () => {
    const other = hunter({ hunter: 'threaded_cane', consumables: ['blood_vial'] })
    const shown = (own: Partial<View['hunters'][number]>): View => view({ phase: 'between', hunters: [hunter(own), other] })
    const { container, unmount } = show(shown({ consumables: ['blood_vial'], rewards: { hand_lantern: true, rune_eye: true, rune_moon: true, rune_beast: true } }), ask('trade', 'done', ['blood_vial', 'item']))
    expect([...container.querySelectorAll('.holders .name')].map((name) => name.textContent.trim())).toEqual(['Bram'])
    expect(container.querySelectorAll('.holders .bag > li')).toHaveLength(2) // a firearm and a vial
    const sorts = within(container.querySelector<HTMLElement>('.holders .sorts')!)
    expect(sorts.getAllByRole('img').map((sort) => [sort.getAttribute('title'), sort.textContent.trim()])).toEqual([
      ['Hunter Pistol', '1'],
      ['Blood Vial', '1'],
      ['Nothing of the kind', '0'],
      ['Nothing of the kind', '0'],
    ])
    unmount()
    expect(show(shown({ consumables: ['blood_vial'] }), ask('trade', 'done', ['blood_vial', 'item'])).container.querySelector('.holders')).toBeNull()
  })

  it('shows the weapon to whoever is given a shard for it', async () => {
    const { sent } = show(view({ phase: 'between', hunters: [hunter({ ...items, rewards: { blood_stone_shard: true } })] }), ask('slot', 'slot_1', 'slot_2'))
    const panel = within(screen.getByRole('region', { name: 'Won: The Long Hunt, chapter 1' }))
    expect(panel.getByRole('button', { name: /^Blood Stone Shard/ })).toBeTruthy()
    expect(panel.queryByRole('button', { name: /^Blood Vial/ })).toBeNull()
    await fireEvent.click(panel.getByRole('button', { name: /^Slot 2/ }))
    expect(sent.at(-1)).toMatchObject({ question: 'slot', option: 'slot_2' })
  })

  it('says that a lost chapter begins again', () => {
    const { container } = show(view({ phase: 'preparing', attempts: 1 }), ask('choose_side', 'side_a', 'side_b'))
    expect(container.querySelector('.chapter')?.textContent).toContain('attempt 2')
  })
})

it('shows the map to whoever comes back from the Dream and chooses a side', async () => {
  const { container, sent } = show(view({ hunters: [hunter({ space: null, rewards: { blood_stone_shard: true }, shard: 2 }), hunter({ hunter: 'threaded_cane' })] }), ask('choose_side', 'side_a', 'side_b'))
  expect(container.querySelector('.choosing')).toBeNull()
  expect(screen.getByText('Choose a side, then the lamp where you appear.')).toBeTruthy()
  const [first, second] = container.querySelectorAll<HTMLButtonElement>('.stage .sides .card')
  expect(first!.querySelectorAll('.slot')[2]!.getAttribute('aria-label')).toContain('3 damage') // with the shard
  await fireEvent.click(second!)
  expect(sent.at(-1)).toMatchObject({ question: 'choose_side', option: 'side_b' })
})

it('tells of the other hunters what they have of what one has too much of', () => {
  const hunters = [hunter({ rewards: { rune_moon: true, rune_eye: true } }), hunter({ hunter: 'threaded_cane', consumables: ['blood_vial'], rewards: { rune_beast: true } }), hunter({ hunter: 'hunter_axe' })]
  const holds = (container: HTMLElement) => [...container.querySelectorAll('.strip .holds')].map((each) => each.textContent)
  const { container, unmount } = show(view({ hunters, found: 'rune_moon' }), ask('pass_on', 'nobody', ['seat_2', 'seat'], ['seat_3', 'seat']))
  expect(holds(container)).toEqual(['Rune: Beast', 'has none yet'])
  unmount()
  expect(holds(show(view({ hunters }), ask('set_aside', ['rune_moon', 'item'], ['rune_eye', 'item'])).container)).toEqual(['Rune: Beast', 'has none yet'])
})

it('asks of nobody what they have where nothing is given', () => {
  expect(show(view(), ask('act', 'move', 'end_turn')).container.querySelector('.holds')).toBeNull()
})

it('says what a decision of a story is about', () => {
  const missions: View['missions'] = [
    { mission: 'lh1_rescue', step: 'lh1_rescue_3', progress: 0, quota: 0, done: false, type: 'insight', goal: 'choice', tile: null, space: null, insight: 0 },
  ]
  const { container } = show(view({ missions }), ask('choose_way', ['lh_girl_spared', 'choice']))
  const tray = container.querySelector('.tray')?.textContent
  expect(tray).toContain('Her eyes have begun to change.')
  expect(tray).toContain('It counts for all of you')
})

it('shows both firearms where one has to be left, and takes the one that is touched', async () => {
  content.firearms.set('cannon', { id: 'cannon', use: 'attack', cards: 2, copies: 1, provenance: 'rulebook' })
  const { container, sent } = show(view({ found: 'cannon' }), ask('keep_firearm', 'old', 'new'))
  const tray = within(container.querySelector<HTMLElement>('.tray')!)
  expect(tray.getByRole('button', { name: /^Hunter Pistol.*Yours/ })).toBeTruthy()
  expect(tray.getByText('Staggers a basic attack. Refresh: 1 card.', { selector: '.label *' })).toBeTruthy()
  await fireEvent.click(tray.getByRole('button', { name: /^Cannon/ }))
  expect(sent.at(-1)).toMatchObject({ option: 'new' })
})

it('lets another hunter of the same person go first', async () => {
  const { store, sent } = table(view({ turn: null }), ask('take_turn', 'go'))
  store.info = { seats: [{ person: 'p' }, { person: 'p' }] } as unknown as TableInfo
  store.asks = [0, 1].map((seat) => ({ seat, question: 'take_turn' }))
  render(Board, { table: store, view: store.view!, words: en, openRule: vi.fn() })
  await fireEvent.click(screen.getByRole('button', { name: /^Bram.*Goes first\?/ }))
  expect(sent.at(-1)).toMatchObject({ type: 'watch', seat: 1 })
})

describe('what turns the night', () => {
  const told = (seq: number, ...events: Event[]): LogLine<Event>[] => events.map((happening) => ({ seq, happening, happened: { seq, kind: 'decision', seat: 0, events } as never }))

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is said over the map while it can be read, and goes by itself', () => {
    const { store } = table(view())
    store.lines = told(1, { event: 'hunter_slain', seat: 1 })
    const { container } = render(Board, { table: store, view: store.view!, words: en, openRule: vi.fn() })
    const herald = () => container.querySelector('.herald')?.textContent ?? ''
    expect(herald()).toBe('') // that was before
    store.lines = [...store.lines, ...told(2, { event: 'moved', seat: 0, space: 'central_lamp_a' }, { event: 'final_round' })]
    flushSync()
    expect(herald()).toBe('The final round has come.')
    store.lines = [...store.lines, ...told(3, { event: 'spawned', unit: 'hunter_mob_1', space: 'central_lamp_a' })]
    flushSync()
    vi.advanceTimersByTime(1500)
    flushSync()
    expect(herald()).not.toBe('')
    vi.advanceTimersByTime(1000)
    flushSync()
    expect(herald()).toBe('')
  })

  it('ends the combat that it interrupts', () => {
    const { store } = table(view({ fight: fight({ mode: 'attacked' }) }))
    const { container } = render(Board, { table: store, view: store.view!, words: en, openRule: vi.fn() })
    expect(container.querySelector('section.combat')).toBeTruthy()
    store.moment = { event: 'dreams', seat: 0 }
    flushSync()
    expect(container.querySelector('section.combat')).toBeNull()
  })
})

it('tells the story of the chapter while hunters are chosen', () => {
  const { container } = show(view({ tiles: [] }), ask('choose_side', 'side_a', 'side_b'))
  expect(container.querySelector('.chapter')?.textContent).toContain(en.explain('chapter', view().chapter))
})
