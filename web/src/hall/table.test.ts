import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Book, ClientMessage, Happened, Now, TableInfo } from '../generated/hall'
import { like } from '../likes.svelte'
import { TableStore } from './table.svelte'

const BOOK = { game: 'toy', kinds: {}, statements: {}, standing: [], catalogues: {}, designed: {}, rules: {}, content: {}, notebook: false, simultaneous: false } as Book
const INFO = { table: 't1', game: 'toy', status: 'running', seats: [], people: [], commitment: '' } as unknown as TableInfo

let sent: ClientMessage[]
let store: TableStore

function now(view: unknown, ask: string | null = null): Now {
  return {
    view,
    asks: ask ? [{ seat: 0, question: ask }] : [],
    ask: ask ? { question: ask, rule: '1.1', options: [{ name: 'draw' }, { name: 'stop' }] } : null,
    players: ['person'],
  }
}

function happened(seq: number, event: string): Happened {
  return { seq, kind: 'decision', seat: 0, events: [{ event }] }
}

const settled = () => new Promise((done) => setTimeout(done, 5))
const of = <T extends ClientMessage['type']>(type: T) =>
  sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type)

beforeEach(() => {
  like({ speed: 'instant' })
  sent = []
  store = new TableStore('t1', BOOK, 0, () => ({ send: (message) => sent.push(message) > 0, close: () => undefined }))
  store.watch()
  store.receive({ type: 'snapshot', table: 't1', seat: 0, seq: 4, info: INFO, now: now({ gold: 1 }, 'push') })
})

