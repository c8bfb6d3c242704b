// A bot in JavaScript: remembers what it heard, and repeats whatever it answered when something good was told.
// Run it as   duskhall play dungeon-cards --bots "node examples/bot.mjs"
import { createInterface } from 'node:readline'

const liked = new Map() // question -> option -> how often it went well
let last = null
let me = -1

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')
const goodFor = (event) => event.seat === me && /gold|won|taken|healed|slain/.test(event.event)

function choose({ question, options }) {
  const known = liked.get(question) ?? new Map()
  const score = (option) => (known.get(option) ?? 0) + Math.random()
  return options.reduce((best, option) => (score(option) > score(best) ? option : best))
}

function learn(heard) {
  if (!last || !heard.some(goodFor)) return
  const known = liked.get(last.question) ?? new Map()
  known.set(last.option, (known.get(last.option) ?? 0) + 1)
  liked.set(last.question, known)
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'start') me = message.seat
  if (message.type !== 'ask') continue
  learn(message.heard)
  const option = choose(message)
  last = { question: message.question, option }
  say({ number: message.number, answer: option })
}
