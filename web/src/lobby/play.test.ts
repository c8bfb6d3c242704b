import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, HallError } from '../hall/api'
import { like } from '../likes.svelte'
import { addressOf, openTable, playNow, remember, sitDown, usual } from './play'
import { answering, arrive, DUNGEON, personSeat, seat, table } from '../ui/testing'

const ID = table().table

describe('play now', () => {
  it('makes a newcomer somebody, lays the usual table with the usual bots, adds to the dice and starts', async () => {
    await arrive(null)
    const calls = answering(table())
    expect(await playNow(DUNGEON)).toBe(ID)
    expect(calls).toEqual([
      'arrive "Wanderer"',
      'create {"game":"dungeon-cards","seats":4,"settings":{},"bots":["careful","careful","careful"]}',
      `ready "${ID}" true`,
      `start "${ID}"`,
    ])
  })

  it('is as it was last time: so many players, those bots, that long', async () => {
    await arrive('ana')
    const calls = answering(table())
    remember(DUNGEON, { seats: 2 })
    remember(DUNGEON, { bot: 'random', settings: { rounds: 3 } })
    await playNow(DUNGEON)
    expect(calls[0]).toBe('create {"game":"dungeon-cards","seats":2,"settings":{"rounds":3},"bots":["random"]}')
  })

  it('forgets what the game no longer has', async () => {
    await arrive('ana')
    like({ tables: { 'dungeon-cards': { seats: 9, bot: 'gone', settings: { rounds: 99, boss: 'random', gone: 1 } } } })
    expect(usual(DUNGEON)).toEqual({ seats: 4, bot: 'careful', settings: {} })
  })

  it('takes the middle level where nobody chose, and keeps an older bot that somebody chose', async () => {
    await arrive('ana')
    const levels = { ...DUNGEON, bots: ['random', 'careful', 'novice', 'adept', 'master'], usual_bot: 'adept' }
    expect(usual(levels).bot).toBe('adept')
    like({ tables: { 'dungeon-cards': { seats: 4, bot: 'careful', settings: {} } } })
    expect(usual(levels).bot).toBe('careful')
  })

  it('asks nobody for a name who has one', async () => {
    await arrive('ana')
    const calls = answering(table())
    await playNow(DUNGEON)
    expect(calls[0]).toMatch(/^create/)
  })
})

describe('opening a table', () => {
  beforeEach(() => arrive('ana'))
  const plan = { game: 'dungeon-cards', settings: { rounds: 5 }, public: true, clock: { seconds: 30, bank: 60 } }

  it('seats bots and oneself as planned, and waits where a chair is open', async () => {
    const calls = answering(table())
    await openTable({ ...plan, chairs: ['mine', 'bot:careful', 'mine', 'open', 'bot:careful', 'bot:random'] })
    expect(calls).toEqual([
      'create {"game":"dungeon-cards","settings":{"rounds":5},"public":true,"clock":{"seconds":30,"bank":60},"seats":6}',
      `sit "${ID}" 2 true`,
      `bots "${ID}" [1,4] "careful"`,
      `bots "${ID}" [5] "random"`,
    ])
  })

  it('starts at once where nobody else can come', async () => {
    const calls = answering(table())
    await openTable({ ...plan, chairs: ['mine', 'mine'] })
    expect(calls.slice(-2)).toEqual([`ready "${ID}" true`, `start "${ID}"`])
  })

  it('leads to the table even where the hall refuses a bot, for there it can be put right', async () => {
    answering(table())
    vi.spyOn(api, 'bots').mockRejectedValue(new HallError('unknown-bot', 'No.', 422))
    expect(await openTable({ ...plan, chairs: ['mine', 'bot:gone'] })).toBe(ID)
  })

  it('says so where the hall makes no table', async () => {
    answering(table())
    vi.spyOn(api, 'create').mockRejectedValue(new HallError('bad-setup', 'No.', 422))
    await expect(openTable({ ...plan, chairs: ['mine', 'open'] })).rejects.toThrow('No.')
  })
})

describe('sitting down at a public table', () => {
  beforeEach(() => arrive('ben'))

  it('takes the first chair that neither a person nor a bot has', async () => {
    const info = table({ seats: [personSeat('ana'), seat({ player: 'bot:careful' }), seat()] })
    const calls = answering(info)
    await sitDown(info)
    expect(calls).toEqual([`join "${ID}" null`, `sit "${ID}" 2`])
  })

  it('only comes in where every chair is taken', async () => {
    const info = table({ seats: [personSeat('ana')] })
    const calls = answering(info)
    await sitDown(info)
    expect(calls).toEqual([`join "${ID}" null`])
  })
})

it('reads a link or a code, and nothing else', () => {
  expect(addressOf(` http://hall.example/table/${ID}#a-b_C `)).toBe(`/table/${ID}#a-b_C`)
  expect(addressOf(`${ID}#secret`)).toBe(`/table/${ID}#secret`)
  expect(addressOf(`/table/${ID}`)).toBeNull()
  expect(addressOf('javascript:alert(1)#abcd')).toBeNull()
})
