/**
 * One WebSocket to the hall that heals by itself.
 *
 * A half-open socket never fires `onclose`, so the client pings, and takes silence for a lost connection; a phone that
 * wakes up, or whose network goes, pings at once. Between attempts it waits ever longer, by chance a little more or less,
 * so that a hall that comes back is not asked by everybody in the same moment.
 */
import type { ClientMessage, ServerMessage, Welcome } from '../generated/hall'
import { trusted } from './trusted'

export const PROTOCOL = 1
export type Link = 'connecting' | 'open' | 'lost'

export interface Handlers {
  /** The hall has greeted us; whoever uses the connection now says what it wants to watch. */
  opened(welcome: Welcome): void
  message(message: ServerMessage): void
  changed(link: Link): void
  /** Not even the second attempt was answered: the hall is away, or does not know us any more. */
  unanswered(): void
}

const PING_EVERY = 10_000
const SILENCE = 5_000
const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000

export class Connection {
  private socket: WebSocket | null = null
  private attempts = 0
  private closed = false
  private pinger: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly wake = () => this.awake()

  constructor(
    private readonly handlers: Handlers,
    private readonly address = liveAddress(),
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    addEventListener('online', this.wake)
    addEventListener('offline', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Send a message; what cannot be sent now is the caller's to send again after `opened`. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.drop()
  }

  private connect(): void {
    clearTimeout(this.retry)
    // What was lost is lost until it is open again, however often one tries.
    if (this.attempts === 0) this.handlers.changed('connecting')
    const socket = this.open(this.address)
    this.socket = socket
    this.expect()
    socket.onopen = () => this.send({ type: 'hello', protocol: PROTOCOL })
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.heard(trusted<ServerMessage>(JSON.parse(event.data)))
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private heard(message: ServerMessage): void {
    clearTimeout(this.silence)
    this.silence = undefined
    if (message.type === 'welcome') {
      this.attempts = 0
      this.handlers.changed('open')
      this.handlers.opened(message)
      this.pingLater()
    } else if (message.type === 'going_away') this.lost()
    else if (message.type !== 'pong') this.handlers.message(message)
  }

  private lost(): void {
    this.drop()
    if (this.closed) return
    this.handlers.changed('lost')
    if (this.attempts > 0) this.handlers.unanswered()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.5 + Math.random())
    this.attempts += 1
    this.retry = setTimeout(() => this.connect(), wait)
  }

  private drop(): void {
    clearTimeout(this.pinger)
    clearTimeout(this.retry)
    clearTimeout(this.silence)
    this.silence = undefined
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private pingLater(): void {
    clearTimeout(this.pinger)
    this.pinger = setTimeout(() => this.ping(), PING_EVERY)
  }

  private ping(): void {
    if (this.send({ type: 'ping' })) this.expect()
    this.pingLater()
  }

  /** Whatever is said next proves that the connection lives; nothing for a while, that it does not. */
  private expect(): void {
    this.silence ??= setTimeout(() => this.lost(), SILENCE)
  }

  private awake(): void {
    if (this.closed || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === 1) this.ping()
    else if (this.socket === null) this.connect()
  }
}

function liveAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`
}
