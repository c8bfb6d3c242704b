import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { api, HallError } from '../hall/api'
import { games } from '../games/games.svelte'
import { person } from '../hall/person.svelte'
import { go } from '../router.svelte'
import { likes } from '../likes.svelte'
import Account from '../ui/Account.svelte'
import Continue from './Continue.svelte'
import Learn from './Learn.svelte'
import NameForm from '../ui/NameForm.svelte'
import { answering, arrive, table } from '../ui/testing'

it('deletes nothing before it is sure, and then everything', async () => {
  await arrive('ana')
  const calls = answering(table())
  const leave = vi.fn()
  render(Account, { leave })
  await fireEvent.click(screen.getByRole('button', { name: 'Delete my data' }))
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be undone/)
  expect(calls).not.toContain('forget')
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, forget me' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(calls).toContain('forget')
  expect([person.me, likes.name]).toEqual([null, ''])
})

it('makes a link to another device, as a link and as a code', async () => {
  await arrive('ana')
  answering(table())
  render(Account, { leave: vi.fn() })
  await fireEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Link to another device')).value).toBe(`${location.origin}/continue#c0de`)
  expect(screen.getByText('c0de')).toBeTruthy()
})

it('renames, and remembers the name', async () => {
  await arrive('ana')
  answering(table())
  render(Account, { leave: vi.fn() })
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Change the name' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^You are Zoe now/))
  expect([person.me?.name, likes.name]).toEqual(['Zoe', 'Zoe'])
})

it('goes on at this device by the code of the address, and forgets the code', async () => {
  await arrive(null)
  const calls = answering(table())
  go('/continue#c0de', true)
  render(Continue)
  await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Welcome back/))
  expect(calls).toContain('follow "c0de"')
  expect(person.me).not.toBeNull()
  expect(location.hash).toBe('')
})

it('says when a code was used already', async () => {
  await arrive('ana')
  answering(table())
  vi.spyOn(api, 'follow').mockRejectedValue(new HallError('bad-link', 'Used.', 404))
  go('/continue', true)
  render(Continue)
  expect(screen.getByText(/^You are Ana here/)).toBeTruthy()
  await fireEvent.input(screen.getByLabelText('The code from your other device'), { target: { value: 'http://hall/continue#old' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/used already/)
  expect(api.follow).toHaveBeenCalledWith('old')
})

it('asks a newcomer for a name, and takes no empty one', async () => {
  await arrive(null)
  const calls = answering(table())
  const named = vi.fn()
  await games.load()
  render(NameForm, { named, to: { game: 'dungeon-cards', host: 'Ben', others: ['Eve'], bots: 0, seats: 4, free: 2, status: 'open', pack: { name: 'The last lamp', digest: 'd1', kept: true } } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dungeon Cards: The Catacombs')
  expect(screen.getByText(/Ben has kept you a chair\./).textContent).toMatch(/Eve sits there already\..*2 of 4 chairs are free\./)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Come in' })
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: '  ' } })
  expect(button.disabled).toBe(true)
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  await fireEvent.click(button)
  await waitFor(() => expect(named).toHaveBeenCalled())
  expect(calls).toEqual(['games', 'arrive "Zoe"'])
})

it('lays the first game once, and leads to it without a way back to this page', async () => {
  await arrive('ana')
  const calls = answering(table())
  const before = history.length
  go('/learn/dungeon-cards', true)
  render(Learn, { game: 'dungeon-cards' })
  await waitFor(() => expect(location.pathname + location.search).toBe(`/table/${table().table}?learn`), { timeout: 20_000 })
  expect(calls.filter((call) => /^(create|beginLesson)/.test(call))).toEqual(['beginLesson "dungeon-cards"'])
  expect(history.length).toBe(before)
}, 30_000)
