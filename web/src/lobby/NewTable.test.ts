import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import { api, HallError } from '../hall/api'
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

it('keeps the rules of the table unfolded while they are changed', async () => {
  const fold = screen.getByLabelText('Boss').closest('details')!
  fold.open = true
  await fireEvent(fold, new Event('toggle'))
  await choose('Boss', 'lich_queen')
  await screen.findByText('one thing is different')
  expect(fold.open).toBe(true)
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

const LAMP = {
  id: 'lamp',
  mark: { name: 'The last lamp', digest: 'd1', kept: true },
  settings: [{ name: 'boss', default: 'random', values: ['random', 'lich_queen', 'lamplighter'], rule: '1.7' }],
  words: { en: { 'setting-boss-lamplighter': '<b>Lamplighter</b> { $x }' }, es: {} },
}

async function withPacks(): Promise<void> {
  cleanup()
  vi.spyOn(api, 'packs').mockResolvedValue({ packs: [LAMP], own: true, most: 1024 })
  render(NewTable, { game: 'dungeon-cards' })
  await screen.findByLabelText('Pack')
}

it('plays with a pack of the hall, by what it adds, and shows its words as they are written', async () => {
  await withPacks()
  await choose('Pack', 'kept:lamp')
  await screen.findByText('offered by this hall')
  const boss = await screen.findByLabelText<HTMLSelectElement>('Boss')
  await waitFor(() => expect(boss.selectedOptions[0]?.textContent).toBe('<b>Lamplighter</b> { $x }'))
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(created()).toMatchObject({ settings: { boss: 'lamplighter' }, pack: { kept: 'lamp' } }))
})

it('reads a file of one’s own first, and says what is wrong with it; without a pack, nothing of it stays', async () => {
  await withPacks()
  await choose('Pack', 'own')
  const field = screen.getByLabelText<HTMLInputElement>(/A file of content/)
  const bring = (text: string) => fireEvent.change(field, { target: { files: [new File([text], 'mine.toml')] } })
  vi.spyOn(api, 'lookAtPack').mockRejectedValueOnce(new HallError('bad-pack', 'mine.toml: item x: it is missing.', 422))
  await bring('[[item]]')
  await screen.findByText('mine.toml: item x: it is missing.')
  await bring('x'.repeat(2000))
  await screen.findByText(/leave out what the game has/)
  vi.spyOn(api, 'lookAtPack').mockResolvedValue({ ...LAMP, id: '', mark: { name: 'Mine', digest: 'd2', kept: false } })
  await bring('a = 1')
  await screen.findByText('brought by the host')
  expect(api.lookAtPack).toHaveBeenLastCalledWith({ game: 'dungeon-cards', file: 'mine.toml', text: 'a = 1' })
  await choose('Pack', '')
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(created()).toEqual({ game: 'dungeon-cards', seats: 4, settings: {}, public: false, clock: null }))
})
