import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { GamePlayed, GameStatistics } from '../generated/hall'
import { api } from '../hall/api'
import { answering, arrive, table } from '../ui/testing'
import HistoryPage from './HistoryPage.svelte'

const seat = { sign: '', colour: '', name: null, won: false, score: 3, place: 2 }

function played(number: number, change: Partial<GamePlayed> = {}): GamePlayed {
  const seats = [
    { ...seat, seat: 0, player: 'person', name: 'Ana', won: true, place: 1 },
    { ...seat, seat: 1, player: 'person' },
    { ...seat, seat: 2, player: 'bot:careful' },
    { ...seat, seat: 3, player: 'bot:careful' },
  ]
  return { table: `t${number}`, seat: 0, game: 'dungeon-cards', ended: 1_000_000 - number, place: 1, won: true, score: 12, decisions: 30, ending: '', truncated: false, seats, pack: null, ...change }
}

const STATISTICS: GameStatistics = {
  game: 'dungeon-cards',
  games: 3,
  won: 2,
  against: [{ people: 1, bots: ['careful'], games: 3, won: 2 }],
  records: [{ feat: 'best_turn', titles: { en: 'Most gold in one turn', es: 'Más oro' }, value: 17, table: 't1' }],
  progress: [],
  // Somebody may hold two chairs of one table.
  recent: [1, 2, 3].map((number) => ({ table: `t${Math.min(number, 2)}`, ended: number, place: number, seats: 4, won: number < 3, score: 5 })),
}

it('tells every game with its result, its opponents and the way to its replay, page by page', async () => {
  await arrive('ana')
  answering(table())
  vi.spyOn(api, 'statistics').mockResolvedValue([STATISTICS])
  const first = [played(1), played(2, { won: false, place: 3 })]
  const history = vi.spyOn(api, 'history').mockImplementation((_, after) => Promise.resolve(after ? { games: [played(3)], more: false } : { games: first, more: true }))
  render(HistoryPage)
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0].textContent).toMatch(/Won.*Dungeon Cards.*Somebody who is gone.*2 × .*Careful|2 × /s)
  expect(rows[1].textContent).toMatch(/Place 3 of 4/)
  expect(screen.getAllByRole('link', { name: /Watch again/ })[0].getAttribute('href')).toBe('/replay/t1')
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier games' }))
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(3))
  expect(history).toHaveBeenLastCalledWith('', first[1])
  expect(screen.queryByRole('button', { name: 'Earlier games' })).toBeNull()
})

it('says of sides that only win or lose which it was, and no place or points', async () => {
  await arrive('ana')
  answering(table())
  vi.spyOn(api, 'statistics').mockResolvedValue([STATISTICS])
  const seats = [false, true, true, false].map((won, number) => ({ ...seat, seat: number, player: number ? 'bot:careful' : 'person', won, score: Number(won), place: won ? 1 : 3 }))
  vi.spyOn(api, 'history').mockResolvedValue({ games: [played(1, { won: false, place: 3, score: 0, seats })], more: false })
  render(HistoryPage)
  const [row] = await screen.findAllByRole('listitem')
  expect(row.querySelector('.result')!.textContent).toBe('Lost')
  expect(row.textContent).not.toMatch(/point|Place/)
})

it('draws a plot that is told in words, too, and records that lead to their game', async () => {
  await arrive('ana')
  answering(table())
  vi.spyOn(api, 'statistics').mockResolvedValue([STATISTICS])
  vi.spyOn(api, 'history').mockResolvedValue({ games: [played(1)], more: false })
  render(HistoryPage)
  const plot = await screen.findByRole('img', { name: /The last 3 games, 2 won/ })
  expect(plot.querySelectorAll('rect').length).toBe(3)
  expect(screen.getByRole('row', { name: /2 of 3/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Most gold in one turn: 17. Watch that game again' }).getAttribute('href')).toBe('/replay/t1')
})

it('says that nothing has come to its end yet', async () => {
  await arrive('ana')
  answering(table())
  render(HistoryPage)
  expect(await screen.findByText(/No game has come to its end yet/)).toBeTruthy()
})

it('draws no plot of one game only', async () => {
  await arrive('ana')
  answering(table())
  vi.spyOn(api, 'statistics').mockResolvedValue([{ ...STATISTICS, games: 1, won: 1, recent: STATISTICS.recent.slice(0, 1) }])
  vi.spyOn(api, 'history').mockResolvedValue({ games: [played(1)], more: false })
  render(HistoryPage)
  expect(await screen.findByText('of 1 game won')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /last game/ })).toBeNull()
})
