import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Box, Event } from '../../generated/bloodborne-card'
import type { OwnAsk } from '../../generated/hall'
import { like } from '../../likes.svelte'
import type { TableWords } from '../../words/table'
import Board from './Board.svelte'
import { board } from './board'
import { contentOf } from './content'
import { cardFace, creatureFace } from './faces'
import { book, frames, tableAt, wordsOf, type Frame } from './fixture'

const { lessons, paces } = board
let words: TableWords<Box>
const opening = frames[0]!

beforeAll(async () => {
  words = await wordsOf()
})
beforeEach(() => like({ speed: 'instant' }))

function show(frame: Frame, seat: number | null = 0) {
  const set = tableAt(frame, seat)
  const openRule = vi.fn()
  const shown = render(Board, { table: set.table, view: set.table.view!, words, openRule })
  return { ...set, ...shown, openRule }
}

function asking(question: string, options: { name: string; noun: string }[], frame = opening): Frame {
  const ask: OwnAsk = { question, rule: '', options }
  return { ...frame, ask, asks: [{ seat: 0, question }] }
}

/** The card of that name somewhere on the table, as whoever cannot see it finds it. */
const card = (place: HTMLElement, name: string) => within(place).getByRole('button', { name: new RegExp(`^${name}`) })
/** What a card says, whichever spaces keep its words together. */
const said = (place: Element) => place.textContent.replaceAll('\u00a0', ' ')
const answers = (sent: Record<string, unknown>[]) => sent.filter(({ type }) => type === 'answer').map(({ option }) => option)

describe('the table', () => {
  test('shows the creature, its Echoes and what it does', () => {
    const { container } = show(opening)
    const { creature, echoes } = opening.view.creature!
    const section = container.querySelector<HTMLElement>('[data-lesson="creature"]')!
    expect(within(section).getByLabelText(words.text('hunt-echoes-left', { echoes }))).toBeTruthy()
    expect(said(section.querySelector('.ability')!)).toBe(words.explain('creature', creature))
  })

  test('takes promises while it is played, and none where it is told again', () => {
    const { table, unmount } = show(opening)
    expect(screen.getByRole('group', { name: words.text('hunt-promise') })).toBeTruthy()
    unmount()
    table.retold = true
    render(Board, { table, view: table.view!, words, openRule: vi.fn() })
    expect(screen.queryByRole('group', { name: words.text('hunt-promise') })).toBeNull()
  })

  test("always shows the final boss's rule", () => {
    const { container } = show(opening)
    expect(said(container.querySelector('[data-lesson="dungeon"] .rule')!)).toContain(words.explain('creature', opening.view.final_boss!))
  })

  test('shows every hunter once, and one card of the table for each', () => {
    const { container } = show(opening)
    expect([...container.querySelectorAll('.hunter')].map((tile) => tile.getAttribute('data-seat')).sort()).toEqual(['0', '1', '2'])
    expect(container.querySelectorAll('.slot')).toHaveLength(3)
  })

  test('the cards of a hand are as wide as so many have room for', () => {
    const { container } = show(opening)
    const hand = container.querySelector<HTMLElement>('.mine .hand')!
    expect(hand.querySelectorAll('li').length).toBeGreaterThan(1)
    expect(hand.style.getPropertyValue('--cards')).toBe(String(hand.querySelectorAll('li').length))
  })

  test('a spectator sees all hunters and no hand', () => {
    const { container } = show(opening, null)
    expect(container.querySelectorAll('.hunters .hunter')).toHaveLength(3)
    expect(container.querySelector('.mine')).toBeNull()
    expect(container.querySelector('[data-lesson="promise"]')).toBeNull()
  })

  test('who has chosen has a card face down, and a sign', () => {
    const hunters = opening.view.hunters.map((each, seat) => ({ ...each, ready: seat === 1 }))
    const { container } = show({ ...opening, view: { ...opening.view, hunters } })
    expect(screen.getByRole('button', { name: words.text('hunt-face-down', { name: 'Bruno' }) })).toBeTruthy()
    expect(container.querySelector('[data-seat="1"] .unseen')!.textContent).toContain(words.text('hunt-ready'))
    expect(container.querySelectorAll('.front')).toHaveLength(0)
  })

  test("touching a hunter opens the used pile, card by card", async () => {
    const hunters = opening.view.hunters.map((each, seat) => (seat === 2 ? { ...each, used: ['molotov', 'hunter_axe'] } : each))
    const { container } = show({ ...opening, view: { ...opening.view, hunters } })
    await fireEvent.click(container.querySelector('[data-seat="2"]')!)
    const dialog = container.querySelector<HTMLElement>('dialog[open]')!
    expect(dialog.textContent).toContain(words.text('hunt-pile-used', { cards: 2 }))
    expect(card(dialog, 'Molotov')).toBeTruthy()
  })

  test('a rule that a card of a pile names closes the pile and opens beside the table', async () => {
    const hunters = opening.view.hunters.map((each, seat) => (seat === 2 ? { ...each, hand: [], used: ['molotov'] } : each))
    const { container, openRule } = show({ ...opening, view: { ...opening.view, hunters } })
    await fireEvent.click(container.querySelector('[data-seat="2"]')!)
    await fireEvent.click(card(container.querySelector('dialog[open]')!, 'Molotov'))
    await fireEvent.click(container.querySelector('dialog[open] button.rule')!)
    expect(openRule).toHaveBeenCalledWith('13.11')
    expect(container.querySelector('dialog[open]')).toBeNull()
  })

  test('the faces of all dice are a touch away', async () => {
    const { container } = show(opening)
    await fireEvent.click(container.querySelector('[data-lesson="die"]')!)
    expect(container.querySelector('dialog[open] .dice')!.textContent).toContain('2+')
  })
})

