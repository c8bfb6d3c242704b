import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableStore } from '../hall/table.svelte'
import { TableWords } from '../words/table'
import { loadGameWords } from '../words/words'
import Dock from './Dock.svelte'
import { BOOK, line, newTable, speak } from './testing'

let words: TableWords

beforeAll(async () => {
  ;({ words } = await speak())
})

function dock(table: TableStore, over = vi.fn(() => '<i>over</i>'), spoken = words) {
  const snippet = createRawSnippet(() => ({ render: over }))
  return render(Dock, { table, words: spoken, openRule: vi.fn(), openLog: vi.fn(), openHint: vi.fn(), logged: false, over: snippet })
}

describe('the dock', () => {
  afterEach(() => vi.useRealTimers())

  it('says what an answer does where the game has words for it', async () => {
    const bound = new TableWords(await loadGameWords('blood-bound', 'en'), BOOK, ['Ana', 'Bram'])
    const table = newTable()
    table.ask = { question: 'act', rule: '3.1', options: [{ name: 'attack' }, { name: 'pass' }] }
    const over = createRawSnippet(() => ({ render: () => '<i></i>' }))
    render(Dock, { table, words: bound, openRule: vi.fn(), openLog: vi.fn(), openHint: vi.fn(), logged: false, over })
    expect(screen.getByRole('button', { name: /^1?\s*Pass it on\s+Another player gets the dagger/ })).toBeTruthy()
    table.ask = { question: 'return_token', rule: '7.5', options: [{ name: 'rank', noun: 'token' }] }
    flushSync()
    expect(screen.getByRole('button', { name: /Rank\s+You may intervene/ })).toBeTruthy()
    table.ask = { question: 'take_token', rule: '4.2', options: [{ name: 'rank', noun: 'token' }] }
    flushSync()
    expect(screen.getByRole('button', { name: /Rank\s+Shows your rank/ })).toBeTruthy()
  })

  it('shows the key of everything that can be chosen, also of who is to go first', () => {
    const table = newTable()
    table.ask = { question: 'push_or_stop', rule: '2.3', options: [{ name: 'draw' }, { name: 'stop' }] }
    table.asks = [0, 1].map((seat) => ({ seat, question: 'push_or_stop' }))
    table.players = ['person', 'bot:novice']
    const told = vi.spyOn(table.connection, 'send')
    dock(table)
    expect([...document.querySelectorAll('.options kbd')].map((each) => each.textContent)).toEqual(['1', '2', '3'])
    screen.getByRole('button', { name: 'Let Bram go first' }).click()
    expect(told).toHaveBeenCalledWith({ type: 'let_go', table: 't', seat: 1 })
  })

  it('says above the question what led to it, and not what was merely said', () => {
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0, 'statement')]
    table.ask = { question: 'push_or_stop', rule: '2.3', options: [{ name: 'draw' }, { name: 'stop' }] }
    dock(table)
    expect(document.querySelector('.story')?.textContent).toBe('Bram takes up the lantern.')
    expect(screen.getAllByRole('button', { name: /Turn up a card|Stop/ })).toHaveLength(2)
  })

  it('keeps to what came before while dice roll, and says what they came to when they lie still', () => {
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0)]
    const thrown = table.lines[1]!.happening!
    Object.assign(table, { playing: true, moment: thrown, hushed: thrown })
    dock(table)
    expect(document.querySelector('.moment')?.textContent).toBe('Bram takes up the lantern.')
    table.hushed = null
    flushSync()
    expect(document.querySelector('.moment')?.textContent).toBe('Ana takes up the lantern.')
  })

  it('leaves what happens to the log where that is read aloud, and whom one waits for until it lasts', async () => {
    vi.useFakeTimers()
    const table = newTable()
    table.asks = [{ seat: 1, question: 'push_or_stop' }] as never
    dock(table)
    const waiting = () => document.querySelector('[role=status] .waiting')?.getAttribute('aria-hidden')
    expect(waiting()).toBe('true')
    await vi.advanceTimersByTimeAsync(3000)
    expect(waiting()).toBe('false')
  })

  it('says what the board knows of a question, and what its options do', () => {
    const table = newTable()
    table.ask = { question: 'push_or_stop', rule: '2.3', options: [{ name: 'draw' }, { name: 'stop' }] }
    const over = createRawSnippet(() => ({ render: () => '<i>over</i>' }))
    const tells = () => ({ question: 'On, with 3 cards?', options: { stop: 'you keep 3' } })
    render(Dock, { table, words, openRule: vi.fn(), openLog: vi.fn(), openHint: vi.fn(), logged: false, over, tells })
    expect(document.querySelector('.question')?.textContent).toContain('On, with 3 cards?')
    expect(screen.getByRole('button', { name: /^Stop/ }).textContent).toContain('you keep 3')
    expect(screen.getByRole('button', { name: /Turn up a card/ }).querySelector('.does')).toBeNull()
  })

  it('calls an option what the board calls it as the table stands', () => {
    const table = newTable()
    table.ask = { question: 'push_or_stop', rule: '2.3', options: [{ name: 'draw' }, { name: 'stop' }] }
    const over = createRawSnippet(() => ({ render: () => '<i>over</i>' }))
    render(Dock, { table, words, openRule: vi.fn(), openLog: vi.fn(), openHint: vi.fn(), logged: false, over, tells: () => ({ names: { draw: 'Turn up the fourth' } }) })
    expect([...document.querySelectorAll('.options .label')].map((each) => each.textContent)).toEqual(['Turn up the fourth', 'Stop and collect'])
  })

  it('says which of the seats is one’s own, and what each option brings', async () => {
    const board = new TableWords(await loadGameWords('bloodborne-board', 'en'), BOOK, ['Ana', 'Bram'])
    const asked = (question: string, ...options: [name: string, noun?: string][]): string[] => {
      const table = newTable()
      table.ask = { question, rule: '', options: options.map(([name, noun]) => (noun ? { name, noun } : { name })) }
      const { container, unmount } = dock(table, undefined, board)
      const said = [...container.querySelectorAll('.words')].map((each) => each.textContent!.replaceAll(/\s+/g, ' ').trim())
      unmount()
      return said
    }
    expect(asked('receive', ['seat_1', 'seat'], ['seat_2', 'seat'])).toEqual(['Ana (you)', 'Bram'])
    expect(asked('refill', ['draw'], ['skill', 'card'])).toEqual(['Keep and draw Your hand fills up.', 'Discard Skill Stagger.'])
  })

  it('hands the focus of a keyboard on to the next question, and keeps it meanwhile', async () => {
    const table = newTable()
    const ask = (...names: string[]) => (table.ask = { question: 'choose', rule: '', options: names.map((name) => ({ name })) })
    ask('one', 'two')
    dock(table)
    screen.getAllByRole('button')[1]!.focus()
    table.sent = 'two'
    flushSync()
    expect(document.activeElement).toBe(screen.getByRole('region'))
    table.sent = null // the hall has it, and has not told what follows
    flushSync()
    expect(document.activeElement).toBe(screen.getByRole('region'))
    table.ask = null
    flushSync()
    expect(document.activeElement).toBe(screen.getByRole('region'))
    ask('three', 'four')
    flushSync()
    expect((document.activeElement as HTMLElement).dataset.option).toBe('three')
  })

  it('leaves the focus alone where somebody has gone elsewhere', () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    const table = newTable()
    table.ask = { question: 'choose', rule: '', options: [{ name: 'one' }] }
    dock(table)
    screen.getByText('option-choose-one').closest('button')!.focus()
    table.sent = 'one'
    flushSync()
    elsewhere.focus()
    table.sent = null
    flushSync()
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('only names many things that are touched on the board, since the question says what is done to them', async () => {
    const hunt = new TableWords(await loadGameWords('bloodborne-board', 'en'), BOOK, ['Ana', 'Bram'])
    const table = newTable()
    const said = () => [...document.querySelectorAll('.option .label:not(.unseen)')].map((label) => label.textContent)
    const asks = (...items: string[]) => (table.ask = { question: 'trade', rule: '17.2', options: [{ name: 'done' }, ...items.map((name) => ({ name, noun: 'item' }))] })
    asks('antidote', 'pebble')
    const over = createRawSnippet(() => ({ render: () => '<i>over</i>' }))
    render(Dock, { table, words: hunt, openRule: vi.fn(), openLog: vi.fn(), openHint: vi.fn(), logged: false, over, touchable: () => true })
    expect(said()).toEqual(['Nothing more', 'Give Antidote', 'Give Pebble'])
    asks('antidote', 'pebble', 'fire_paper', 'blood_vial', 'lead_elixir', 'blue_elixir')
    flushSync()
    expect(said().slice(0, 3)).toEqual(['Nothing more', 'Antidote', 'Pebble'])
    expect(screen.getByRole('button', { name: /Give Antidote/ })).toBeTruthy()
  })

  describe('on a phone', () => {
    const ROW = 50
    beforeEach(() => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 700px'), addEventListener: vi.fn(), removeEventListener: vi.fn() }))
      dispatchEvent(new Event('resize'))
      // Three options beside each other.
      const number = (item: HTMLElement) => [...(item.parentElement?.children ?? [])].indexOf(item)
      vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
        return Math.floor(number(this) / 3) * ROW
      })
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(170) // of the dock: room for two rows beneath what is asked
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      dispatchEvent(new Event('resize'))
    })

    const asks = (count: number): TableStore => {
      const table = newTable()
      table.lines = [line(1, 1)]
      table.ask = { question: 'choose', rule: '', options: Array.from({ length: count }, (_, at) => ({ name: `o${at}` })) }
      dock(table)
      flushSync()
      return table
    }
    const list = () => document.querySelector<HTMLElement>('.options')!

    it('shows two rows of many options, and all of them on demand', async () => {
      const table = asks(8)
      const more = screen.getByRole('button', { name: '2 more' })
      expect(more.getAttribute('aria-expanded')).toBe('false')
      expect(list().style.maxHeight).toBe(`${ROW + 44 + 4}px`)
      await fireEvent.click(more)
      expect(screen.getByRole('button', { name: 'Fewer' }).getAttribute('aria-expanded')).toBe('true')
      expect(list().style.maxHeight).toBe('')
      await fireEvent.keyDown(document.body, { key: 'Escape' })
      expect(list().style.maxHeight).not.toBe('')
      await fireEvent.click(screen.getByRole('button', { name: '2 more' }))
      await fireEvent.click(document.body)
      expect(list().style.maxHeight).not.toBe('')
      await fireEvent.click(screen.getByRole('button', { name: '2 more' }))
      table.ask = { question: 'choose', rule: '', options: [{ name: 'a' }] }
      flushSync()
      expect(screen.queryByRole('button', { name: /more|Fewer/ })).toBeNull()
      expect(document.querySelector('.dock.open')).toBeNull()
    })

    it('shows fewer rows where something else takes the room', () => {
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(135)
      asks(6)
      expect(screen.getByRole('button', { name: '3 more' })).toBeTruthy()
      expect(document.querySelector('.dock.tall')).toBeTruthy() // the story has made way
    })

    it('puts all of them down with a choice, also one that is not sent yet, and says what is to be confirmed', async () => {
      const table = asks(8)
      table.guard = () => false
      await fireEvent.click(screen.getByRole('button', { name: '2 more' }))
      await fireEvent.click(document.querySelector('[data-option=o7]')!)
      expect(document.querySelector('.dock.open')).toBeNull()
      table.weighed = 'o7'
      flushSync()
      expect(document.querySelector('.confirm')?.textContent).toContain('touch again')
      expect(document.querySelector('[data-option=o7]')!.classList).toContain('sent')
    })

    it('says less of them where not even a row fits, and that there is more', async () => {
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
      asks(2)
      await fireEvent.click(await screen.findByRole('button', { name: 'See more' }))
      expect(document.querySelector('.dock.open')).toBeTruthy()
    })

    it('unfolds them for whoever comes to them by keyboard', async () => {
      asks(8)
      document.querySelector<HTMLElement>('[data-option=o5]')!.focus()
      flushSync()
      expect(screen.getByRole('button', { name: '2 more' })).toBeTruthy()
      document.querySelector<HTMLElement>('[data-option=o6]')!.focus()
      flushSync()
      expect(screen.getByRole('button', { name: 'Fewer' })).toBeTruthy()
    })

    it('hides nothing where there is room', () => {
      asks(6)
      expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
      expect(list().style.maxHeight).toBe('')
    })
  })

  it('lets somebody watch, and says so', () => {
    const table = newTable()
    table.seat = null
    table.asks = [{ seat: 1, question: 'push' }]
    dock(table)
    expect(screen.getByRole('status').textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('You are watching. Waiting for Bram.')
  })

  it('offers what to do when the game is over', () => {
    const table = newTable()
    const over = vi.fn(() => '<i>over</i>')
    table.outcome = { places: [1, 2], winners: [0], scores: [3, 1], breakdown: [[], []], ending: '' } as never
    dock(table, over)
    expect(over).toHaveBeenCalled()
  })
})
