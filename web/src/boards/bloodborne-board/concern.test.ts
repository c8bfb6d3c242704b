/** Which part of the map a question is about. */
import { expect, it } from 'vitest'
import type { View } from '../../generated/bloodborne-board'
import { answersTo } from './answers'
import { concerned } from './concern'
import { ask, content, view } from './fixture'
import { laid } from './scene'

const names = (shown: View, question: string, ...options: string[]) => concerned(shown, answersTo(ask(question, ...options)), null, () => 0).map(({ tile }) => tile)

it('is about the lamps that burn, where whoever comes back from the Dream chooses a side', () => {
  const shown = view()
  const chapel = laid(content, 'oedon_chapel', 1, 0, 0)
  const tiles = [...shown.tiles, chapel]
  expect(names({ ...shown, tiles }, 'choose_side', 'side_a', 'side_b')).toEqual(['central_lamp', 'oedon_chapel'])
  expect(names({ ...shown, tiles: [...shown.tiles, { ...chapel, fog: true }] }, 'choose_side', 'side_a', 'side_b')).toEqual(['central_lamp'])
  expect(names({ ...shown, tiles }, 'act', 'end_turn')).toEqual(['central_lamp', 'ransacked_house', 'oedon_chapel']) // about nothing of it
})
