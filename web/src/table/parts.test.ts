import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../app.svelte'
import type { Told } from '../boards'
import type { Book } from '../generated/hall'
import { silentStore, type TableStore } from '../hall/table.svelte'
import { TableWords } from '../words/table'
import { loadGameWords, type Words } from '../words/words'
import { Again } from './again.svelte'
import Bar from './Bar.svelte'
import Coach from './Coach.svelte'
import Dock from './Dock.svelte'
import Log from './Log.svelte'
import { api, HallError } from '../hall/api'
import Result from './Result.svelte'

const BOOK = {
  game: 'dungeon-cards',
  kinds: { turn_begins: { rule: '2.5', fields: { seat: 'seat' } } },
  statements: {},
  standing: [],
  catalogues: {},
  designed: {},
  rules: {},
  content: {},
  notebook: false,
  simultaneous: false,
} as unknown as Book
let texts: Words
let words: TableWords

beforeAll(async () => {
  await app.speak('en')
  texts = await loadGameWords('dungeon-cards', 'en')
  words = new TableWords(texts, BOOK, ['Ana', 'Bram'])
})

function newTable(): TableStore {
  const table = silentStore('t', BOOK)
  table.seat = 0
  table.view = {}
  return table
}

const line = (seq: number, seat: number, kind = 'decision') => {
  const happening = { event: 'turn_begins', seat }
  return { seq, happening, happened: { seq, kind, seat, events: [happening] } as never }
}

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

describe('the bar', () => {
  const bar = (table: TableStore) => render(Bar, { table, words, panels: [], textual: true, onpanel: vi.fn(), oncommand: vi.fn() })

  it('closes its menu with every choice, with Escape and with a click beside it', async () => {
    bar(newTable())
    const menu = screen.getByRole('button', { name: 'Menu' })
    const open = () => menu.getAttribute('aria-expanded')
    for (const leave of [
      () => fireEvent.click(screen.getByRole('button', { name: 'State as text' })),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(document.body),
    ]) {
      await fireEvent.click(menu)
      expect(open()).toBe('true')
      await leave()
      expect(open()).toBe('false')
    }
  })

  it('counts what others have said while the chat was closed', () => {
    const table = newTable()
    bar(table)
    expect(document.querySelector('.unread')).toBeNull()
    table.chat = [{ number: 1, person: 'b', name: 'Bo', text: 'hi', at: 0 } as never]
    flushSync()
    expect(document.querySelector('.unread')?.textContent).toBe('1')
    expect(screen.getAllByText('one new line').length).toBeGreaterThan(0)
  })
})

