import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { DailyGame, DayTold } from '../generated/hall'
import { api } from '../hall/api'
import { go } from '../router.svelte'
import { answering, arrive, table } from '../ui/testing'
import DailyPage from './DailyPage.svelte'

const DEAL: DailyGame = { game: 'dungeon-cards', record: 'daily-2026-11-16-dungeon-cards', commitment: 'c0ffee', drawn: 1, seed: null, tries: 1, mine: null, place: null, shares: [], standings: [] }

function day(change: Partial<DailyGame> = {}, over = false): DayTold {
  return { day: '2026-11-16', today: over ? '2026-11-17' : '2026-11-16', seconds: over ? 0 : 3720, games: [{ ...DEAL, ...change }], tomorrow: over ? {} : { 'dungeon-cards': 'beef' }, before: ['2026-11-15'] }
}

it('lets one try today’s deal, and says what is promised and what that does not prove', async () => {
  await arrive('ana')
  const calls = answering(table())
  vi.spyOn(api, 'today').mockResolvedValue(day())
  render(DailyPage)
  expect(await screen.findByText(/Open for another 1 h 2 min/)).toBeTruthy()
  expect(screen.getByText('beef')).toBeTruthy()
  expect(screen.getByText(/one person did not come as two/)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /^Try it: Dungeon Cards/ }))
  await waitFor(() => expect(location.pathname).toBe(`/table/${table().table}`))
  expect(calls).toContain('playToday "dungeon-cards"')
})

it('shows after the day who came to what, in a plot that is told in words, too', async () => {
  await arrive('ana')
  answering(table())
  const mine = { table: 't1', status: 'ended', counted: true, won: true, score: 12 }
  const shares = [
    { won: true, score: 12, tries: 1 },
    { won: false, score: 7, tries: 3 },
  ]
  const standings = [{ place: 1, me: true, name: 'Ana', sign: '', colour: '', table: 't1', won: true, score: 12, decisions: 40 }]
  vi.spyOn(api, 'day').mockResolvedValue(day({ mine, shares, standings, place: 1, seed: '5eed' }, true))
  go('/daily/2026-11-16', true)
  render(DailyPage)
  expect(await screen.findByText(/place 1 of 4/)).toBeTruthy()
  expect(screen.getByRole('img', { name: /7 points: 3; 12 points and won: 1/ })).toBeTruthy()
  expect(screen.getByText('5eed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Watch again: Ana' }).getAttribute('href')).toBe('/replay/t1')
  expect(screen.queryByRole('button', { name: /Try it/ })).toBeNull()
  expect(api.day).toHaveBeenCalledWith('2026-11-16')
})
