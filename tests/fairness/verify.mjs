// A verifier of Duskhall records, written from docs/fairness.md alone: it shares nothing with Duskhall.
//
//     node verify.mjs FILE...
//
// For every file it prints one line of JSON: whether nothing false was found, how many draws were recomputed, how many
// events were compared with them, and the first thing that is wrong.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PURPOSES, ENDINGS, GAMES } from './games.mjs'

class False extends Error {}

const wrong = (entry, what) => {
  throw new False(`${entry === 0 ? 'opening' : `entry ${entry}`}: ${what}`)
}
const sha256 = (bytes) => createHash('sha256').update(bytes).digest()

// --- Framing, commitment, key ------------------------------------------------------------------------------------------

function framed(...values) {
  const frames = values.map((value) => {
    const bytes = Buffer.from(value) // text as UTF-8
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([length, bytes])
  })
  return sha256(Buffer.concat(frames))
}

export const commitmentOf = (seed, table) => framed('duskhall/commitment/1', seed, table).toString('hex')
export const keyOf = (seed, contributions) => framed('duskhall/key/1', seed, ...contributions)

// --- The stream --------------------------------------------------------------------------------------------------------

export class Stream {
  constructor(key) {
    this.key = key
    this.position = 0
    this.block = null
    this.counter = -1
  }

  byte() {
    const counter = Math.floor(this.position / 32)
    if (counter !== this.counter) {
      const message = Buffer.alloc(8)
      message.writeBigUInt64BE(BigInt(counter))
      this.block = sha256(Buffer.concat([this.key, message]))
      this.counter = counter
    }
    return this.block[this.position++ % 32]
  }

  // The place of the accepted bytes, and the value that they give.
  below(bound) {
    let size = 1
    while (256 ** size < bound) size += 1
    const span = 256 ** size
    for (;;) {
      const position = this.position
      let value = 0
      for (let each = 0; each < size; each++) value = value * 256 + this.byte()
      if (value < span - (span % bound)) return [position, value % bound]
    }
  }
}

// --- Digests -----------------------------------------------------------------------------------------------------------

export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const keys = Object.keys(value).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

export function headDigest({ format, game, seats, table, commitment, contributions, options = {}, begins }) {
  const from = begins ? { begins } : {}
  return sha256(canonical({ format, game, seats, table, commitment, contributions, options, ...from })).toString('hex')
}

export function linkDigest(previous, link) {
  const { digest, ...rest } = link
  return sha256(previous + canonical(rest)).toString('hex')
}

// --- The record --------------------------------------------------------------------------------------------------------

const deciding = (link) => link.kind === 'decision' || link.kind === 'timeout'

export function verify(record) {
  if (record.format !== 'duskhall-record/1') wrong(0, `the format is ${record.format}`)
  if (!(record.game in PURPOSES)) wrong(0, `there is no game ${record.game}`)
  if (!record.server_seed) wrong(0, 'there is no seed')
  if (record.contributions.length !== record.seats.length) wrong(0, 'every seat has one contribution')
  const seed = Buffer.from(record.server_seed, 'hex')
  if (commitmentOf(seed, record.table) !== record.commitment) wrong(0, 'the commitment does not fit the seed')
  const stream = new Stream(keyOf(seed, record.contributions))
  const links = [record.opening, ...(record.entries ?? [])]
  const draws = checkLinks(record, links, stream)
  checkEnd(record, links)
  const meant = record.embedded_content ? 0 : checkMeaning(record, links)
  return { draws, meant }
}

// Every draw comes next in the stream, and every digest follows from the one before.
function checkLinks(record, links, stream) {
  const before = [] // [number, position] of the decisions that count
  let digest = headDigest(record)
  let draws = 0
  links.forEach((link, number) => {
    if (link.kind === 'undo') {
      const undone = before.findIndex(([each]) => each > link.to)
      if (undone < 0) wrong(number, 'there is nothing to take back')
      stream.position = before[undone][1]
      before.length = undone
    } else if (deciding(link)) before.push([number, stream.position])
    for (const [at, bound, value, purpose] of link.draws ?? []) {
      if (number > 0 && !deciding(link)) wrong(number, 'only decisions draw')
      if (!PURPOSES[record.game].includes(purpose)) wrong(number, `nothing is drawn for ${purpose}`)
      if (!Number.isInteger(bound) || bound < 1) wrong(number, `nothing is below ${bound}`)
      const [position, given] = stream.below(bound)
      if (position !== at) wrong(number, `the next draw is at byte ${position}, not ${at}`)
      if (given !== value) wrong(number, `the seed gives ${given} for ${purpose}, not ${value}`)
      draws += 1
    }
    digest = linkDigest(digest, link)
    if (digest !== link.digest) wrong(number, 'the digest is of something else')
  })
  return draws
}

// A game that says it ended has told its end.
function checkEnd(record, links) {
  if (!record.outcome || record.outcome.truncated) return
  const last = (links.at(-1).events ?? []).map((event) => event.event)
  if (!ENDINGS[record.game].some((kind) => last.includes(kind))) wrong(links.length - 1, 'the game has not ended')
}

// --- What the draws mean -----------------------------------------------------------------------------------------------

// The draws of a link in their order, taken by what they are for.
export class Drawn {
  constructor(draws) {
    this.draws = draws ?? []
    this.at = 0
  }

  next() {
    return this.draws[this.at]?.[3]
  }

  take(purpose) {
    const [, , value, found] = this.draws[this.at++] ?? []
    if (found !== purpose) throw new False(`a draw for ${purpose} is missing`)
    return value
  }

  shuffle(items, purpose) {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.take(purpose)
      ;[items[last], items[other]] = [items[other], items[last]]
    }
    return items
  }

  // Pass over draws for anything else.
  upTo(...purposes) {
    while (this.at < this.draws.length && !purposes.includes(this.next())) this.at += 1
    return this.at < this.draws.length
  }
}

// What counts, with its numbers: no undos, nor the decisions that they took back.
function effective(links) {
  let kept = []
  for (const [number, link] of links.entries()) {
    if (link.kind === 'undo') kept = kept.filter(([each, link_]) => each <= link.to || !deciding(link_))
    else kept.push([number, link])
  }
  return kept
}

function checkMeaning(record, links) {
  const game = new GAMES[record.game](record)
  let meant = 0
  for (const [number, link] of effective(links)) {
    try {
      meant += game.follow(new Drawn(link.draws), link.events ?? [], (found, expected, what) => {
        if (canonical(found) !== canonical(expected)) throw new False(`${what}: ${found}, but the dice gave ${expected}`)
      })
    } catch (error) {
      if (error instanceof False && !/^(opening|entry)/.test(error.message)) wrong(number, error.message)
      throw error
    }
  }
  return meant
}

// --- The command -------------------------------------------------------------------------------------------------------

for (const file of process.argv.slice(2)) {
  let verdict
  try {
    verdict = { true: true, ...verify(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch (error) {
    if (!(error instanceof False)) throw error
    verdict = { true: false, why: error.message }
  }
  console.log(JSON.stringify({ file, ...verdict }))
}
