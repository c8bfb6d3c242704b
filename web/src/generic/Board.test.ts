import axe from 'axe-core'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import { loadBoard } from '../boards'
import type { TableStore } from '../hall/table.svelte'
import type { TableWords } from '../words/table'
import Board from './Board.svelte'
import { board } from './board'
import { tableWith, tree, wordsOf } from './fixture'
import { placesOf } from './places'

let words: TableWords

beforeAll(async () => {
  await app.speak('en')
  words = await wordsOf()
})

function show(table: TableStore) {
  return render(Board, { table, view: table.view, words, openRule: vi.fn() })
}

function asking(...options: { name: string; noun?: string }[]): TableStore {
  const table = tableWith()
  table.ask = { question: 'load', rule: '2.1', options }
  table.asks = [{ seat: 0, question: 'load' }]
  vi.spyOn(table, 'answer').mockImplementation(() => undefined)
  return table
}

const said = (element: Element) => element.textContent!.replaceAll(/\s+/g, ' ').trim()

it('is the board of every game that has none of its own', async () => {
  expect(await loadBoard('ferrymen')).toBe(board)
  expect(await loadBoard('dungeon-cards')).not.toBe(board)
})

it('lays the table out: how things stand, the others, what is between them, and one’s own place last', () => {
  const { container } = show(tableWith())
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Round 3: the river is 4 feet high.')
  expect([...container.querySelectorAll('article')].map((each) => each.getAttribute('aria-label'))).toEqual(['Bram', 'Celia', 'Ana'])
  expect([...container.querySelectorAll('.between .panel')].map(said)).toEqual([
    'Bram is on the river, with Cabbage (wet).',
    'On the bank: nothing.',
    'It eats the cabbage.',
  ])
  expect(said(screen.getByRole('article', { name: 'Ana' }))).toBe('Ana: 1 coins. Hand: Goat, Lamp.')
})

it('shows a spectator every seat alike', () => {
  const { container } = show(tableWith(null))
  expect(container.querySelectorAll('.seats article')).toHaveLength(3)
  expect(container.querySelector('.own')).toBeNull()
})

it('lets what is an answer be touched, but not what is somebody else’s', async () => {
  const table = asking({ name: 'goat', noun: 'card' }, { name: 'seat_2', noun: 'seat' })
  const [, { children: theirs }] = table.words!.children
  theirs[0]!.args.cards = [{ noun: 'card', id: 'goat' }]
  show(table)
  expect(document.querySelectorAll('.seats [data-answer="goat"]')).toHaveLength(0)
  await fireEvent.click(within(screen.getByRole('article', { name: 'Ana' })).getByRole('button', { name: 'Goat' }))
  await fireEvent.click(within(screen.getByRole('article', { name: 'Bram' })).getByRole('button', { name: 'Bram' }))
  expect(vi.mocked(table.answer).mock.calls).toEqual([['goat'], ['seat_2']])
  expect(screen.queryByRole('button', { name: 'Lamp' })).toBeNull()
})

it('tells more of what is no answer, where there is more to tell', async () => {
  show(asking({ name: 'lamp', noun: 'card' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Goat' }))
  expect(within(screen.getByRole('dialog', { name: 'Goat' })).getByText('It eats the cabbage.')).toBeTruthy()
})

it('lights whoever decides, and whom the event that is shown is about', () => {
  const lit = (what: string) => [...document.querySelectorAll(`article.${what}`)].map((each) => each.getAttribute('aria-label'))
  const table = asking()
  const { unmount } = show(table)
  expect(lit('thinking')).toEqual(['Ana'])
  unmount()
  Object.assign(table, { moment: { event: 'paid', seat: 2, other: 0 } })
  show(table)
  expect(lit('concerned')).toEqual(['Celia', 'Ana'])
})

it('waits for the words, where the hall has not told them yet', () => {
  const table = tableWith()
  table.words = null
  show(table)
  expect(screen.getByRole('status').textContent).toBe(words.text('loading'))
})

it('can be used by everybody', async () => {
  const { container } = show(asking({ name: 'goat', noun: 'card' }))
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

describe('a sentence', () => {
  it('is cut where it names something', () => {
    expect(words.pieces(tree.children[3]!)).toEqual([{ seat: 1 }, ' is on the river, with ', { noun: 'card', id: 'cabbage' }, ' (wet)', '.'])
    expect(words.pieces(tree.children[4]!)).toEqual(['On the bank: ', 'nothing', '.'])
  })

  it('about a seat that has its place already is about the table', () => {
    const { seats, others } = placesOf(tree)
    expect([...seats.keys()]).toEqual([0, 1, 2])
    expect(others.map(({ key }) => key)).toEqual(['table-river', 'table-bank', 'table-legend'])
  })
})
