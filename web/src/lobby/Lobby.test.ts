import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Book, TableInfo } from '../generated/hall'
import { api, HallError } from '../hall/api'
import { loadGameWords } from '../words/words'
import { TableWords } from '../words/table'
import InviteCode from './InviteCode.svelte'
import Lobby from './Lobby.svelte'
import { answering, arrive, personSeat, seat, table } from '../ui/testing'

const ID = table().table
const BOT = { player: 'bot:careful' }

async function show(me: string, change: Partial<TableInfo> = {}): Promise<string[]> {
  await arrive(me)
  const info = table(change)
  const calls = answering(info)
  const words = new TableWords(await loadGameWords('dungeon-cards', 'en'), {} as Book, [])
  render(Lobby, { info, words, seat: 0 })
  await screen.findByLabelText('Boss')
  return calls
}

async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name }))
}

it('lets the host start only when every chair is taken and everybody else is ready', async () => {
  await show('ana')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' }).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toContain('One chair is still free.')
})

it('says who is not ready yet', async () => {
  await show('ana', { seats: [personSeat('ana'), personSeat('ben'), seat(BOT)] })
  expect(screen.getByRole('status').textContent).toContain('Not ready yet: Ben.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' }).disabled).toBe(true)
})

it('adds the host’s part to the dice with the start, and not twice', async () => {
  const ready = { seats: [personSeat('ana'), personSeat('ben', { ready: true, contributed: true })] }
  let calls = await show('ana', ready)
  await press('Start the game')
  await waitFor(() => expect(calls.slice(-2)).toEqual([`ready "${ID}" true`, `start "${ID}"`]))
  document.body.innerHTML = ''
  calls = await show('ana', { seats: [personSeat('ana', { contributed: true }), ready.seats[1]] })
  await press('Start the game')
  await waitFor(() => expect(calls.at(-1)).toBe(`start "${ID}"`))
  expect(calls.some((call) => call.startsWith('ready'))).toBe(false)
})

it('gives the link, its picture for a camera, and the code to be said aloud, character by character', async () => {
  await show('ben')
  expect(screen.getByLabelText<HTMLInputElement>('Link to this table').value).toBe(`${location.origin}/table/${ID}#secret`)
  expect((await screen.findByLabelText('K 7 M 2 P X')).textContent).toBe('K7M2PX')
  const picture = screen.getByRole('img', { name: 'To be scanned: the link to this table of Dungeon Cards: The Catacombs' })
  expect(picture.getAttribute('viewBox')).toBe('-4 -4 33 33')
})

it('asks for the next code when the last one has run out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await arrive('ana')
  const calls = answering(table())
  render(InviteCode, { table: ID, title: 'Dungeon Cards' })
  await vi.waitFor(() => screen.getByLabelText('K 7 M 2 P X'))
  vi.spyOn(api, 'invite').mockResolvedValue({ code: 'WX4DDF', seconds: 600, picture: { size: 25, path: '' } })
  await vi.advanceTimersByTimeAsync(590_000)
  expect(screen.queryByLabelText('W X 4 D D F')).toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => screen.getByLabelText('W X 4 D D F'))
  vi.useRealTimers()
  expect(calls.filter((call) => call.startsWith('invite'))).toHaveLength(1)
})

it('lets a guest be ready, take one chair more, offer a swap and leave', async () => {
  const calls = await show('ben')
  await press('I am ready')
  await press('Mine too: chair 3, on this device')
  await press('Swap with Ana: chair 1')
  await press('Stand up: chair 2')
  await press('Leave the table')
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(calls.slice(-5)).toEqual([`ready "${ID}" true`, `sit "${ID}" 2 true`, `swap "${ID}" 1 0`, `stand "${ID}" 1`, `leave "${ID}"`])
})

it('leaves bots, chairs of others and settings to the host', async () => {
  await show('ben')
  expect(screen.queryByRole('button', { name: /^(Bot|Clear|Fill|Start)/ })).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Boss').disabled).toBe(true)
  document.body.innerHTML = ''
  const calls = await show('ana')
  await press('Bot on chair 3')
  await press('Fill up with bots')
  await press('Clear chair 2')
  await fireEvent.change(screen.getByLabelText('Which bot plays chair 4'), { target: { value: 'random' } })
  await fireEvent.change(screen.getByLabelText('Boss'), { target: { value: 'lich_queen' } })
  await waitFor(() => expect(calls).toContain(`configure "${ID}" {"settings":{"boss":"lich_queen"}}`))
  expect(calls).toEqual(
    expect.arrayContaining([`bots "${ID}" [2]`, `bots "${ID}"`, `stand "${ID}" 1`, `bots "${ID}" [3] "random"`]),
  )
})

it('shows a swap that somebody offers, and accepts it', async () => {
  const calls = await show('ben', { swaps: [[0, 1]] })
  await press('Swap: Ana asks')
  expect(calls.at(-1)).toBe(`swap "${ID}" 1 0`)
})

it('brings whoever only watches a public table to a chair', async () => {
  const calls = await show('zoe', { public: true, invite: null })
  await press('Sit here: chair 3')
  await waitFor(() => expect(calls.slice(-2)).toEqual([`join "${ID}" null`, `sit "${ID}" 2`]))
})

it('shows what a call answers before everybody is told', async () => {
  await show('ben')
  vi.spyOn(api, 'ready').mockResolvedValue(table({ version: 2, seats: [personSeat('ana'), personSeat('ben', { ready: true, contributed: true })] }))
  await press('I am ready')
  await screen.findByRole('button', { name: 'Not ready after all' })
  expect(within(screen.getByRole('list')).getByText(/✓ ready/)).toBeTruthy()
  expect(screen.getByText('Your number is in.')).toBeTruthy()
})

it('says why something was not done', async () => {
  await show('ben')
  vi.spyOn(api, 'ready').mockRejectedValue(new HallError('not-open', 'The game has started.', 409))
  await press('I am ready')
  expect((await screen.findByRole('alert')).textContent).toBe('The game has already started.')
})
