import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Book } from '../generated/hall'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import Moments from './Moments.svelte'

it('every moment of an example is told, the one on the table is marked, and each is a click away', async () => {
  const words = new TableWords(await loadGameWords('dungeon-cards', 'en'), {} as Book, ['Ada', 'Bram'])
  const choose = vi.fn()
  const onkeydown = vi.fn()
  const told = ['So it stands.', 'Ada fights.', 'Bram stops.']
  const { rerender } = render(Moments, { told, place: 1, words, choose, onkeydown })
  const shown = () => screen.getAllByRole('button').map((each) => [each.textContent.trim(), each.getAttribute('aria-current')])
  expect(shown()).toEqual([['1 So it stands.', null], ['2 Ada fights.', 'step'], ['3 Bram stops.', null]])
  await fireEvent.click(screen.getByRole('button', { name: 'Bram stops.' }))
  expect(choose).toHaveBeenCalledWith(2)
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Bram stops.' }), { key: 'ArrowLeft' })
  expect(onkeydown).toHaveBeenCalledOnce() // the arrow keys step here, too
  await rerender({ place: 2 })
  expect(shown().map(([, current]) => current)).toEqual([null, null, 'step'])
})
