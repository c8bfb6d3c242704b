import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../generated/hall'
import { Connection, type Link } from './connection'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }

  accept(): void {
    this.readyState = 1
    this.onopen?.()
    this.hear({ type: 'welcome', protocol: 1, person: 'a1', name: 'Ana', server: 'Duskhall' })
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let links: Link[]
let opened: number
let heard: ServerMessage[]
let unanswered: number
let connection: Connection
const last = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSocket.all = []
  links = []
  opened = 0
  heard = []
  unanswered = 0
  connection = new Connection(
    {
      opened: () => opened++,
      message: (message) => heard.push(message),
      changed: (link) => links.push(link),
      unanswered: () => unanswered++,
    },
    'ws://hall/api/live',
    () => new FakeSocket() as unknown as WebSocket,
  )
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a connection', () => {
  it('greets, and is open when it is welcomed', () => {
    last().accept()
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: 'hello', protocol: 1 })
    expect(links).toEqual(['connecting', 'open'])
    expect(opened).toBe(1)
  })

  it('connects again after it was closed, and is opened anew', () => {
    last().accept()
    last().onclose!()
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all).toHaveLength(2)
    last().accept()
    expect(opened).toBe(2)
  })

  it('waits longer from attempt to attempt, but not for ever', () => {
    const waits: number[] = []
    for (let attempt = 0; attempt < 9; attempt++) {
      const from = Date.now()
      last().onclose!()
      const before = FakeSocket.all.length
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(50)
      waits.push(Date.now() - from)
    }
    expect(waits[1]).toBeGreaterThan(waits[0]!)
    expect(waits[3]).toBeGreaterThan(2 * waits[1]!)
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_050)
  })

  it('says when not even a second attempt is answered', () => {
    last().accept()
    last().onclose!()
    expect(unanswered).toBe(0)
    vi.advanceTimersByTime(400)
    last().onclose!()
    expect(unanswered).toBe(1)
  })

  it('takes silence after a ping for a half-open socket', () => {
    last().accept()
    vi.advanceTimersByTime(10_000)
    expect(last().sent.at(-1)).toContain('ping')
    vi.advanceTimersByTime(5_000)
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('stays open while anything is said', () => {
    last().accept()
    for (let time = 0; time < 10; time++) {
      vi.advanceTimersByTime(10_000)
      last().hear({ type: 'pong' })
    }
    expect(links).toEqual(['connecting', 'open'])
  })

  it('asks at once whether it lives when a phone wakes up', () => {
    last().accept()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(last().sent.at(-1)).toContain('ping')
  })

  it('asks at once whether it lives when the network is said to be gone', () => {
    last().accept()
    dispatchEvent(new Event('offline'))
    expect(last().sent.at(-1)).toContain('ping')
    vi.advanceTimersByTime(5_000)
    expect(links.at(-1)).toBe('lost')
  })

  it('stays lost from attempt to attempt', () => {
    last().accept()
    links = []
    for (let attempt = 0; attempt < 3; attempt++) {
      last().onclose!()
      vi.advanceTimersByTime(2_000)
    }
    expect(FakeSocket.all.length).toBeGreaterThan(2)
    expect(links).not.toContain('connecting')
  })

  it('gives up on a socket that never opens', () => {
    vi.advanceTimersByTime(5_000)
    expect(links.at(-1)).toBe('lost')
  })

  it('goes elsewhere when the hall goes away, and hears nothing more from the old socket', () => {
    const old = last()
    old.accept()
    old.hear({ type: 'going_away' })
    vi.advanceTimersByTime(400)
    old.hear({ type: 'done', table: 't', move_id: 'm', seq: 1 })
    expect(heard).toEqual([])
    expect(FakeSocket.all).toHaveLength(2)
  })
})
