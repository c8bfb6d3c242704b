import { expect, it } from 'vitest'
import { book, words } from './fixture'
import { back, bubble, choose, fieldsOf, isSaid, kinds, namesOf, next, seatsToName, statement, type Draft, type Said } from './talk'

it('asks for every field but the speaker, in their order', () => {
  expect(fieldsOf(book, 'claim_clan')).toEqual([{ name: 'clan', noun: 'clan' }])
  expect(fieldsOf(book, 'accuse').map(({ name }) => name)).toEqual(['target', 'clan'])
})

it('puts a statement together as the hall wants it', () => {
  let draft: Draft = { kind: 'accuse', chosen: {} }
  draft = choose(draft, next(book, draft)!, 3)
  expect(next(book, draft)).toEqual({ name: 'clan', noun: 'clan' })
  draft = choose(draft, next(book, draft)!, 'beast')
  expect(next(book, draft)).toBeNull()
  expect(statement(draft)).toEqual({ say: 'accuse', target: 3, clan: 'beast' })
})

it('takes choices back one at a time, then the kind', () => {
  const whole: Draft = { kind: 'accuse', chosen: { target: 3, clan: 'rose' } }
  const once = back(book, whole)!
  expect(once.chosen).toEqual({ target: 3 })
  const twice = back(book, once)!
  expect(twice.chosen).toEqual({})
  expect(back(book, twice)).toBeNull()
})

it('tells what is said of oneself from what is said of others', () => {
  expect(kinds(book, false)).toEqual(['claim_clan', 'claim_rank'])
  expect(kinds(book, true)).toHaveLength(6)
})

it('offers everybody else, the neighbour of the clue first where the clue is the matter', () => {
  expect(seatsToName('vouch', 6, 2)).toEqual([3, 4, 5, 0, 1])
  expect(seatsToName('say_clue', 6, 2)).toEqual([1, 3, 4, 5, 0])
})

it('offers the Inquisitor only where there is one, and no clue of the Order', () => {
  expect(namesOf(book, 'accuse', 'clan', 6)).toEqual(['rose', 'beast'])
  expect(namesOf(book, 'accuse', 'clan', 7)).toEqual(['rose', 'beast', 'secret_order'])
  expect(namesOf(book, 'say_clue', 'clan', 7)).toEqual(['rose', 'beast'])
  expect(namesOf(book, 'claim_rank', 'rank', 6)).not.toContain('inquisitor')
  expect(namesOf(book, 'say_seen', 'character', 7)).toHaveLength(20)
})

it('knows what was said from what happened', () => {
  expect(isSaid(book, { event: 'vouch', seat: 1, target: 2 })).toBe(true)
  expect(isSaid(book, { event: 'attacked', seat: 1, target: 2 })).toBe(false)
  expect(isSaid(book, undefined)).toBe(false)
})

it.each(['en', 'es'] as const)('has words for every statement in %s', async (lang) => {
  const spoken = await words(lang)
  const values = { seat: 1, target: 2, clan: 'rose', rank: 'mage', character: 'beast_mage' }
  for (const kind of Object.keys(book.statements)) {
    const text = bubble(spoken, { event: kind, ...values } as Said)
    expect(text).not.toContain('bubble-')
    expect(text).not.toMatch(/[{}]/)
    expect(spoken.has(`statement-${kind.replaceAll('_', '-')}`)).toBe(true)
  }
})
