/** What the players of a table are called. */
import type { TableInfo } from '../generated/hall'
import type { Words } from './words'

/** What kind of bot plays, as people call it. */
export function botKind(player: string, words: { has(key: string): boolean; text(key: string): string }): string {
  const kind = player.replace(/^bot:/, '')
  return words.has(`bot-${kind}`) ? words.text(`bot-${kind}`) : kind
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