describe('a table', () => {
  it('stands as the snapshot says, and asks for the odds of what it is asked', () => {
    expect(store.view).toEqual({ gold: 1 })
    expect(store.asked).toBe(true)
    expect(of('ask_odds')).toHaveLength(1)
    store.receive({ type: 'odds', table: 't1', seat: 0, seq: 4, odds: { draw: { bust: 0.5 } } })
    expect(store.odds).toEqual({ draw: { bust: 0.5 } })
  })

  it('knows whom one does not want to hear, as the hall does', () => {
    store.muted = ['bo']
    store.mute('cy', true)
    expect(store.muted).toEqual(['bo', 'cy'])
    store.mute('bo', false)
    expect(store.muted).toEqual(['cy'])
    expect(of('mute').map(({ person, muted }) => [person, muted])).toEqual([['cy', true], ['bo', false]])
    store.mute('di', true)
    store.receive({ type: 'error', code: 'too-many-mutes', message: '', about: 'mute' })
    expect(store.muted).toEqual(['cy'])
  })

  it('hears what was said meanwhile by whoever is not muted any more, each line once and in its order', () => {
    const said = (number: number, person: string) =>
      store.receive({ type: 'chat', table: store.id, line: { number, person, name: person, text: '', at: 0 } })
    said(4, 'cy')
    store.muted = ['bo']
    store.mute('bo', false)
    expect(of('watch').at(-1)).toMatchObject({ chat_seen: 0 })
    for (const [number, person] of [[3, 'bo'], [4, 'cy'], [5, 'bo']] as const) said(number, person)
    expect(store.chat.map(({ number }) => number)).toEqual([3, 4, 5])
  })

  it('does not ask for odds that come with the question', async () => {
    const asked = now({ gold: 2 }, 'push')
    asked.ask = { ...asked.ask!, odds: { draw: { bust: 0.25 } } }
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn'), now: asked })
    await settled()
    expect(store.odds).toEqual({ draw: { bust: 0.25 } })
    expect(of('ask_odds')).toHaveLength(1)
  })

  it('keeps the odds while others answer, and no longer than their question is asked', async () => {
    store.receive({ type: 'odds', table: 't1', seat: 0, seq: 4, odds: { draw: { bust: 0.5 } } })
    const other = { ...happened(5, 'sealed'), seat: 1 }
    store.receive({ type: 'update', table: 't1', seat: 0, happened: other, now: now({ gold: 1 }, 'push') })
    await settled()
    expect(store.odds).toEqual({ draw: { bust: 0.5 } })
    expect(of('ask_odds')).toHaveLength(2) // they may have changed all the same
    like({ speed: 'normal' })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(6, 'drawn'), now: now({ gold: 2 }, 'push') })
    expect(store.moment).toEqual({ event: 'drawn' })
    expect(store.odds).toEqual({})
    store.skip()
    await settled()
    expect(store.odds).toEqual({})
  })

  it('has the view told in words only while it is shown so', () => {
    expect(of('watch').at(-1)).toMatchObject({ words: false })
    store.tellInWords(true)
    expect(of('watch').at(-1)).toMatchObject({ words: true, seen: null })
    const worded = { ...now({ gold: 1 }), words: { key: 'table', args: {}, children: [] } }
    store.receive({ type: 'snapshot', table: 't1', seat: 0, seq: 4, info: INFO, now: worded })
    expect(store.words).toMatchObject({ key: 'table' })
    store.tellInWords(true)
    expect(of('watch')).toHaveLength(2)
    store.tellInWords(false)
    expect(of('watch').at(-1)).toMatchObject({ words: false, seen: 4 })
  })

  it('shows no more of an update when it is told the whole table meanwhile', async () => {
    store.paces = { drawn: 1000 }
    like({ speed: 'normal' })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn'), now: now({ gold: 2 }) })
    expect(store.moment).toEqual({ event: 'drawn' })
    store.receive({ type: 'snapshot', table: 't1', seat: 0, seq: 6, info: INFO, now: now({ gold: 3 }, 'push') })
    store.skip()
    await settled()
    expect(store.view).toEqual({ gold: 3 })
    expect(store.lines).toEqual([])
    expect(store.asked).toBe(true)
  })

  it('says in words what came of something no sooner than it is seen', async () => {
    vi.useFakeTimers()
    store.paces = { drawn: 1000 }
    store.suspense = { drawn: 600 }
    like({ speed: 'normal' })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn'), now: now({ gold: 2 }) })
    expect([store.moment, store.hushed]).toEqual([{ event: 'drawn' }, { event: 'drawn' }])
    await vi.advanceTimersByTimeAsync(700)
    expect([store.moment, store.hushed]).toEqual([{ event: 'drawn' }, null])
    await vi.advanceTimersByTimeAsync(400)
    expect(store.moment).toBeNull()
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(6, 'drawn'), now: now({ gold: 3 }) })
    store.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect([store.moment, store.hushed, store.view]).toEqual([null, null, { gold: 3 }])
    vi.useRealTimers()
  })

  it('follows updates in their order', async () => {
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn') })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(6, 'won'), now: now({ gold: 3 }) })
    await settled()
    expect(store.view).toEqual({ gold: 3 })
    expect(store.lines.map((line) => line.happening?.event)).toEqual(['drawn', 'won'])
    expect(store.seq).toBe(6)
    expect(store.asked).toBe(false)
  })

  it('knows what has happened since the last decision of its seat, also of one that nobody saw', async () => {
    const answer = (seq: number, seat: number, ...events: string[]): Happened => ({ seq, kind: 'decision', seat, events: events.map((event) => ({ event })) })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: answer(5, 1, 'before') })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: answer(6, 0) }) // sealed
    store.receive({ type: 'update', table: 't1', seat: 0, happened: answer(7, 1, 'revealed'), now: now({ gold: 2 }, 'push') })
    await settled()
    expect(store.since.map(({ event }) => event)).toEqual(['revealed'])
    const log = [answer(6, 0), answer(7, 1, 'revealed', 'won')]
    store.receive({ type: 'snapshot', table: 't1', seat: 0, seq: 7, info: INFO, now: now({ gold: 3 }, 'push'), log })
    expect(store.since.map(({ event }) => event)).toEqual(['revealed', 'won'])
  })

  it('chooses with the second touch where somebody likes to confirm, and with any key or click at once', () => {
    like({ confirm: true })
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
    store.answer('draw')
    store.answer('stop')
    expect([store.picked, of('answer')]).toEqual(['stop', []])
    store.answer('stop')
    expect(of('answer')).toMatchObject([{ option: 'stop' }])
    store.receive({ type: 'snapshot', table: 't1', seat: 0, seq: 5, info: INFO, now: now({ gold: 2 }, 'push') })
    dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
    store.answer('draw')
    expect(of('answer')).toHaveLength(2)
  })

  it('keeps a first touch while others answer the same question, and no longer', async () => {
    like({ confirm: true })
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
    const asking = (seats: number[]) => ({ ...now({}, 'push'), asks: seats.map((seat) => ({ seat, question: 'push' })) })
    const tell = async (seq: number, seats: number[]) => {
      store.receive({ type: 'update', table: 't1', seat: 0, happened: { ...happened(seq, 'sealed'), seat: 1 }, now: asking(seats) })
      await settled()
    }
    await tell(5, [0, 1, 2])
    store.answer('stop')
    await tell(6, [0, 2])
    expect(store.picked).toBe('stop')
    await tell(7, [0, 1, 2]) // asked anew, of the next round
    expect(store.picked).toBeNull()
    expect(of('answer')).toEqual([])
  })

  it('shows the last quick word of each seat, unless nobody wants them', () => {
    const say = (seat: number, remark: string) => store.receive({ type: 'remarked', table: 't1', seat, remark })
    say(1, 'hello')
    say(2, 'wow')
    say(1, 'thanks')
    expect(store.remarks.map(({ seat, remark }) => [seat, remark])).toEqual([[2, 'wow'], [1, 'thanks']])
    like({ remarks: false })
    say(2, 'oops')
    expect(store.remarks).toHaveLength(2)
    store.remark('luck')
    expect(of('remark')).toMatchObject([{ seat: 0, remark: 'luck' }])
  })

  it('asks for what it missed when a number is left out, and ignores what it has', async () => {
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(7, 'late'), now: now({ gold: 9 }) })
    expect(of('watch').at(-1)).toMatchObject({ seen: 4 })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(4, 'again'), now: now({ gold: 8 }) })
    await settled()
    expect(store.view).toEqual({ gold: 1 })
  })

  it('says what it has seen when it connects again, and sends an answer in flight again under the same id', () => {
    store.answer('draw')
    store.watch()
    const answers = of('answer')
    expect(answers).toHaveLength(2)
    expect(answers[0]).toEqual(answers[1])
    expect(of('watch').at(-1)).toMatchObject({ seat: 0, seen: 4 })
    store.receive({ type: 'done', table: 't1', move_id: answers[0]!.move_id, seq: 5 })
    store.watch()
    expect(of('answer')).toHaveLength(2)
  })

  it('lets the bots go that wait to be told, behind the options, and nobody where all choose at once', () => {
    const asking = { ...now({}, 'push'), asks: [0, 1, 2].map((seat) => ({ seat, question: 'push' })), players: ['person', 'bot:novice', 'person'] }
    store.receive({ type: 'snapshot', table: 't1', seat: 0, seq: 5, info: INFO, now: asking })
    expect([store.choices, store.hesitant]).toEqual([3, [1]])
    store.choose(2)
    store.choose(3)
    expect(of('let_go')).toMatchObject([{ seat: 1 }])
    expect(of('answer')).toEqual([])
    store.choose(1)
    expect(of('answer')).toMatchObject([{ option: 'stop' }])
    Object.assign(store, { book: { ...BOOK, simultaneous: true } })
    expect(store.choices).toBe(2)
  })

  it('answers once, however often it is clicked', () => {
    store.answer('draw')
    store.answer('stop')
    expect(of('answer')).toHaveLength(1)
  })

  it('takes no other answer to the old question until what its answer caused has arrived', async () => {
    store.answer('draw')
    store.receive({ type: 'done', table: 't1', move_id: of('answer')[0]!.move_id, seq: 5 })
    store.answer('stop')
    expect(of('answer')).toHaveLength(1)
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn'), now: now({ gold: 2 }, 'push') })
    await settled()
    store.answer('stop')
    expect(of('answer')).toHaveLength(2)
  })

  it('keeps an answer on its way while others decide, as long as its question stands', async () => {
    const decision = (seq: number, seat: number): Happened => ({ seq, kind: 'decision', seat, events: [] })
    store.answer('draw')
    store.receive({ type: 'update', table: 't1', seat: 0, happened: decision(5, 1), now: now({ gold: 1 }, 'push') })
    await settled()
    expect(store.sent).toBe('draw')
    store.receive({ type: 'update', table: 't1', seat: 0, happened: decision(6, 0), now: now({ gold: 2 }, 'push') })
    await settled()
    expect(store.sent).toBeNull()
    store.answer('draw')
    store.receive({ type: 'update', table: 't1', seat: 0, happened: decision(7, 1), now: now({ gold: 2 }, 'fight') })
    await settled()
    expect(store.sent).toBeNull()
  })

  it('lets another option be chosen after a refusal, and says why', () => {
    store.answer('draw')
    const id = of('answer')[0]!.move_id
    store.receive({ type: 'refused', table: 't1', move_id: id, reason: 'refusal-too-late', rule: '2.1', details: {} })
    expect(store.trouble).toMatchObject({ kind: 'refused', rule: '2.1' })
    store.answer('stop')
    expect(of('answer')).toHaveLength(2)
    expect(store.trouble).toBeNull()
  })

  it('says of an answer to what was settled meanwhile that it came too late, and of no other', () => {
    const refused = (reason: string, question: string) => {
      store.answer('draw')
      const id = of('answer').at(-1)!.move_id
      store.receive({ type: 'refused', table: 't1', move_id: id, reason, rule: '2.1', details: { question } })
      return store.trouble?.kind
    }
    expect(refused('refusal-other-question', 'fight')).toBe('late')
    expect(refused('refusal-not-asked', '')).toBe('late')
    expect(refused('refusal-no-such-option', 'push')).toBe('refused')
  })

  it('sends an answer again when the store of the hall did not answer', async () => {
    store.answer('draw')
    const id = of('answer')[0]!.move_id
    store.receive({ type: 'error', code: 'unavailable', message: '', about: 'answer', table: 't1', move_id: id })
    await new Promise((done) => setTimeout(done, 600))
    expect(of('answer').map((message) => message.move_id)).toEqual([id, id])
  })

  it('asks for the table again when the store of the hall did not answer', async () => {
    const before = of('watch').length
    store.receive({ type: 'error', code: 'unavailable', message: '', about: 'watch', table: 't1' })
    expect(store.gone).toBeNull()
    await new Promise((done) => setTimeout(done, 600))
    expect(of('watch')).toHaveLength(before + 1)
  })

  it('forgets the lines that were taken back', async () => {
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn'), now: now({ gold: 2 }, 'push') })
    await settled()
    store.receive({ type: 'update', table: 't1', seat: 0, happened: { seq: 6, kind: 'undo', seat: 0, to: 4 }, now: now({ gold: 1 }, 'push') })
    await settled()
    expect(store.lines.map((line) => line.happened.kind)).toEqual(['undo'])
    expect(store.view).toEqual({ gold: 1 })
  })

  it('shows the events of an update on the table as it was, and then the table as it is', async () => {
    like({ speed: 'fast' })
    store.paces = { drawn: 40 }
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn'), now: now({ gold: 2 }, 'push') })
    expect(store.moment).toEqual({ event: 'drawn' })
    expect(store.view).toEqual({ gold: 1 })
    expect(store.asked).toBe(false)
    await new Promise((done) => setTimeout(done, 60))
    expect(store.moment).toBeNull()
    expect(store.view).toEqual({ gold: 2 })
    expect(store.asked).toBe(true)
  })

  it('shows all events of an update at once to whoever wants no movement', async () => {
    const events = [{ event: 'drawn' }, { event: 'stopped' }]
    store.receive({ type: 'update', table: 't1', seat: 0, happened: { ...happened(5, 'drawn'), events }, now: now({ gold: 2 }, 'push') })
    expect(store.told).toEqual(events)
    expect(store.lines).toHaveLength(2)
    expect(store.view).toEqual({ gold: 1 })
    await settled()
    expect(store.told).toEqual([])
    expect(store.view).toEqual({ gold: 2 })
  })

  it('has told of an event that is still being shown once', () => {
    const [first, second] = [{ event: 'stopped' }, { event: 'drawn' }]
    expect(store.told).toEqual([])
    Object.assign(store, { shown: [first], moment: second })
    expect(store.told).toEqual([first, second])
    store.shown = [first, second]
    expect(store.told).toEqual([first, second])
  })

  it('shows what is left at once when somebody has seen enough, and takes its time again afterwards', async () => {
    like({ speed: 'normal' })
    store.paces = { drawn: 5000 }
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(5, 'drawn') })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(6, 'drawn'), now: now({ gold: 2 }, 'push') })
    store.skip()
    await settled()
    expect(store.asked).toBe(true)
    expect(store.view).toEqual({ gold: 2 })
    store.receive({ type: 'update', table: 't1', seat: 0, happened: happened(7, 'drawn'), now: now({ gold: 3 }, 'push') })
    await settled()
    expect(store.busy).toBe(true)
    store.skip()
  })

  it('hears each line of chat once', () => {
    const line = { number: 3, person: 'b', name: 'Bo', text: 'hi', at: 0 }
    store.receive({ type: 'chat', table: 't1', line })
    store.receive({ type: 'chat', table: 't1', line })
    expect(store.chat).toHaveLength(1)
  })

  it('does not listen to other tables', () => {
    store.receive({ type: 'snapshot', table: 'other', seat: 0, seq: 9, info: INFO, now: now({ gold: 99 }) })
    expect(store.view).toEqual({ gold: 1 })
  })
})
