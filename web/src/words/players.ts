/** What the players of a table are called. */
import type { TableInfo } from '../generated/hall'
import type { Words } from './words'

/** Whoever has the words of a game. */
interface Speaker {
  has(key: string): boolean
  text(key: string): string
}

/** What people call a kind of bot, by its name or as a seat has it (`bot:careful`). */
export function botName(bot: string, words: Speaker): string {
  const kind = bot.replace(/^bot:/, '')
  return words.has(`bot-${kind}`) ? words.text(`bot-${kind}`) : kind
}

/** How it plays, in a few words; "" where nobody has said. */
export function botText(bot: string, words: Speaker): string {
  return words.has(`bot-${bot}-text`) ? words.text(`bot-${bot}-text`) : ''
}

/** What a person is known by besides their name: a sign, in a colour. */
export interface Look {
  sign: string
  colour: string
}

/** The looks of all seats: null for bots, and for people who have chosen none. */
export function seatLooks(info: TableInfo | null): (Look | null)[] {
  const guests = new Map(info?.people.map((guest) => [guest.person, guest]))
  return (info?.seats ?? []).map(({ person }) => {
    const { sign = '', colour = '' } = (person !== null && guests.get(person)) || {}
    return sign || colour ? { sign: sign || 'lantern', colour: colour || 'bone' } : null
  })
}

/** The names of all seats: people by their names, bots by names of their own that stay with the seat. */
export function seatNames(info: TableInfo | null, words: Words): string[] {
  if (!info) return []
  const people = new Map(info.people.map((guest) => [guest.person, guest.name]))
  const held = info.seats.map((seat) => seat.person).filter((person) => person !== null)
  return info.seats.map((seat, number) => {
    if (seat.person !== null) {
      const name = people.get(seat.person) ?? words.text('seat-name', { number: number + 1 })
      const several = held.filter((other) => other === seat.person).length > 1
      return several ? words.text('several-seats', { name, number: number + 1 }) : name
    }
    const name = `bot-name-${number + 1}`
    return seat.player.startsWith('bot:') && words.has(name) ? words.text(name) : words.text('seat-name', { number: number + 1 })
  })
}
