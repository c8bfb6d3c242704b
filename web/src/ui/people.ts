/** Who is at a table, in words. */
import { t } from '../app.svelte'
import type { SeatInfo, TableInfo } from '../generated/hall'
import { person } from '../hall/person.svelte'

const NAMED = 3 // of a crowd: all of them are named at the table

/** The bot that plays a seat, by name; "" where none does. */
export function botOf(seat: SeatInfo): string {
  return seat.player.startsWith('bot:') ? seat.player.slice(4) : ''
}

export function nameOf(info: TableInfo, person: string | null): string {
  return info.people.find((guest) => guest.person === person)?.name ?? ''
}

export function tableName(info: TableInfo): string {
  if (info.host && info.host === person.me?.person) return t('table-yours')
  const host = nameOf(info, info.host)
  return host ? t('table-of', { host }) : t('table-of-nobody')
}

/** Who else is there, in short and one after the other: "with Ana", "2 bots", "one free chair". */
export function company(info: TableInfo): string[] {
  const others = info.people.filter((guest) => guest.person !== info.host).map((guest) => guest.name)
  const names = others.length > NAMED + 1 ? others.slice(0, NAMED) : others
  const bots = info.seats.filter((seat) => botOf(seat)).length
  const free = info.seats.filter((seat) => seat.player === '').length
  const parts = names.length ? [t('table-with', { names: names.join(', '), more: others.length - names.length })] : []
  if (bots) parts.push(t('table-bots', { bots }))
  if (info.status === 'open') parts.push(t('table-free', { free }))
  return parts
}