describe('the first lessons', () => {
  const lessons = ['turn', 'push'].map((id) => ({ id, when: () => true }))
  // A game that tells no aim.
  let untaught: TableWords
  beforeAll(() => {
    untaught = new TableWords(texts, BOOK, ['Ana', 'Bram'])
    untaught.has = (name) => name !== 'lesson-aim' && texts.has(name)
  })

  it('come one after another', async () => {
    render(Coach, { table: newTable(), words: untaught, lessons })
    expect(await screen.findByText('Lesson 1')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }))
    expect(screen.getByText('Lesson 2')).toBeTruthy()
  })

  it('stay away when somebody has had enough', async () => {
    render(Coach, { table: newTable(), words: untaught, lessons })
    await fireEvent.click(await screen.findByRole('button', { name: 'No more lessons' }))
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('a lesson', () => {
  const ask = { question: 'fight_or_evade', rule: '4.4', options: [{ name: 'fight' }, { name: 'evade' }] }

  it('begins with the aim, suggests a move, explains where another is chosen, and recaps', async () => {
    sessionStorage.clear()
    vi.spyOn(api, 'lesson').mockResolvedValue({ seats: 2, seed: '', bot: '', moves: ['fight'], settings: {} })
    const table = newTable()
    table.info = { lesson: true } as never
    table.ask = ask
    table.asks = [{ seat: 0, question: 'fight_or_evade' }]
    const answered = vi.spyOn(table.connection, 'send')
    render(Coach, { table, words, lessons: [] })
    expect((await screen.findByRole('status')).textContent).toContain('You go down for gold')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Let us begin' }))
    expect(screen.getByRole('button', { name: 'Try it: Fight' })).toBeTruthy()
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    table.answer('evade')
    flushSync()
    expect(answered).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('You chose “Evade”')
    await fireEvent.click(screen.getByRole('button', { name: 'Let me choose again' }))
    expect(screen.getByRole('button', { name: 'Try it: Fight' })).toBeTruthy()
    table.answer('evade')
    flushSync()
    await fireEvent.click(screen.getByRole('button', { name: 'Evade, all the same' }))
    expect(answered).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Step 3 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Now a real game' })).toBeTruthy()
  })

  it('goes on to what is asked now with whoever acted without reading, and leaves them their own way', async () => {
    sessionStorage.clear()
    vi.spyOn(api, 'lesson').mockResolvedValue({ seats: 2, seed: '', bot: '', moves: ['fight', 'evade', 'fight'], settings: {} })
    const table = newTable()
    table.info = { lesson: true } as never
    table.ask = ask
    table.asks = [{ seat: 0, question: 'fight_or_evade' }]
    render(Coach, { table, words, lessons: [{ id: 'monster', when: (at) => at.sent === null && !at.lines.length }] })
    await screen.findByText('Step 1 of 5')
    table.answer('fight')
    table.lines = [{ seq: 1, happened: { seq: 1, kind: 'decision' } }] as never
    table.sent = null
    flushSync()
    expect(screen.getByRole('button', { name: 'Try it: Evade' })).toBeTruthy()
    expect(screen.getByText('Step 3 of 5')).toBeTruthy()
    table.answer('fight')
    flushSync()
    expect(screen.getByText('Step 3 of 5')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Fight, all the same' }))
    table.sent = null
    table.lines = []
    flushSync()
    expect(screen.queryByText(/^Step/)).toBeNull()
  })

  it('says off the course what would clearly have been better, once it is chosen, and asks the hall once for it', async () => {
    sessionStorage.clear()
    vi.spyOn(api, 'lesson').mockResolvedValue({ seats: 2, seed: '', bot: '', moves: ['fight', 'evade', 'fight', 'fight'], settings: {} })
    const table = newTable()
    table.info = { lesson: true } as never
    table.ask = ask
    table.asks = [{ seat: 0, question: 'fight_or_evade' }]
    const asked = vi.spyOn(table.connection, 'send')
    const hints = () => asked.mock.calls.filter(([{ type }]) => type === 'ask_hint').length
    const worth = (evade: number) => ({
      question: 'fight_or_evade', rule: '4.4', measure: 'win', advice: 'fight', close: false, doubt: '', believed: false, plays: 900,
      choices: [{ option: 'fight', noun: '', chance: 6200, error: 100, odds: {} }, { option: 'evade', noun: '', chance: evade, error: 100, odds: {} }],
    })
    const said = () => screen.queryByRole('status')?.textContent ?? ''
    render(Coach, { table, words, lessons: [] })
    await fireEvent.click(await screen.findByRole('button', { name: 'Let us begin' }))
    expect(hints()).toBe(0) // on the course the lesson itself says why
    table.answer('evade')
    table.answer('evade')
    flushSync()
    expect(said()).toBe('')
    table.sent = null
    flushSync()
    expect(hints()).toBe(1)
    table.hinting = false
    table.hint = worth(3500)
    flushSync()
    table.answer('evade')
    flushSync()
    expect(said()).toContain('“Fight” would have been better: with it the chance to win was about 62\u00a0%, with “Evade” 35\u00a0%.')
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }))
    expect(said()).toBe('')
    table.sent = null
    table.hint = worth(6100)
    flushSync()
    table.answer('evade')
    flushSync()
    expect(said()).not.toContain('would have been better')
    expect(hints()).toBe(1)
  })

  it('explains in the place of the dock, and leaves it to what is to be confirmed and to a move to try', async () => {
    sessionStorage.clear()
    vi.spyOn(api, 'lesson').mockResolvedValue({ seats: 2, seed: '', bot: '', moves: ['fight', 'evade'], settings: {} })
    const table = newTable()
    table.info = { lesson: true } as never
    table.ask = ask
    table.asks = [{ seat: 0, question: 'fight_or_evade' }]
    render(Coach, { table, words, lessons: [] })
    const covers = () => screen.getByRole('status').classList.contains('covers')
    const begin = await screen.findByRole('button', { name: 'Let us begin' })
    expect(covers()).toBe(true)
    table.weighed = 'fight'
    flushSync()
    expect(covers()).toBe(false)
    table.weighed = null
    flushSync()
    expect(covers()).toBe(true)
    await fireEvent.click(begin)
    expect(covers()).toBe(false)
  })

  it('suggests the next move of the next question, not of the one whose answer is on its way', async () => {
    sessionStorage.clear()
    vi.spyOn(api, 'lesson').mockResolvedValue({ seats: 2, seed: '', bot: '', moves: ['fight', 'evade'], settings: {} })
    const table = newTable()
    table.info = { lesson: true } as never
    table.ask = ask
    table.asks = [{ seat: 0, question: 'fight_or_evade' }]
    render(Coach, { table, words, lessons: [] })
    await fireEvent.click(await screen.findByRole('button', { name: 'Let us begin' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Try it: Fight' }))
    expect(screen.queryByRole('button', { name: 'Try it: Evade' })).toBeNull()
    table.sent = null
    flushSync()
    expect(screen.getByRole('button', { name: 'Try it: Evade' })).toBeTruthy()
  })
})

describe('the log', () => {
  it('stays where somebody reads, and goes on at the end when they are there', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => (step(0), 0))
    const table = newTable()
    table.lines = [line(1, 1)]
    render(Log, { table, words, openRule: vi.fn() })
    flushSync()
    const log = screen.getByRole('log')
    const size = (top: number) => Object.defineProperties(log, { scrollHeight: { value: 900, configurable: true }, clientHeight: { value: 300, configurable: true } }) && (log.scrollTop = top)
    size(600)
    await fireEvent.scroll(log) // at its end, as large as it is now
    const gone = vi.spyOn(log, 'scrollTo')
    size(100)
    await fireEvent.scroll(log)
    table.lines = [...table.lines, line(2, 0)]
    flushSync()
    expect(gone).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'To the newest line' }))
    expect(gone).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: 'To the newest line' })).toBeNull()
    table.lines = [...table.lines, line(3, 0)]
    flushSync()
    expect(gone).toHaveBeenCalledTimes(2)
  })

  it('keeps the line that is read at its place when its size changes, and the newest where nobody reads', async () => {
    let resized = (): void => undefined
    vi.stubGlobal('ResizeObserver', class {
      constructor(seen: () => void) {
        resized = seen
      }
      observe = vi.fn()
      disconnect = vi.fn()
    })
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0), line(3, 1)]
    render(Log, { table, words, openRule: vi.fn() })
    flushSync()
    const log = screen.getByRole('log')
    let height = 40 // of a line, which grows where the log becomes narrow
    Object.defineProperties(log, { scrollHeight: { get: () => 3 * height }, clientHeight: { value: 30 } })
    log.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30)
    ;[...log.children].forEach((each, at) => (each.getBoundingClientRect = () => new DOMRect(0, at * height - log.scrollTop, 100, height)))
    const gone = vi.spyOn(log, 'scrollTo')
    await fireEvent.scroll(log) // moved by its new size, and by nobody
    expect(gone).toHaveBeenCalledWith({ top: 120 })
    expect(screen.queryByRole('button', { name: 'To the newest line' })).toBeNull()
    log.scrollTop = 50 // ten pixels of the second line are gone
    await fireEvent.scroll(log)
    height = 80
    resized()
    expect(log.scrollTop).toBe(90)
    log.scrollTop = 210
    await fireEvent.scroll(log)
    resized()
    expect(gone).toHaveBeenLastCalledWith({ top: 240 })
    vi.unstubAllGlobals()
  })
})

