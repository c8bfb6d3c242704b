import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import Continue from '../front/Continue.svelte'
import { api, HallError } from '../hall/api'
import { person } from '../hall/person.svelte'
import { likes } from '../likes.svelte'
import { go } from '../router.svelte'
import { answering, arrive, table } from '../ui/testing'
import { seatLooks } from '../words/players'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import Holidays from './Holidays.svelte'
import * as beside from '../installed/worker'
import ProfilePage from './ProfilePage.svelte'
import Push from './Push.svelte'
import SeatSign from './SeatSign.svelte'
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

it('stands at the seat of whoever has chosen it, with a shape and a name, and not at that of a bot', async () => {
  const people = [
    { person: 'ana', name: 'Ana', sign: 'fox', colour: '' },
    { person: 'ben', name: 'Ben', sign: '', colour: '' },
  ]
  const looks = seatLooks(table({ people }))
  expect(looks).toEqual([{ sign: 'fox', colour: 'bone' }, null, null, null])
  expect(seatLooks(null)).toEqual([])
  const words = new TableWords(await loadGameWords('dungeon-cards', 'es'), {} as never, [], looks)
  for (const seat of [0, 1, 2, 3, 4]) render(SeatSign, { words, seat })
  const signs = screen.getAllByRole('img')
  expect(signs.map((each) => each.getAttribute('aria-label'))).toEqual(['Emblema: Zorro, Hueso'])
  expect(signs[0]!.querySelector('svg')).toBeTruthy()
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
  await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }))
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
  expect(await screen.findByText('These days are yours.')).toBe(screen.getByRole('status'))
  expect(sent).toHaveBeenCalledWith([{ first: '2999-01-02', last: '2999-01-05' }])
  await fireEvent.click(screen.getByRole('button', { name: /^Remove: / }))
  expect((await screen.findByRole('alert')).textContent).toBe('That is too much.')
})

function browser(secure: boolean, subscription: unknown): void {
  vi.stubGlobal('isSecureContext', secure)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') })
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe: () => Promise.resolve({ toJSON: () => subscription }) }
  vi.spyOn(beside, 'worker').mockResolvedValue({ pushManager } as unknown as ServiceWorkerRegistration)
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
}

it('is told of a turn on this device, keeps hours quiet, and stops by one click', async () => {
  await arrive('ana')
  answering(table())
  browser(true, { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } })
  vi.mocked(api.push).mockResolvedValue({ key: 'k', devices: 0, quiet: null })
  vi.mocked(api.addPush).mockResolvedValue({ key: 'k', devices: 1, quiet: null })
  vi.mocked(api.setQuiet).mockResolvedValue({ key: 'k', devices: 1, quiet: { begins: 1380, ends: 390, offset: 0 } })
  vi.mocked(api.endPush).mockResolvedValue({ key: 'k', devices: 0, quiet: null })
  render(Push)
  await fireEvent.click(await screen.findByRole('button', { name: 'Tell me on this device' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/from now on/))
  expect(api.addPush).toHaveBeenCalledWith({ endpoint: 'https://push.example/1', key: 'k', auth: 'a', lang: 'en' })
  await fireEvent.input(screen.getByLabelText('Quiet from'), { target: { value: '23:00' } })
  await fireEvent.input(screen.getByLabelText('to'), { target: { value: '06:30' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Keep quiet' }))
  await waitFor(() => expect(api.setQuiet).toHaveBeenCalledWith(1380, 390))
  await fireEvent.click(screen.getByRole('button', { name: 'Tell me nothing any more' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/No device/))
})

it('says plainly why a device cannot be told anything', async () => {
  await arrive('ana')
  answering(table())
  browser(false, null)
  const { unmount } = render(Push)
  expect(await screen.findByText(/without TLS/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tell me on this device' })).toBeNull()
  unmount()
  browser(true, null)
  vi.mocked(api.push).mockResolvedValue({ key: '', devices: 0, quiet: null })
  render(Push)
  expect(await screen.findByText(/This hall cannot/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
