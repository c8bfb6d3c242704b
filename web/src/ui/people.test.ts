import { beforeEach, expect, test } from 'vitest'
import { app } from '../app.svelte'
import type { TableInfo } from '../generated/hall'
import { person } from '../hall/person.svelte'
import { company, tableName } from './people'

const seat = { player: '', person: null, ready: false, contributed: false, here: false }

/** A table of Ana's, with others around it. */
function table(...others: string[]): TableInfo {
  const people = ['Ana', ...others].map((name) => ({ person: name, name }))
  return { table: 't', host: 'Ana', status: 'running', people, seats: people.map((each) => ({ ...seat, player: each.name, person: each.person })) } as unknown as TableInfo
}

beforeEach(async () => {
  await app.speak('en')
  person.me = null
})

test('a table is its host’s, or one’s own', () => {
  expect(tableName(table('Bo'))).toMatch(/Ana’s table/)
  person.me = { person: 'Ana', name: 'Ana' } as typeof person.me
  expect(tableName(table('Bo'))).toBe('Your table')
})

test('of a crowd a few are named, and the others counted', () => {
  expect(company(table('Bo', 'Cy', 'Di', 'Ed'))[0]).toMatch(/Bo, Cy, Di, Ed/)
  expect(company(table('Bo', 'Cy', 'Di', 'Ed', 'Flo'))[0]).toMatch(/Bo, Cy, Di.? and .?2.? more/)
})
