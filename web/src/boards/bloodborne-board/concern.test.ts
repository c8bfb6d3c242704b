/** Which part of the map a question is about. */
import { expect, it } from 'vitest'
import type { View } from '../../generated/bloodborne-board'
import { answersTo } from './answers'
import { concerned, meant } from './concern'
import { ask, content, hunter, unit, view } from './fixture'
import { laid } from './scene'

const names = (shown: View, question: string, ...options: string[]) => concerned(shown, answersTo(ask(question, ...options)), null, content, () => 0).map(({ tile }) => tile)

it('is about the lamps that burn, where whoever comes back from the Dream chooses a side', () => {
  const shown = view()
  const chapel = laid(content, 'oedon_chapel', 1, 0, 0)
  const tiles = [...shown.tiles, chapel]
  expect(names({ ...shown, tiles }, 'choose_side', 'side_a', 'side_b')).toEqual(['central_lamp', 'oedon_chapel'])
  expect(names({ ...shown, tiles: [...shown.tiles, { ...chapel, fog: true }] }, 'choose_side', 'side_a', 'side_b')).toEqual(['central_lamp'])
  expect(names({ ...shown, tiles }, 'act', 'end_turn')).toEqual(['central_lamp', 'ransacked_house', 'oedon_chapel']) // about nothing of it
})

it('is about whom a rune would strike near by, and about nobody else', () => {
  const door = { way: 'east', space: 'central_lamp_b', state: 'joined', leads_to: 'ransacked_house_a' }
  const tiles = [...view().tiles.map((tile) => (tile.tile === 'central_lamp' ? { ...tile, exits: [door] } : tile)), laid(content, 'oedon_chapel', 1, 0, 0)]
  const shown = view({ tiles, hunters: [hunter({ space: door.space })], units: [unit('scourge_beast_2', door.leads_to)] })
  const about = (item: string): string[] => concerned(shown, answersTo(ask('on_kill', 'done', [item, 'item'])), door.space, content, () => 0).map(({ tile }) => tile)
  expect(about('rune_beast')).toEqual(['central_lamp', 'ransacked_house'])
  expect(about('rune_moon')).toEqual(['central_lamp'])
  const marked = (item: string): string[] => [...meant(shown, answersTo(ask('on_kill', 'done', [item, 'item'])), door.space, content)]
  expect([marked('rune_beast'), marked('rune_moon')]).toEqual([['scourge_beast_2'], []])
})
