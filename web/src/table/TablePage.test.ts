import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { api } from '../hall/api'
import { go } from '../router.svelte'
import { answering, arrive, table } from '../ui/testing'
import TablePage from './TablePage.svelte'

it.each([
  ['open', 2, /Ben has kept you a chair/, '2 of 4 chairs are free'],
  ['open', 0, /Ben has set this table/, 'Every chair is taken'],
  ['running', 0, /Ben has set this table/, 'The game has begun'],
])('tells who comes by a link what for, before it asks for a name: %s with %i free chairs', async (status, free, invited, chairs) => {
  await arrive(null)
  answering(table())
  vi.spyOn(api, 'invitation').mockResolvedValue({ game: 'dungeon-cards', host: 'Ben', others: [], bots: 0, seats: 4, free, status, pack: null })
  go('/table/abcdef0123456789#secret', true)
  render(TablePage, { table: 'abcdef0123456789' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Dungeon Cards: The Catacombs')
  expect(screen.getByText(invited).textContent).toContain(chairs)
  expect(screen.getByLabelText('Your name')).toBeTruthy()
  expect(api.invitation).toHaveBeenCalledWith('abcdef0123456789', 'secret')
  expect(api.join).not.toHaveBeenCalled()
})
