import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Event, Game, PlayerView, View } from '../../generated/dungeon-cards'
import type { OwnAsk } from '../../generated/hall'
import type { Connection } from '../../hall/connection'
import { TableStore } from '../../hall/table.svelte'
import { TableWords } from '../../words/table'
import { LANGUAGES, loadGameWords, type Words } from '../../words/words'
import { board } from './board'
import { contentOf } from './content'
import { Faces } from './faces'
import Gauge from './Gauge.svelte'
import { BOOK, VIEW } from './sample'

const warrior: PlayerView = { adventurer: 'warrior', gold: 3, hits: 1, most_hits: 4, points: 4, items: ['smoke_bomb'], out: false }
const rogue: PlayerView = { ...warrior, adventurer: 'rogue', gold: 7, points: 0, items: [] }
const { Board, lessons, paces } = board
let texts: Words
let spanish: Words

beforeAll(async () => {
  texts = await loadGameWords('dungeon-cards', 'en')
  spanish = await loadGameWords('dungeon-cards', 'es')
})

function tableWith(view: Partial<View>, ask: Partial<OwnAsk> | null = null): TableStore<Game> {
  const silent = { send: () => undefined, close: () => undefined } as unknown as Connection
  const table = new TableStore<Game>('t', BOOK, 0, () => silent)
  table.seat = 0
  table.view = { ...VIEW, players: [warrior, rogue], ...view }
  table.ask = ask as OwnAsk | null
  vi.spyOn(table, 'answer').mockImplementation(() => undefined)
  return table
}

function show(table: TableStore<Game>) {
  const words = new TableWords(texts, BOOK, ['Ada', 'Bram'])
  return render(Board, { table, view: table.view!, words, openRule: () => undefined })
}

const options = (...names: [string, string?][]) => names.map(([name, noun = '']) => ({ name, noun }))