describe('the log of a throw', () => {
  it('says nothing of it while the dice roll', () => {
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0)]
    table.hushed = table.lines[1]!.happening!
    render(Log, { table, words, openRule: vi.fn() })
    const told = () => [...screen.getByRole('log').querySelectorAll('p')].map((each) => each.textContent)
    expect(told()).toHaveLength(1)
    expect(told()[0]).toContain('Bram takes up the lantern.')
    table.hushed = null
    flushSync()
    expect(told()).toHaveLength(2)
  })
})

describe('the log, sifted', () => {
  it('shows what was asked for, says how much that is, and is whole again after Escape', async () => {
    const table = newTable()
    table.lines = [line(1, 1), line(2, 0), line(3, 1)]
    render(Log, { table, words, openRule: vi.fn() })
    await fireEvent.click(screen.getByRole('button', { name: 'Search and filter the log' }))
    const search = screen.getByRole('searchbox')
    expect(document.activeElement).toBe(search)
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
    await fireEvent.input(search, { target: { value: 'nothing like it' } })
    expect(screen.getByText('0 of 3 lines')).toBeTruthy()
    expect(screen.getByText('No line is like that.')).toBeTruthy()
    await fireEvent.keyDown(search, { key: 'Escape' })
    expect(screen.getByRole('log').querySelectorAll('p')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search and filter the log' }))
  })
})

describe('the result', () => {
  beforeEach(() => {
    vi.spyOn(api, 'story').mockResolvedValue({ turning: null, at: 0, deeds: [], together: [], again: null })
    vi.spyOn(api, 'games').mockResolvedValue([])
  })

  const result = (outcome: object, told: Told | null = null, replay_pass: string | null = null) => {
    const table = newTable()
    table.outcome = outcome as never
    table.info = { replay_pass } as never
    render(Result, { table, words, told, again: new Again(table), asked: true, attempt: vi.fn(), close: vi.fn() })
  }
  const terms = () => [...document.querySelectorAll('dt')].map((each) => each.textContent)
  const ended = { places: [2, 1], winners: [1], scores: [0, 1], breakdown: [[], []], ending: '' }

  it('tells whoever lost how they did, with real minus signs', () => {
    result({ places: [2, 1], winners: [1], scores: [4, 9], breakdown: [[{ key: 'score-rivals', amount: -3 }], []], ending: '' })
    expect(screen.getByText('You came 2nd.')).toBeTruthy()
    expect(document.body.textContent).toContain('−3')
  })

  it('shows scores with their parts however small they are', () => {
    result({ places: [2, 1], winners: [1], scores: [0, 1], breakdown: [[], [{ key: 'score-treasures', amount: 1 }]], ending: '' })
    expect(screen.getByText('Treasures 1')).toBeTruthy()
    expect(screen.getByText('Score')).toBeTruthy()
  })

  it('says once what those came to who lose together, and why', () => {
    const lines = [{ key: 'score-boss', amount: 0 }]
    result({ places: [1, 1], winners: [], scores: [0, 0], breakdown: [lines, lines], ending: '' }, { why: 'Too late.', seats: ['Rogue', 'Dwarf'] })
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('You have lost')
    expect(screen.getByText('Too late.')).toBeTruthy()
    expect(screen.getAllByText('Boss: 0')).toHaveLength(1)
    expect(screen.getByText('Dwarf')).toBeTruthy()
    expect(screen.queryByText('Place')).toBeNull()
  })

  it('shows the score of each who came first with all others, where they play against each other', () => {
    const [one, other] = [[{ key: 'score-treasures', amount: 3 }], [{ key: 'score-boss', amount: 3 }]]
    result({ places: [1, 1], winners: [0, 1], scores: [3, 3], breakdown: [one, other], ending: '' })
    expect(screen.getByText('Treasures 3')).toBeTruthy()
    expect(screen.getByText('Boss 3')).toBeTruthy()
  })

  it('leaves out what scores are made of where they are made of nothing', () => {
    const lines = [{ key: 'score-treasures', amount: 0 }]
    result({ places: [1, 2], winners: [0], scores: [0, 0], breakdown: [lines, lines], ending: '' })
    expect(screen.getByText('Score')).toBeTruthy()
    expect(screen.queryByText('Made of')).toBeNull()
  })

  it('says once what everybody did, where all did the same', async () => {
    const same = { key: 'story-deeds', args: { cards: 0, busts: 0, hits: 0 }, children: [] }
    const other = { ...same, args: { cards: 1, busts: 0, hits: 0 } }
    const story = vi.spyOn(api, 'story')
    const told = (deeds: (typeof same)[][]) => ({ turning: null, at: 0, deeds, together: [], again: null })
    story.mockResolvedValue(told([[same], [same]]))
    result(ended)
    await waitFor(() => expect(terms()).toEqual(['Everybody']))
    cleanup()
    story.mockResolvedValue(told([[same], [other]]))
    result(ended)
    await waitFor(() => expect(terms()).toEqual([words.seat(1), words.seat(0)]))
  })

  it('names all who have won', () => {
    const lines = [{ key: 'score-treasures', amount: 3 }]
    result({ places: [3, 1, 1], winners: [1, 2], scores: [0, 3, 3], breakdown: [[], lines, lines], ending: '' })
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe(`${words.seat(1)} and ${words.seat(2)} won`)
  })

  it('tells what decided the game and what everybody did, with a way to that moment and a link to share', async () => {
    const deeds = { key: 'story-deeds', args: { cards: 5, busts: 1, hits: 0 }, children: [] }
    const turning = { key: 'story-lead', args: { seat: { seat: 1 }, gain: 12 }, children: [] }
    vi.spyOn(api, 'story').mockResolvedValue({ turning, at: 31, deeds: [[deeds], []], together: [], again: null })
    result(ended, null, 'c0ffee')
    expect(await screen.findByText(`${words.seat(1)} gained 12 points on the best of the others.`)).toBeTruthy()
    expect(screen.getByText('See that moment').getAttribute('href')).toMatch(/^\/replay\/.*#seat=0&entry=31$/)
    expect(screen.getByText('5 cards turned, once bust, no hit.')).toBeTruthy()
    await fireEvent.click(screen.getByText('Share'))
    expect(screen.getByLabelText<HTMLInputElement>('Link to the replay through my eyes').value).toMatch(/#seat=0&pass=c0ffee$/)
  })

  it('says that its story did not come, and asks for it again', async () => {
    const deeds = { key: 'story-deeds', args: { cards: 5, busts: 1, hits: 0 }, children: [] }
    vi.spyOn(api, 'story').mockRejectedValueOnce(new HallError('offline', '', 0)).mockResolvedValueOnce({ turning: null, at: 0, deeds: [[deeds], []], together: [], again: null })
    result(ended)
    await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('5 cards turned, once bust, no hit.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement?.id).toBe('result-title')
  })

  it('asks for no story that today’s rules cannot tell', async () => {
    vi.spyOn(api, 'story').mockRejectedValue(new HallError('no-replay', 'This record cannot be told.', 409))
    result(ended)
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers to play again what was lost, where the game can', async () => {
    result(ended)
    await vi.waitFor(() => expect(screen.getByText('Rematch')).toBeTruthy())
    expect(screen.queryByText('Retry this chapter')).toBeNull()
    document.body.innerHTML = ''
    vi.spyOn(api, 'story').mockResolvedValue({ turning: null, at: 0, deeds: [], together: [], again: 12 })
    result(ended)
    await screen.findByText('Retry this chapter')
  })

  it('counts nothing where all that counts is to have won', () => {
    result({ places: [2, 1], winners: [1], scores: [0, 1], breakdown: [[], []], ending: '' })
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('You have lost')
    expect(screen.queryByText('Score')).toBeNull()
    expect(screen.getByText('lost')).toBeTruthy()
  })
})
