import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../hall/api'
import type { LogLine } from '../../hall/log'
import type { Box, Event } from '../../generated/blood-bound'
import type { Tree } from '../../generated/hall'
import type { TableWords } from '../../words/table'
import Board from './Board.svelte'
import { board } from './board'
import { player, table, view, words } from './fixture'

const openRule = vi.fn()
const { lessons } = board
let en: TableWords<Box>

beforeEach(async () => {
  en = await words()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function show(store: ReturnType<typeof table>['store']) {
  return render(Board, { table: store, view: store.view!, words: en, openRule })
}

it.each([6, 12])('shows everybody at a table for %i, and whose place is mine', (seats) => {
  const { store } = table(view(seats))
  const { container } = show(store)
  expect(container.querySelectorAll('.seats .seat')).toHaveLength(seats - 1)
  expect(screen.getByRole('region', { name: 'Your place' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Bram, with the dagger: unhurt/ })).toBeTruthy()
})

it('shows wounds by shape, letter and name', () => {
  const shown = view()
  shown.players[2] = player({ rank: 'mage', tokens: ['rose', 'unknown'], wounds: 3 })
  const { container } = show(table(shown).store)
  const seat = container.querySelector('.seat[data-seat="2"]') as HTMLElement
  const tokens = within(seat).getAllByRole('img')
  expect(tokens.map((token) => [token.getAttribute('aria-label'), token.textContent?.trim()])).toEqual([
    ['Mage (8)', '8'],
    ['Rose', 'R'],
    ['Unknown', '?'],
  ])
  expect(new Set(tokens.map((token) => token.querySelector('path')?.getAttribute('d'))).size).toBe(3)
})

it('offers nothing to say and nothing to note where a game is told again', () => {
  const { store } = table(view())
  const shown = show(store)
  expect(screen.getByRole('button', { name: 'Talk' })).toBeTruthy()
  shown.unmount()
  store.retold = true
  show(store)
  expect(screen.getByRole('region', { name: 'Your place' })).toBeTruthy()
  for (const name of ['Talk', 'Notebook', /^Help/]) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('hides everything that only I know with one tap', async () => {
  const shown = view()
  shown.players[3] = player({ character: 'beast_elder', clue: 'beast' })
  const { container } = show(table(shown).store)
  expect(container.textContent).toContain('Assassin (2) of the Rose')
  expect(container.textContent).toContain('Elder (1) of the Beast')
  expect(container.textContent).toContain('Showed you a clue: Beast')
  await fireEvent.click(screen.getByRole('button', { name: /Hide what only you know/ }))
  expect(container.innerHTML).not.toMatch(/Assassin|Elder|clue: Beast/)
})

it('chooses a player in two steps, with what one knows between them', async () => {
  const ask = { question: 'attack', rule: '3.3', options: [{ name: 'seat_2', noun: 'seat' }, { name: 'seat_3', noun: 'seat' }] }
  const { store, sent } = table(view(), ask)
  store.odds = { seat_3: { friend: 0.4 } }
  const { container } = show(store)
  expect(container.querySelectorAll('.choosable')).toHaveLength(2)
  await fireEvent.click(container.querySelector('.seat[data-seat="2"]')!)
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('friend 40 %')).toBeTruthy()
  expect(sent).toEqual([])
  await fireEvent.click(sheet.getByRole('button', { name: 'Celia' }))
  expect(sent).toMatchObject([{ type: 'answer', question: 'attack', option: 'seat_3' }])
})

it('says something by tapping kind, player and clan', async () => {
  const { store, sent } = table(view())
  show(store)
  await fireEvent.click(screen.getByRole('button', { name: 'Talk' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Say which clan somebody belongs to' }))
  const sheet = within(screen.getByRole('dialog'))
  await fireEvent.click(sheet.getByRole('button', { name: 'Dario' }))
  expect(sheet.queryByRole('button', { name: 'Secret Order' })).toBeNull()
  await fireEvent.click(sheet.getByRole('button', { name: 'Beast' }))
  expect(sent).toMatchObject([{ type: 'speak', statement: { say: 'accuse', target: 3, clan: 'beast' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows what is said at the speaker for a while, and nothing of before', async () => {
  vi.useFakeTimers()
  const { store } = table(view())
  const line = (seq: number, seat: number): LogLine<Event> => ({ seq, happening: { event: 'vouch', seat, target: 1 }, happened: { seq, kind: 'statement' } })
  store.lines = [line(1, 4)]
  const { container } = show(store)
  expect(container.querySelector('.bubble')).toBeNull()
  store.lines = [...store.lines, line(2, 3)]
  await tick()
  expect([...container.querySelectorAll('.bubble')].map((each) => each.textContent)).toEqual(['I trust Bram.'])
  vi.advanceTimersByTime(8000)
  await tick()
  expect(container.querySelector('.bubble')).toBeNull()
  vi.useRealTimers()
})

it('seals the offers of all who may offer', async () => {
  const { store } = table(view(6, { dagger: 1, target: 2, wounded: 2, may_offer: [0, 1, 3, 4, 5] }))
  store.asks = [{ seat: 4, question: 'offer' }]
  const { container } = show(store)
  expect(container.querySelectorAll('.badge.seal')).toHaveLength(4)
  expect(container.textContent).toContain('Every answer is sealed')
})

it('turns everything up at the end and says why', () => {
  const cards = ['rose_assassin', 'beast_elder', 'rose_mage', 'beast_mentalist', 'rose_courtesan', 'beast_mage']
  const shown = view(6, { captured: 3, captor: 0, winner: 'beast', why: 'not-leader', leaders: { rose: 0, beast: 1 }, players: cards.map((character) => player({ character, clue: 'rose' })) })
  const { container } = show(table(shown).store)
  expect(container.textContent).toContain('The Beast has won.')
  expect(container.textContent).toContain('Mireia has captured Dario, but Bram led that clan')
  expect(container.querySelectorAll('.seat.won')).toHaveLength(3)
  expect(container.querySelectorAll('.badge.crown')).toHaveLength(1)
})

it('answers in advance where one wants that', async () => {
  const { store, sent } = table(view(6, { turn: 3 }))
  store.standing = [{ kind: 'always_for', value: 2 }]
  show(store)
  await fireEvent.click(screen.getByRole('button', { name: 'Help: ask me (+1)' }))
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByRole('button', { name: /Celia/ }).getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(sheet.getByLabelText('Offer nobody help for the rest of this turn'))
  expect(sent).toMatchObject([
    { type: 'stand', seat: 0, answers: [{ kind: 'never_this_turn', value: 3 }, { kind: 'always_for', value: 2 }] },
  ])
})

it('keeps the notebook as a grid that follows the game', async () => {
  const page = (seat: number, rose: number): Tree => {
    const could = { key: 'notebook-character', args: { character: { noun: 'character', id: 'rose_elder' }, percent: rose }, children: [] }
    const args = { seat: { seat }, rose, beast: 100 - rose, order: 0, leader: 17 }
    return { key: 'notebook-page', args, children: [{ key: 'notebook-could-be', args: { characters: [could] }, children: [] }] }
  }
  const tree = (rose: number): Tree => ({ key: 'notebook', args: { deals: '12' }, children: [0, 1, 2, 3, 4, 5].map((seat) => page(seat, rose)) })
  const asked = vi.spyOn(api, 'notebook').mockResolvedValueOnce(tree(40)).mockResolvedValueOnce(tree(55))
  const { store } = table(view())
  show(store)
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }))
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByRole('rowheader', { name: 'Bram' })).toBeTruthy()
  expect(sheet.queryByRole('rowheader', { name: 'Mireia' })).toBeNull()
  expect(sheet.getAllByText('40 %')).toHaveLength(5)
  store.seq += 1
  expect(await sheet.findAllByText('55 %')).toHaveLength(5)
  expect(asked).toHaveBeenCalledWith('t1', 0)
})

it('shows a spectator the table and no place of their own', () => {
  const shown = view(7, { seat: null })
  shown.players[0] = player()
  const { container } = show(table(shown).store)
  expect(container.querySelectorAll('.seats .seat')).toHaveLength(7)
  expect(container.querySelector('.own')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Talk' })).toBeNull()
})

it.each(['en', 'es'] as const)('teaches in %s, each lesson in its moment', async (lang) => {
  const spoken = await words(lang)
  for (const { id } of lessons) expect(spoken.has(`lesson-${id}`)).toBe(true)
  const ask = { question: 'request', rule: '5.1', options: [{ name: 'ask' }, { name: 'alone' }] }
  const now = (store: ReturnType<typeof table>['store']) => lessons.filter(({ when }) => when(store, store.view!)).map(({ id }) => id)
  expect(now(table(view()).store)).toEqual(['your-card', 'the-clue'])
  expect(now(table(view(), ask).store)).toContain('ask-for-help')
})

it('shows the odds of a player at a tap, whether they may be chosen or not', async () => {
  const page = (seat: number): Tree => ({ key: 'notebook-page', args: { seat: { seat }, rose: 40, beast: 60, order: 0, leader: 17 }, children: [] })
  vi.spyOn(api, 'notebook').mockResolvedValue({ key: 'notebook', args: {}, children: Array.from({ length: 6 }, (_, seat) => page(seat)) })
  show(table(view(), { question: 'act', rule: '3.1', options: [{ name: 'attack' }, { name: 'pass' }] }).store)
  await fireEvent.click(screen.getByRole('button', { name: /^Celia/ }))
  expect(await screen.findByText(/Celia: Rose 40 %, Beast 60 %.*leads a clan 17 %/)).toBeTruthy()
})

it('lays the dagger once the table is measured, and not where a narrower one had it', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(890)
  const moved: string[] = []
  const observer = new MutationObserver((records) => moved.push(...records.map(({ target }) => (target as Element).className)))
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] })
  const { container } = show(table(view()).store)
  await tick()
  await new Promise((done) => setTimeout(done))
  observer.disconnect()
  expect(container.querySelector('.dagger')).toBeTruthy()
  expect(moved.filter((name) => name.includes('dagger'))).toEqual([])
})

it('keeps to the height that it is given where a game is told again, so that the seat at its foot is seen', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(890)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(520)
  vi.stubGlobal('innerHeight', 1000)
  const { store } = table(view(6, { seat: null }))
  store.retold = true
  const { container } = show(store)
  vi.unstubAllGlobals()
  expect(parseFloat(container.querySelector<HTMLElement>('.hall')!.style.height)).toBeLessThanOrEqual(520)
})

it('says in the middle of a narrow table what one’s ability does while one is asked about it, behind the veil too', async () => {
  const shown = view(6, { dagger: 1, target: 0, wounded: 0 })
  shown.players[0] = player({ character: 'rose_assassin', clue: 'rose', rank: 'assassin', wounds: 1 })
  const ask = { question: 'strike', rule: '7.2', options: [{ name: 'decline' }, { name: 'seat_2', noun: 'seat' }] }
  const { store } = table(shown, ask)
  const { container } = show(store)
  expect(container.querySelector('.caption')?.textContent).toMatch(/^Assassin\. May make a player suffer two wounds/)
  await fireEvent.click(screen.getByRole('button', { name: /Hide what only you know/ }))
  expect(container.querySelector('.caption')?.textContent).toContain('two wounds')
  store.ask = null
  await tick()
  expect(container.querySelector('.caption')?.textContent).not.toContain('two wounds')
})

it('says before that for whom one took the wound', () => {
  const shown = view(6, { dagger: 1, target: 3, wounded: 0 })
  shown.players[0] = player({ character: 'rose_assassin', clue: 'rose', rank: 'assassin', wounds: 1 })
  const { store } = table(shown, { question: 'strike', rule: '7.2', options: [{ name: 'decline' }, { name: 'seat_2', noun: 'seat' }] })
  const { container } = show(store)
  expect(container.querySelector('.caption')?.textContent).toMatch(/takes the wound for .*\. Assassin\. May make/)
})

it('calls no curse a false one before it is said which is the true one', () => {
  const shown = view(7, { target: 0 })
  shown.players[2] = player({ cards: ['curse'], true_curse: false })
  const ask = { question: 'name_cursed', rule: '8.4', options: [{ name: 'seat_2', noun: 'seat' }] }
  const { store } = table(shown, ask)
  const asked = show(store)
  const curse = () => asked.container.querySelector('.seat[data-seat="2"] [data-card=curse]')?.getAttribute('aria-label')
  expect(curse()).toBe('Curse')
  store.ask = null
  flushSync()
  expect(curse()).toBe('a false curse')
})

it('turns every card up where a replay shows everything', () => {
  const own = (seat: number, character: string) => ({ ...view(), players: view().players.map((each, at) => (at === seat ? player({ character }) : each)) })
  const known = view().players.map((_, seat) => own(seat, seat % 2 ? 'beast_mage' : 'rose_guardian'))
  const { store } = table({ ...board.unveiled!({ ...view(), seat: null }, known), seat: null })
  show(store)
  expect(screen.getAllByRole('button', { name: /Mage/ })).toHaveLength(3)
})
