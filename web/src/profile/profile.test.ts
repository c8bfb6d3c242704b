import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import Continue from '../front/Continue.svelte'
import { api, HallError } from '../hall/api'
import { person } from '../hall/person.svelte'
import { likes } from '../likes.svelte'
import { go } from '../router.svelte'
import { answering, arrive, table } from '../ui/testing'
import Holidays from './Holidays.svelte'
import ProfilePage from './ProfilePage.svelte'
import { SIGNS } from './signs'

it('shows the words of a passphrase once, numbered, and says to keep them', async () => {
  await arrive('ana')
  answering(table())
  render(ProfilePage)
  await fireEvent.click(await screen.findByRole('button', { name: 'Make a passphrase' }))
  const words = await screen.findByRole('list', { name: 'Your passphrase' })
  expect(words.tagName).toBe('OL')
  expect([...words.children].map((each) => each.textContent)).toEqual(['amber', 'otter', 'raven', 'moss', 'canoe', 'tulip', 'ember', 'lynx'])
  expect(screen.getByText(/shown only now/)).toBeTruthy()
  expect(JSON.stringify(localStorage)).not.toMatch(/otter/)
})

it('wears a sign and a colour, each with a name to be heard', async () => {
  await arrive('ana')
  answering(table())
  const change = vi.spyOn(api, 'change').mockResolvedValue({ person: 'ana', name: 'Ana', sign: 'fox', colour: 'moss' })
  render(ProfilePage)
  await fireEvent.click(await screen.findByRole('radio', { name: 'Fox' }))
  await waitFor(() => expect(person.me?.sign).toBe('fox'))
  expect(change).toHaveBeenCalledWith({ sign: 'fox' })
  expect(screen.getAllByRole('radio').length).toBe(Object.keys(SIGNS).length + 8)
})

it('shows a link as a picture, and deletes nothing before it is sure', async () => {
  await arrive('ana')
  const calls = answering(table())
  render(ProfilePage)
  await fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Delete my data' }))
  expect(calls).not.toContain('forget')
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, forget me' }))
  await waitFor(() => expect([person.me, likes.name, location.pathname]).toEqual([null, '', '/']))
  expect(calls).toContain('forget')
})

it('goes on by a passphrase, which is on the screen no longer than it must be', async () => {
  await arrive(null)
  const calls = answering(table())
  go('/continue', true)
  render(Continue)
  await fireEvent.input(screen.getByLabelText('The code from your other device'), { target: { value: 'amber otter raven' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Go on here' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Welcome back/))
  expect(calls).toContain('recall "amber otter raven"')
  expect(document.body.innerHTML).not.toMatch(/otter/)
})

it('adds a holiday to those that are coming, and says what the hall thinks of it', async () => {
  await arrive('ana')
  answering(table())
  const sent = vi.spyOn(api, 'setHolidays').mockResolvedValueOnce({ holidays: [{ first: '2999-01-02', last: '2999-01-05' }], days: 30 })
  sent.mockRejectedValueOnce(new HallError('bad-holidays', 'That is too much.', 422))
  render(Holidays)
  await screen.findByText(/30 days a year/)
  await fireEvent.input(screen.getByLabelText('From'), { target: { value: '2999-01-02' } })
  await fireEvent.input(screen.getByLabelText('until'), { target: { value: '2999-01-05' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect((await screen.findByRole('status')).textContent).toBe('These days are yours.')
  expect(sent).toHaveBeenCalledWith([{ first: '2999-01-02', last: '2999-01-05' }])
  await fireEvent.click(screen.getByRole('button', { name: /^Remove: / }))
  expect((await screen.findByRole('alert')).textContent).toBe('That is too much.')
})