describe('choosing', () => {
  test('a card is played by touching it', async () => {
    const { container, sent } = show(opening)
    await fireEvent.click(card(container.querySelector('.mine')!, 'Hunter Axe'))
    expect(answers(sent)).toEqual(['hunter_axe'])
  })

  test('a card that may not be chosen now cannot be', async () => {
    const { container, sent } = show(asking('show_weapon', [{ name: 'hunter_axe', noun: 'card' }]))
    await fireEvent.click(card(container.querySelector('.mine')!, 'Transform'))
    expect(answers(sent)).toEqual([])
  })

  test('a hunter is chosen by touching them', async () => {
    const { container, sent } = show(asking('steal_from', [{ name: 'seat_3', noun: 'seat' }]))
    await fireEvent.click(container.querySelector('[data-seat="2"]')!)
    expect(answers(sent)).toEqual(['seat_3'])
    expect(container.querySelector('dialog[open]')).toBeNull()
  })

  test('a trophy type is chosen on the creature', async () => {
    const type = opening.view.creature!.trophies[0]!
    const { container, sent } = show(asking('choose_trophy', [{ name: type, noun: 'trophy' }]))
    expect(container.querySelector('button.trophy')!.textContent).toMatch(/0 → 1/)
    await fireEvent.click(container.querySelector('button.trophy')!)
    expect(answers(sent)).toEqual([type])
  })

  test.each(['take_upgrade', 'reclaim_card', 'remove_card'])('%s lays out what there is to choose from', async (question) => {
    const { container, sent } = show(asking(question, [{ name: 'molotov', noun: 'card' }, { name: 'kirkhammer', noun: 'card' }]))
    expect(container.querySelectorAll('.mine .card')).toHaveLength(2)
    await fireEvent.click(card(container.querySelector('.mine')!, 'Kirkhammer'))
    expect(answers(sent)).toEqual(['kirkhammer'])
  })

  test('cards that have to be read say in words what they do, and the words answer as the card does', async () => {
    const { container, sent } = show(asking('take_upgrade', [{ name: 'molotov', noun: 'card' }, { name: 'kirkhammer', noun: 'card' }]))
    const told = [...container.querySelectorAll('.mine .words')]
    expect(told.map((each) => said(each.querySelector('.text')!))).toEqual(['molotov', 'kirkhammer'].map((card) => words.explain('card', card)))
    await fireEvent.click(told[0]!)
    expect(answers(sent)).toEqual(['molotov'])
  })

  test('new upgrades to choose from are found by the name of the offer', () => {
    const { container } = show(asking('take_upgrade', [{ name: 'molotov', noun: 'card' }]))
    expect(container.querySelector('.mine [data-target="offer/molotov"]')).toBeTruthy()
    expect(container.querySelector('.mine [data-target^="hand-"]')).toBeNull()
  })

  test('the fight stands above cards that are taken back in its middle', () => {
    const hunters = opening.view.hunters.map((each, seat) => (seat === 2 ? { ...each, played: 'transform', weapon: 'hunter_axe' } : each))
    const frame = { ...asking('reclaim_card', [{ name: 'molotov', noun: 'card' }]), view: { ...opening.view, hunters } }
    const fight = show(frame).container.querySelector<HTMLElement>('.fight')!
    expect(within(fight).getByText(words.noun('creature', opening.view.creature!.creature))).toBeTruthy()
    expect(within(fight).getByRole('img', { name: words.noun('card', 'hunter_axe') })).toBeTruthy()
  })

  test("one's own cards lie beside the upgrades to choose from, the offer beside everything else", () => {
    const names = (frame: Frame) => {
      const { container, unmount } = show(frame)
      const offer = container.querySelector<HTMLElement>('[data-lesson="offer"]')!
      const shown = [within(offer).getByRole('heading').textContent, offer.querySelectorAll('li').length]
      unmount()
      return shown
    }
    const { hand, used } = opening.view.hunters[0]!
    expect(names(opening)).toEqual([words.text('hunt-offer'), opening.view.display.length])
    expect(names(asking('take_upgrade', [{ name: 'molotov', noun: 'card' }]))).toEqual([words.text('hunt-own-cards'), hand.length + used.length])
    expect(names(asking('reclaim_card', [{ name: 'molotov', noun: 'card' }]))).toEqual([words.text('hunt-hand'), hand.length])
  })

  test('a hand is told on the cards themselves', () => {
    const { container } = show(opening)
    expect(container.querySelector('.mine .words')).toBeNull()
    expect(said(container.querySelector('.mine .printed')!)).toContain(words.explain('card', opening.view.hunters[0]!.hand[0]!))
  })

  test('a weapon is snared by touching it, and no other card', async () => {
    const hunters = opening.view.hunters.map((each, seat) => (seat === 2 ? { ...each, played: 'transform', weapon: 'hunter_axe' } : each))
    const { container, sent } = show({ ...asking('block_hunter', [{ name: 'seat_3', noun: 'seat' }]), view: { ...opening.view, hunters } })
    const table = container.querySelector<HTMLElement>('.table')!
    await fireEvent.click(card(table, 'Transform'))
    expect(answers(sent)).toEqual([])
    await fireEvent.click(card(table, 'Hunter Axe'))
    expect(answers(sent)).toEqual(['seat_3'])
  })

  test('where many cards lie side by side on a phone, chances under them are signs', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 700px)' }))
    dispatchEvent(new Event('resize'))
    const hand = ['saw_cleaver', 'hunter_axe', 'hunter_pistol', 'transform', 'molotov', 'kirkhammer']
    const hunters = opening.view.hunters.map((each, seat) => (seat === 0 ? { ...each, hand } : each))
    const { container, table } = show({ ...opening, view: { ...opening.view, hunters } })
    table.receive({ type: 'odds', table: table.id, seat: 0, seq: 0, odds: { hunter_axe: { death: 0.25 } } } as never)
    await vi.waitFor(() => expect(container.querySelector('.mine .odds')!.textContent).toBe('† 25 %'))
    vi.unstubAllGlobals()
    dispatchEvent(new Event('resize'))
  })

  test('the chance to die stands under the card', async () => {
    const { container, table } = show(opening)
    table.receive({ type: 'odds', table: table.id, seat: 0, seq: 0, odds: { hunter_axe: { death: 0.25 } } } as never)
    await vi.waitFor(() => expect(container.querySelector('.mine')!.textContent).toContain('25'))
  })
})

