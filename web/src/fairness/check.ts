/**
 * Are these dice the promised ones? The browser works it out itself, with nothing but SHA-256 (which a page at a
 * plain-http address has to bring along: browsers give it no WebCrypto).
 *
 * The commitment has to fit the published seed; seed and contributions give the key; the key gives every draw. Whether
 * the rules were kept too, `duskhall verify` tells.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Where a draw's first byte stood in the stream, its bound, its value, and what it was for. */
export type Draw = [position: number, bound: number, value: number, purpose: string]

export interface DiceRecord {
  table: string
  commitment: string
  contributions: string[]
  server_seed?: string
  opening: { draws?: Draw[] }
  entries?: { draws?: Draw[] }[]
}

export type Verdict =
  | { fair: true; draws: number }
  | { fair: false; why: 'no-seed' | 'commitment' }
  | { fair: false; why: 'draw'; entry: number; draw: Draw; expected: number }

export function check(record: DiceRecord): Verdict {
  if (!record.server_seed) return { fair: false, why: 'no-seed' }
  const seed = hexToBytes(record.server_seed)
  if (commitment(seed, record.table) !== record.commitment) return { fair: false, why: 'commitment' }
  const dice = new Dice(tableKey(seed, record.contributions))
  let draws = 0
  for (const [entry, { draws: made }] of [record.opening, ...(record.entries ?? [])].entries()) {
    for (const draw of made ?? []) {
      const expected = dice.at(draw[0], draw[1])
      if (expected !== draw[2]) return { fair: false, why: 'draw', entry, draw, expected }
      draws += 1
    }
  }
  return { fair: true, draws }
}

export function commitment(seed: Uint8Array, table: string): string {
  return bytesToHex(framed('duskhall/commitment/1', seed, utf8(table)))
}

export function tableKey(seed: Uint8Array, contributions: readonly string[]): Uint8Array {
  return framed('duskhall/key/1', seed, ...contributions.map(utf8))
}

/** The stream of a key: SHA-256 of the key and a counter of eight bytes, block after block. */
export class Dice {
  private readonly blocks = new Map<number, Uint8Array>()

  constructor(private readonly key: Uint8Array) {}

  /** The integer below a bound whose bytes stand at a position; -1 where they fall into the uneven rest. */
  at(position: number, bound: number): number {
    const size = bound <= 256 ? 1 : Math.ceil(Math.ceil(Math.log2(bound)) / 8)
    const span = 256 ** size
    let value = 0
    for (let place = position; place < position + size; place++) value = value * 256 + this.byte(place)
    return value < span - (span % bound) ? value % bound : -1
  }

  private byte(position: number): number {
    const counter = Math.floor(position / 32)
    let block = this.blocks.get(counter)
    if (!block) {
      const message = new Uint8Array(this.key.length + 8)
      message.set(this.key)
      new DataView(message.buffer).setBigUint64(this.key.length, BigInt(counter))
      block = sha256(message)
      this.blocks.set(counter, block)
    }
    return block[position % 32]!
  }
}

function framed(purpose: string, ...values: Uint8Array[]): Uint8Array {
  const frames = [utf8(purpose), ...values].flatMap((value) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, value.length)
    return [...length, ...value]
  })
  return sha256(Uint8Array.from(frames))
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
