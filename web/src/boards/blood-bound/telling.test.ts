import { describe, expect, it, vi } from 'vitest'
import type { View } from '../../generated/blood-bound'
import * as look from '../../look/shape.svelte'
import { table, view, words } from './fixture'
import { tells } from './telling'

/** What is told of a question at a table where Bram (1) attacks Celia (2). */
async function told(question: string, names: string[], change: Partial<View> = {}, noun?: string) {
  const options = names.map((name) => (noun ? { name, noun } : { name }))
  const { store } = table(view(6, { dagger: 1, target: 2, wounded: 2, ...change }), { seat: 0, question, options } as never)
  return tells(store, await words())
}

describe('a question names whom it is about', () => {
  it.each([
    ['request', { target: 0, wounded: 0 }, 'Bram attacks you.'],
    ['offer', {}, 'in place of Celia?'],
    ['treat', { wounded: 0 }, 'wound or heal Celia'],
    ['rage', { wounded: 0 }, 'strike back at Bram?'],
  ] as [string, Partial<View>, string][])('%s', async (question, change, said) => {
    expect((await told(question, ['decline'], change)).question).toContain(said)
  })

  it('but not where the game’s own words say it all', async () => {
    expect((await told('act', ['attack', 'pass'])).question).toBeUndefined()
  })
})

it('tells what each answer does, wherever the game explains it', async () => {
  const { options } = await told('treat', ['decline', 'wound', 'heal']) // on a desktop
  expect(Object.values(options!).every((text) => text !== '')).toBe(true)
})

it('has a few words for each of three answers on a phone held upright, and sentences for two', async () => {
  const shape = vi.spyOn(look, 'shape').mockReturnValue('upright')
  const [three, two] = [await told('take_token', ['rank', 'rose', 'unknown'], {}, 'token'), await told('take_token', ['rose', 'unknown'], {}, 'token')]
  shape.mockRestore()
  for (const text of Object.values(three.options!)) expect(text.length).toBeLessThanOrEqual(18)
  expect(two.options!.rose).toBe('Shows the sign of the Rose.')
})

it('asks for a rank or a sign only where there is a choice of both', async () => {
  expect((await told('take_token', ['rank', 'rose'], {}, 'token')).question).toContain('your rank, or a sign')
  expect((await told('take_token', ['rose', 'unknown'], {}, 'token')).question).toBeUndefined()
})

it('says nothing more of people than their odds', async () => {
  expect((await told('attack', ['seat_1'], {}, 'seat')).options).toEqual({ seat_1: '' })
})