describe('promises', () => {
  test('to attack or to dream are one touch away', async () => {
    const { sent } = show(opening)
    await fireEvent.click(screen.getByRole('button', { name: words.noun('intent', 'dream') }))
    expect(sent.at(-1)).toMatchObject({ type: 'speak', statement: { say: 'promised', intent: 'dream' } })
  })

  test('a card is two', async () => {
    const { sent } = show(opening)
    await fireEvent.click(screen.getByRole('button', { name: words.text('hunt-promise-card') }))
    await fireEvent.click(screen.getByRole('button', { name: 'Hunter Axe' }))
    expect(sent.at(-1)).toMatchObject({ type: 'speak', statement: { say: 'promised_card', card: 'hunter_axe' } })
  })

  test('what another hunter promised stands beside them', async () => {
    const { container, table } = show(opening)
    const happened = { seq: 1, kind: 'statement', seat: 1, events: [{ event: 'promised', seat: 1, intent: 'attack' }] }
    table.receive({ type: 'update', table: table.id, happened, now: null } as never)
    await vi.waitFor(() => expect(container.querySelector('[data-seat="1"] .promise')!.textContent).toContain(words.noun('intent', 'attack')))
  })
})

describe('while a round is shown', () => {
  const events: Event[] = [
    { event: 'card_shown', seat: 0, card: 'hunter_axe' },
    { event: 'card_shown', seat: 1, card: 'saw_cleaver' },
    { event: 'card_shown', seat: 2, card: 'hunters_dream' },
    { event: 'suffered', seat: 1, damage: 3, health: 5 },
  ]

  test('cards lie face down until the last, then health falls', async () => {
    vi.useFakeTimers()
    try {
      like({ speed: 'normal' })
      const { container, table } = show(opening)
      table.paces = { card_shown: 100, suffered: 100 }
      table.receive({ type: 'update', table: table.id, happened: { seq: 1, kind: 'decision', events }, now: null } as never)
      await vi.advanceTimersByTimeAsync(150)
      expect(container.querySelector('.arena.holding')).toBeTruthy()
      expect(container.querySelectorAll('.turner:not(.down)')).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(100)
      expect(container.querySelectorAll('.turner:not(.down)')).toHaveLength(3)
      await vi.advanceTimersByTimeAsync(100)
      expect(container.querySelector('[data-seat="1"] .unseen')!.textContent).toContain(words.text('hunt-health', { health: 5, most: 8 }))
    } finally {
      vi.useRealTimers()
    }
  })

  test('the breath is short, the look at the turned cards long', () => {
    const { table } = tableAt(opening)
    const pace = paces.card_shown as (happening: (typeof events)[number], store: typeof table) => number
    const first = pace(events[0]!, table)
    table.shown = events.slice(0, 2)
    expect(pace(events[2]!, table)).toBeGreaterThan(2 * first)
  })
})

