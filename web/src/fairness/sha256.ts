/** SHA-256 (FIPS 180-4), since a page at a plain-http address has no WebCrypto. */

const PRIMES = firstPrimes(64)
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  const hash = [...START]
  for (let block = 0; block < padded.length; block += 64) compress(hash, view, block)
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => digest.setUint32(4 * place, word))
  return new Uint8Array(digest.buffer)
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function compress(hash: number[], view: DataView, block: number): void {
  const w: number[] = Array.from({ length: 16 }, (_, place) => view.getUint32(block + 4 * place))
  for (let place = 16; place < 64; place++) {
    const early = w[place - 15]!
    const late = w[place - 2]!
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w.push((w[place - 16]! + small0 + w[place - 7]! + small1) >>> 0)
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[round]! + w[round]!) >>> 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) >>> 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place]! + word) >>> 0))
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  return padded
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number)
  }
  return primes
}
