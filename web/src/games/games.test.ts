import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../hall/api'
import { DUNGEON } from '../ui/testing'
import { rules } from './colours'
import { games } from './games.svelte'

const YOUNGER = { ...DUNGEON, game: 'younger', titles: { en: 'Younger', es: 'Más joven' } }

beforeEach(() => {
  vi.restoreAllMocks()
  games.list = []
})

it('asks the hall for its list once, in the order of the shelf', async () => {
  const asked = vi.spyOn(api, 'games').mockResolvedValue([DUNGEON, YOUNGER])
  const [list] = await Promise.all([games.load(), games.load()])
  expect(list.map(({ game }) => game)).toEqual(['dungeon-cards', 'younger'])
  expect(await games.find('younger')).toBe(YOUNGER)
  expect(await games.find('elder')).toBeNull()
  expect(games.title('younger', 'es')).toBe('Más joven')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('asks again where the hall did not answer', async () => {
  vi.spyOn(api, 'games').mockRejectedValueOnce(new Error('away')).mockResolvedValue([DUNGEON])
  await expect(games.load()).rejects.toThrow('away')
  expect(await games.load()).toHaveLength(1)
})

it('paints what is about a game in its colours, by night and by day', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([DUNGEON])
  await games.load()
  await games.load()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(rules('toy', [{ ground: '#111111', on_dark: '#222222', on_light: '#333333' }])).toBe(
    "[data-game='toy'] { --accent: #111111; --accent-text: #222222 }\n[data-theme='light'] [data-game='toy'] { --accent: #111111; --accent-text: #333333 }",
  )
})