describe.each(['en', 'es'] as const)('in %s', (lang) => {
  test('every card, creature, step, lesson and sign has words', async () => {
    const spoken = await wordsOf(lang)
    const content = contentOf(book)
    const keys = [
      ...lessons.map(({ id }) => `lesson-${id}`),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((step) => `hunt-step-${step}`),
      ...[...content.dice.keys()].map((die) => `die-letter-${die}`),
    ]
    expect(keys.filter((key) => !spoken.has(key))).toEqual([])
    const faces = [
      ...[...content.cards.keys()].map((card) => cardFace(card, content, spoken)),
      ...[...content.creatures.keys()].map((creature) => creatureFace(creature, content, spoken)),
    ]
    const unsaid = faces.flatMap((face) => [face.name, face.kind, face.text, ...face.figures.map(({ label }) => label), ...(face.rules ?? []).map(({ label }) => label)])
    expect(unsaid.filter((text) => text === '' || /^(card|creature|mark|hunt|kind|open)-/.test(text))).toEqual([])
    expect(faces.flatMap(({ rules }) => rules ?? []).filter(({ number }) => number === '13.0')).toEqual([])
    for (const { figures } of faces) expect(new Set(figures.map(({ label }) => label)).size).toBe(figures.length)
    expect(faces.filter(({ text }) => /\p{L} \d/u.test(text)), 'no number begins a line').toEqual([])
  })
})

test('the first game teaches eight lessons or more', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(8)
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
})
