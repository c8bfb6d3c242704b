import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, it } from 'vitest'
import NewTable from './NewTable.svelte'
import { answering, arrive, table } from '../ui/testing'

let calls: string[]
beforeEach(async () => {
  await arrive('ana')
  calls = answering(table())
  render(NewTable, { game: 'dungeon-cards' })
  await screen.findByRole('button', { name: 'Open the table' })
  await screen.findByLabelText('Rounds')
})

function created(): Record<string, unknown> {
  return JSON.parse(calls.find((call) => call.startsWith('create'))!.slice('create '.length)) as Record<string, unknown>
}

async function choose(label: string, value: string): Promise<void> {
  await fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

it('opens the usual table with every other chair open', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(location.pathname).toBe(`/table/${table().table}`))
  expect(created()).toEqual({ game: 'dungeon-cards', seats: 4, settings: {}, public: false, clock: null })
  expect(calls.some((call) => /^(start|bots|sit)/.test(call))).toBe(false)
})

it('sends what was chosen, and of the settings only what is different', async () => {
  await fireEvent.click(screen.getByRole('radio', { name: '3' }))
  await choose('Chair 2', 'bot:random')
  await choose('Chair 3', 'mine')
  await choose('Boss', 'lich_queen')
  await choose('Rounds', '5')
  await choose('Rounds', '10')
  await fireEvent.click(screen.getByRole('radio', { name: 'Anybody in the hall' }))
  await fireEvent.click(screen.getByRole('radio', { name: 'With a clock' }))
  await fireEvent.input(screen.getByLabelText('Seconds for each decision'), { target: { value: '45' } })
  // Nobody else can come any more, so the game begins at once.
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await waitFor(() => expect(calls.at(-1)).toMatch(/^start/))
  expect(created()).toEqual({ game: 'dungeon-cards', seats: 3, settings: { boss: 'lich_queen' }, public: true, clock: { seconds: 45, bank: 300 } })
  expect(calls).toContain(`sit "${table().table}" 2 true`)
  expect(calls).toContain(`bots "${table().table}" [1] "random"`)
})

it('says how a chosen bot plays, below its chair', async () => {
  const chair = screen.getByLabelText('Chair 2')
  const options = [...chair.querySelectorAll('option')].map((option) => option.textContent)
  expect(options).toContain('Bot: Gambler')
  await choose('Chair 2', 'bot:random')
  expect(document.getElementById(chair.getAttribute('aria-describedby')!)?.textContent).toBe('leaves everything to chance')
  await choose('All other chairs', 'bot:random')
  expect(chair.getAttribute('aria-describedby')).toBeNull()
  expect(document.getElementById('new-all-text')?.textContent).toBe('leaves everything to chance')
})

it('takes a number only where the game has it', async () => {
  const rounds = screen.getByLabelText<HTMLInputElement>('Rounds')
  expect([rounds.type, rounds.min, rounds.max, rounds.value]).toEqual(['number', '1', '30', '10'])
  await choose('Rounds', '31')
  expect(rounds.value).toBe('10')
  await choose('Rounds', '12')
  expect(screen.getByText('one thing is different')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'All as usual' }))
  expect(rounds.value).toBe('10')
})

it('lets one be called something else first', async () => {
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Zoe' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(location.pathname).toMatch(/^\/table/))
  expect(calls.indexOf('rename "Zoe"')).toBeLessThan(calls.findIndex((call) => call.startsWith('create')))
  expect(calls).toContain('rename "Zoe"')
})

it('lets a game be played by the day', async () => {
  await fireEvent.click(screen.getByRole('radio', { name: 'By the day' }))
  await choose('Time for each decision', String(3 * 86_400))
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(created().clock).toEqual({ seconds: 3 * 86_400, bank: 0 }))
})
