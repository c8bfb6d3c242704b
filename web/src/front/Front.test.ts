import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { api, HallError } from '../hall/api'
import { games } from '../games/games.svelte'
import { person } from '../hall/person.svelte'
import Front from './Front.svelte'
import { answering, arrive, DUNGEON, personSeat, seat, table } from '../ui/testing'

const own = table({ table: '1111111111111111', status: 'running', seats: [personSeat('ana'), seat({ player: 'bot:careful' })] })
const ended = table({ table: '2222222222222222', status: 'ended' })
const open = table({ table: '3333333333333333', host: 'ben', people: [{ person: 'ben', name: 'Ben' }], public: true, seats: [personSeat('ben'), seat()] })
const running = table({ table: '4444444444444444', host: 'ben', status: 'running', public: true })

async function show(): Promise<string[]> {
  const calls = answering(table(), [DUNGEON, { ...DUNGEON, game: 'younger' }])
  vi.spyOn(api, 'mine').mockResolvedValue([own, ended])
  vi.spyOn(api, 'tables').mockResolvedValue([own, open, running])
  render(Front)
  await screen.findAllByText(/minutes/)
  await screen.findAllByRole('link', { name: /^Watch: / })
  return calls
}

it('plays with one click', async () => {
  await arrive('ana')
  const calls = await show()
  await fireEvent.click(screen.getAllByRole('button', { name: 'Play now: Dungeon Cards: The Catacombs, against bots' })[0])
  await waitFor(() => expect(location.pathname).toBe(`/table/${table().table}`))
  expect(calls.filter((call) => /^(create|ready|start)/.test(call))).toHaveLength(3)
})

it('plays as chosen beside the button, and remembers it', async () => {
  await arrive('ana')
  const calls = await show()
  await fireEvent.click(screen.getAllByRole('button', { name: /choose how many/ })[0])
  await fireEvent.click(screen.getByRole('radio', { name: '3' }))
  await fireEvent.change(screen.getByLabelText('Bots'), { target: { value: 'threshold' } })
  const rounds = await screen.findByLabelText('Rounds')
  await fireEvent.change(rounds, { target: { value: '5' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  await waitFor(() => expect(calls.find((call) => call.startsWith('create'))).toMatch(/"seats":3,"settings":{"rounds":5},"bots":\["threshold","threshold"\]/))
  expect(JSON.parse(localStorage.getItem('duskhall')!).tables).toEqual({ 'dungeon-cards': { seats: 3, bot: 'threshold', settings: { rounds: 5 } } })
})

it('counts its games in its own line', async () => {
  await arrive('ana')
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two dark tables, one lantern')
})

it('offers for each game friends, a first game and the rules', async () => {
  await arrive('ana')
  await show()
  for (const page of ['new', 'learn', 'exercises', 'rules']) {
    expect(document.querySelectorAll(`a[href^="/${page}/"]`), page).toHaveLength(2)
  }
})

it('continues where one left off, and lists what others do only once', async () => {
  await arrive('ana')
  await show()
  expect(screen.getByRole('link', { name: /^Continue: Dungeon Cards/ }).getAttribute('href')).toBe('/table/1111111111111111')
  expect(screen.getByRole('link', { name: /^Watch: / }).getAttribute('href')).toBe('/table/4444444444444444')
  expect(screen.getByRole('link', { name: /^Watch again: / }).getAttribute('href')).toBe('/replay/2222222222222222')
  expect(screen.getAllByRole('button', { name: /^Sit down: / })).toHaveLength(1)
  expect(screen.getByText('one free chair').parentElement?.textContent?.trim()).toBe('Ben’s table · one free chair')
})

it('asks a stranger who sits down for a name first', async () => {
  await arrive(null)
  const calls = await show()
  await fireEvent.click(screen.getByRole('button', { name: /^Sit down: / }))
  expect(calls.some((call) => call.startsWith('join'))).toBe(false)
  await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Zoe' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Come in' }))
  await waitFor(() => expect(calls).toContain('join "3333333333333333" null'))
  expect(calls).toContain('arrive "Zoe"')
})

it('takes whoever was forgotten for a newcomer', async () => {
  await arrive('ana')
  const calls = answering(table())
  vi.spyOn(api, 'mine').mockRejectedValue(new HallError('unknown', 'Nobody knows who you are.', 401))
  render(Front)
  await waitFor(() => expect(person.me).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await fireEvent.click(await screen.findByRole('button', { name: /^Play now: Dungeon/ }))
  await waitFor(() => expect(calls).toContain('arrive "Wanderer"'))
})

it('says what is wrong and can be tried again', async () => {
  await arrive('ana')
  await show()
  vi.spyOn(api, 'create').mockRejectedValue(new HallError('slow-down', 'Too many requests: wait a moment.', 429))
  const [play] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Play now: Dungeon/ })
  await fireEvent.click(play)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many requests: wait a moment.'))
  expect(play.disabled).toBe(false)
})

it('says nothing of tables where the hall cannot be reached, and looks for it again when asked', async () => {
  await arrive('ana')
  answering(table(), [DUNGEON])
  games.list = []
  const load = vi.spyOn(games, 'load').mockRejectedValueOnce(new HallError('offline', '', 0))
  render(Front)
  await screen.findByRole('heading', { name: 'The hall cannot be reached' })
  expect(screen.queryByRole('heading', { name: 'Tables with a free chair' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'The daily table' })).toBeNull()
  load.mockRestore()
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Tables with a free chair' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'The hall cannot be reached' })).toBeNull())
})

async function type(value: string): Promise<void> {
  const field = screen.getByLabelText('A friend told you a code, or sent you a link?')
  await fireEvent.input(field, { target: { value } })
  await fireEvent.submit(field.closest('form')!)
}

it('goes where a friend’s link leads', async () => {
  await arrive('ana')
  await show()
  await type('hello')
  expect(screen.getByRole('alert').textContent).toMatch(/neither a code/)
  await type('abcdef0123456789#secret')
  expect(location.pathname + location.hash).toBe('/table/abcdef0123456789#secret')
})

it('asks the hall where a code leads that was said aloud, however it is typed, and says what is wrong with it', async () => {
  await arrive('ana')
  const calls = await show()
  await type(' k7m-2px ')
  await waitFor(() => expect(location.pathname + location.hash).toBe('/table/abcdef0123456789#secret'))
  expect(calls).toContain('followCode "K7M2PX"')
  vi.spyOn(api, 'followCode').mockRejectedValue(new HallError('code-expired', 'Too late.', 404))
  await type('K7M2PX')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This code has run out: ask for the new one.'))
})

it('shows one’s own turn first, with the time that is left', async () => {
  await arrive('ana')
  const other = table({ table: '5555555555555555', status: 'running', seats: [personSeat('ana'), personSeat('ben')] })
  answering(table(), [DUNGEON])
  vi.spyOn(api, 'mine').mockResolvedValue([other, own])
  vi.spyOn(api, 'turns').mockResolvedValue([
    { table: own.table, seat: 0, yours: true, left: 2 * 86_400 + 5 * 3600, resting: false },
    { table: other.table, seat: 1, yours: false, left: 3600, resting: true },
  ])
  render(Front)
  await screen.findByText(/Your turn, 2 days 5 h left/)
  expect(screen.getByText(/Waiting for Ben, the clock stands still/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Continue: / }).map((link) => link.getAttribute('href'))).toEqual([`/table/${own.table}`, `/table/${other.table}`])
})