describe('the board', () => {
  it('shows rivals with gold, hits and points, and one’s own seat apart', () => {
    show(tableWith({}))
    const rivals = within(screen.getByRole('list', { name: 'The other adventurers' }))
    expect(rivals.getByText('Bram')).toBeTruthy()
    expect(rivals.getByRole('img', { name: '7 gold' })).toBeTruthy()
    const own = within(screen.getByRole('region', { name: 'Your adventurer' }))
    expect(own.getByRole('img', { name: '3 gold' })).toBeTruthy()
    expect(own.getByRole('img', { name: '1 of 4 hits' })).toBeTruthy()
    expect(own.getByRole('img', { name: '4 skill points' })).toBeTruthy()
  })

  it('tells in the result what became of the boss, and who everybody was', () => {
    const words = new TableWords(texts, BOOK, ['Ada', 'Bram'])
    const over = { ...VIEW, players: [warrior, { ...rogue, out: true }], boss: 'minotaur', slayer: 0 }
    const { why, seats } = board.result!(over, words)
    expect(why).toMatch(/^Ada beat The Minotaur/)
    expect(seats[1]).toMatch(/^Rogue.*, knocked out$/)
    expect(board.result!({ ...over, slayer: null }, words).why).toMatch(/was not beaten\.$/)
  })

  it('shows every seat to spectators while adventurers are chosen', () => {
    const nobody = { ...warrior, adventurer: null }
    const table = tableWith({ phase: 'choosing', turn: null, players: [nobody, nobody] })
    table.seat = null
    show(table)
    const seats = within(screen.getByRole('list', { name: 'The other adventurers' }))
    expect(seats.getByText('Ada')).toBeTruthy()
    expect(seats.getByText('Bram')).toBeTruthy()
  })

  it('names the cards of the turn with their numbers and what became of them', () => {
    show(tableWith({ row: [{ card: 'zombie', status: 'evaded' }], action: 6, action_total: 6 }))
    const card = screen.getByRole('button', { name: /^Zombie, Monster, 6 actions, 3 strikes to beat it, 1 evade to get past, 3 gold, evaded$/ })
    expect(card).toBeTruthy()
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('6')
  })

  it('draws from the deck and stops at the purse when asked to', async () => {
    const table = tableWith({ row: [{ card: 'goblin', status: 'found' }], action: 2, action_total: 2, stake: 2 }, { question: 'push_or_stop', options: options(['draw'], ['stop']) })
    show(table)
    await fireEvent.click(screen.getByRole('button', { name: /Turn up a card/ }))
    expect(table.answer).toHaveBeenCalledWith('draw')
    await fireEvent.click(screen.getByRole('button', { name: /Stop and collect/ }))
    expect(table.answer).toHaveBeenCalledWith('stop')
  })

  it('lights up the skills and items that can be used, and only those answer', async () => {
    const table = tableWith({}, { question: 'settle_roll', options: options(['accept'], ['mighty_blow', 'aid']) })
    show(table)
    await fireEvent.click(screen.getByRole('button', { name: 'Mighty Blow, 4 skill points, can be used now' }))
    expect(table.answer).toHaveBeenCalledWith('mighty_blow')
    await fireEvent.click(screen.getByRole('button', { name: 'Shield Block, 5 skill points, too dear for now' }))
    expect(table.answer).toHaveBeenCalledTimes(1)
  })

  it('lays the card of the deck that one looks at among the others, lit and told in words', () => {
    show(tableWith({ top_card: 'lucky_coin', row: [{ card: 'goblin', status: 'found' }] }, { question: 'keep_or_discard', options: options(['keep'], ['discard']) }))
    const row = within(screen.getByRole('list', { name: 'Cards of this turn' }))
    expect(row.getByRole('button', { name: /^Lucky Coin, .*Next in the deck$/ }).className).toContain('asks')
    expect(row.getByRole('button', { name: /^Goblin/ }).className).not.toContain('asks')
    expect(screen.getByRole('heading', { name: 'Lucky Coin' })).toBeTruthy()
  })

  it('lights what the question is about: the open card, the boss, or one of the fallen', () => {
    const row = [{ card: 'tripwire', status: 'evaded' }, { card: 'goblin', status: 'open' }]
    const meeting = show(tableWith({ row }, { question: 'fight_or_evade', options: options(['fight'], ['evade']) }))
    expect(screen.getByRole('button', { name: /^Goblin/ }).className).toContain('asks')
    expect(screen.getByRole('button', { name: /^Tripwire/ }).className).not.toContain('asks')
    meeting.unmount()
    const facing = show(tableWith({ phase: 'boss', boss: 'minotaur', boss_order: [0] }, { question: 'face_boss', options: options(['challenge'], ['decline']) }))
    expect(screen.getByRole('button', { name: /^The Minotaur/ }).className).toContain('asks')
    facing.unmount()
    const fallen = { ...rogue, out: true, items: ['smoke_bomb'] }
    const claiming = { row: [{ card: 'adv_rogue', status: 'claim' }, { card: 'goblin', status: 'found' }], players: [warrior, fallen] }
    const { container } = show(tableWith(claiming, { question: 'claim', options: options(['gold'], ['smoke_bomb', 'item']) }))
    const cards = within(screen.getByRole('list', { name: 'Cards of this turn' }))
    expect(cards.getByRole('button', { name: /^Rogue/ }).className).toContain('asks')
    expect(container.querySelector('.rival.asked')?.textContent).toContain('Bram')
  })

  it('offers fight and evade with their odds', async () => {
    const table = tableWith({ row: [{ card: 'goblin', status: 'open' }], action: 2, action_total: 2 }, { question: 'fight_or_evade', options: options(['fight'], ['evade']) })
    table.odds = { fight: { success: 0.98 }, evade: { success: 0.7 } }
    show(table)
    await fireEvent.click(screen.getByRole('button', { name: /Evade success 70 %/ }))
    expect(table.answer).toHaveBeenCalledWith('evade')
    expect(screen.getByRole('button', { name: /Fight success 98 %/ })).toBeTruthy()
  })

  it('offers the boss with the odds of the whole battle', async () => {
    const table = tableWith({ phase: 'boss', boss: 'minotaur', boss_order: [0] }, { question: 'face_boss', options: options(['challenge'], ['decline']) })
    table.odds = { challenge: { boss_beaten: 0.04 } }
    show(table)
    await fireEvent.click(screen.getByRole('button', { name: /^Draw your weapon boss beaten unaided 4 %$/ }))
    expect(table.answer).toHaveBeenCalledWith('challenge')
    expect(screen.getByRole('button', { name: /^Not today$/ })).toBeTruthy()
  })

  it('says of a rare victory that it is rare, and of none that there is none', () => {
    const asks = { question: 'face_boss', options: options(['challenge'], ['decline']) }
    const chances = [0.003, 0, 0.0051].map((chance) => {
      const table = tableWith({ phase: 'boss', boss: 'minotaur', boss_order: [0] }, asks)
      table.odds = { challenge: { boss_beaten: chance } }
      const { unmount } = show(table)
      const said = screen.getByRole('button', { name: /^Draw your weapon/ }).textContent
      unmount()
      return said
    })
    expect(chances.map((said) => said.replace(/.*unaided/, ''))).toEqual([' < 1 %', ' 0 %', ' 1 %'])
  })

  it('shows the dice of a question whose throw no line tells of', () => {
    const roll = { kind: 'fight', strikes: 2, evades: 1, skills: 0, result: 2, need: 3, aside: [0, 0, 0] }
    show(tableWith({ roll }, { question: 'settle_roll', options: options(['accept']) }))
    const dice = within(screen.getByRole('group', { name: 'The dice' }))
    expect(dice.getAllByRole('img', { name: 'Strike' })).toHaveLength(2)
    expect(dice.getByText(/^2 strikes, 3 needed$/)).toBeTruthy() // one's own throw: nobody is named
  })

  it('counts of a throw what stays, without the dice that are set aside', () => {
    const roll = { kind: 'fight', strikes: 2, evades: 1, skills: 0, result: 4, need: 4, aside: [1, 1, 0] } // two more by a skill
    show(tableWith({ roll }, { question: 'reroll_dice', options: options(['strike'], ['roll']) }))
    expect(within(screen.getByRole('group', { name: 'The dice' })).getByText('3 strikes, 4 needed')).toBeTruthy()
  })

  it('counts the card that was just drawn, and what the next one risks after it', () => {
    const drawn = { row: [{ card: 'goblin', status: 'found' }, { card: 'goblin', status: 'open' }], action: 2, action_total: 2, bust_chance: 0 }
    show(tableWith(drawn, { question: 'card_drawn', options: options(['go_on']) }))
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('4 of 9 actions used')
    expect(screen.getByText('5 %')).toBeTruthy() // 4 zombies of 84 cards take 6 actions
  })

  it('lets dice be set aside when they may be thrown again', async () => {
    const table = tableWith({}, { question: 'reroll_dice', options: options(['evade'], ['roll']) })
    const events: Event[] = [
      { event: 'evades', seat: 0, card: 'tripwire', dice: 2, need: 2 },
      { event: 'rolled', seat: 0, strikes: 1, evades: 1, skills: 0 },
    ]
    table.lines = events.map((happening) => ({ seq: 1, happening, happened: { seq: 1 } as never }))
    show(table)
    const dice = within(screen.getByRole('group', { name: 'The dice' }))
    expect(dice.getByRole('img', { name: 'Strike' })).toBeTruthy()
    await fireEvent.click(dice.getByRole('button', { name: 'Throw an evade again' }))
    expect(table.answer).toHaveBeenCalledWith('evade')
  })

  it('keeps the boss face down until it is turned up', () => {
    const { container, unmount } = show(tableWith({}))
    expect(screen.getByRole('button', { name: 'The boss waits face down' })).toBeTruthy()
    for (const name of ['Lich', 'Minotaur', 'Dragon']) expect(container.innerHTML).not.toContain(name)
    unmount()
    show(tableWith({ phase: 'boss', boss: 'minotaur', boss_damage: 2, boss_order: [1, 0], turn: 1 }))
    expect(screen.getByRole('img', { name: '2 of 4 hits' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Who is offered the battle' }).textContent).toMatch(/Bram.*Ada/s)
  })

  it('says how the skill of a boss is called, where there is a word for it', () => {
    const faces = new Faces(new TableWords(texts, BOOK, []), contentOf(BOOK))
    expect(faces.boss('minotaur').kind).toMatch(/ · Gore$/)
    const entry = contentOf(BOOK).bosses.get('minotaur')!
    const renamed = { ...contentOf(BOOK), bosses: new Map([['minotaur', { ...entry, skill: 'stare' }]]) }
    expect(new Faces(new TableWords(texts, BOOK, []), renamed).boss('minotaur').kind).not.toContain('·')
  })

  it('offers the adventurers as cards, and says who has taken which', async () => {
    const nobody: PlayerView = { ...warrior, adventurer: null, most_hits: 0, items: [] }
    const table = tableWith({ phase: 'choosing', players: [nobody, rogue], turn: 0 }, { question: 'choose_adventurer', options: options(['fate'], ['dwarf', 'adventurer']) })
    show(table)
    expect(screen.getByRole('button', { name: /^Rogue, Adventurer, .*taken by Bram$/ })).toBeTruthy()
    expect(screen.getByText('Nose for Gold')).toBeTruthy()
    expect(board.showsOptions?.('choose_adventurer')).toBe(true)
    await fireEvent.click(screen.getByRole('button', { name: /^Dwarf, Adventurer, action limit 8, 6 dice to strike/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Random' }))
    expect(vi.mocked(table.answer).mock.calls).toEqual([['dwarf'], ['fate']])
  })

  it('shows an event on the table as it was: the card that is being turned up', () => {
    const table = tableWith({})
    table.moment = { event: 'card_turned', seat: 0, card: 'goblin', action: 2 }
    show(table)
    expect(screen.getByRole('button', { name: /^Goblin, Monster/ })).toBeTruthy()
  })

  it('gives a spectator the seat of whoever acts', () => {
    const table = tableWith({ turn: 1, seat: null })
    table.seat = null
    show(table)
    expect(screen.getByRole('region', { name: 'The adventurer of Bram' })).toBeTruthy()
  })
})

describe('the gauge', () => {
  const words = () => new TableWords(texts, BOOK, [])

  it('fills towards the limit, and says the odds of going bust', () => {
    const { container } = render(Gauge, { costs: [2, 3], limit: 9, total: 5, bust: false, chance: 0.234, stake: 4, words: words() })
    expect(container.querySelectorAll('.cell')).toHaveLength(9)
    expect(container.querySelectorAll('.cell.filled')).toHaveLength(5)
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('5 of 9 actions used')
    expect(container.textContent).toContain('23 %')
    expect(screen.getByRole('img', { name: '4 gold at stake' })).toBeTruthy()
  })

  it('says when it is too much', () => {
    const { container } = render(Gauge, { costs: [6, 5], limit: 9, total: 11, bust: true, chance: 1, stake: 0, words: words() })
    expect(container.querySelectorAll('.cell.over')).toHaveLength(2)
    expect(container.textContent).toContain('Bust!')
  })
})

describe('the first game', () => {
  it('has a text for every lesson, in both languages', () => {
    expect(LANGUAGES).toEqual(['en', 'es'])
    for (const { id } of lessons) for (const words of [texts, spanish]) expect(words.has(`lesson-${id}`), id).toBe(true)
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
  })

  it('teaches each thing in its moment', () => {
    const taught = (table: TableStore<Game>) => lessons.filter((lesson) => lesson.when(table, table.view!)).map((lesson) => lesson.id)
    const push = { question: 'push_or_stop', options: options(['draw'], ['stop']) }
    expect(taught(tableWith({}, push))).toEqual(['draw'])
    const [early, late] = [{ action_total: 3, stake: 2 }, { action_total: 5, stake: 2 }]
    expect(taught(tableWith(early, push))).toEqual(['draw', 'gauge'])
    expect(taught(tableWith(late, push))).toEqual(['draw', 'gauge', 'stop'])
    expect(taught(tableWith({ ...late, stake: 0 }, push))).not.toContain('stop')
    const meet = { question: 'fight_or_evade', options: options(['fight'], ['evade']) }
    expect(taught(tableWith({ row: [{ card: 'goblin', status: 'open' }] }, meet))).toEqual(['monster'])
    expect(taught(tableWith({ row: [{ card: 'adv_rogue', status: 'open' }] }, meet))).toEqual(['rival'])
    expect(taught(tableWith({ row: [{ card: 'tripwire', status: 'open' }] }, meet))).toEqual(['trap'])
    expect(taught(tableWith({ phase: 'boss', boss: 'minotaur' }))).toEqual(['boss'])
    expect(taught(tableWith({ round: 3 }, push))).toEqual(['draw', 'winning'])
    expect(taught(tableWith({}))).toEqual([])
  })

  it('shows each of its events for a moment', () => {
    for (const time of Object.values(paces)) expect(time).toBeLessThanOrEqual(1100)
  })
})
