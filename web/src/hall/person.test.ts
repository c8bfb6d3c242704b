import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api'
import { beSomebody, person, recognise, stillKnown } from './person.svelte'

const ANA = { person: 'a1', name: 'Ana', token: null }
const BO = { person: 'b2', name: 'Bo', token: null }

function answer(...answers: Response[]): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.error()))
}

function unknown(): Response {
  return Response.json({ code: 'unknown', message: 'The hall does not know you (any more).' }, { status: 401 })
}

afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(person, { me: null, known: false })
})

it('comes in anew after the hall has forgotten this browser', async () => {
  answer(Response.json(ANA), unknown(), Response.json(BO))
  expect(await recognise()).toEqual(ANA)
  await expect(api.mine()).rejects.toThrow('does not know you')
  expect(person.me).toBeNull()
  expect(await beSomebody('Guest')).toEqual(BO)
})

it('knows that it was forgotten, but not from a hall that does not answer', async () => {
  answer(Response.json(ANA), unknown())
  await recognise()
  expect(await stillKnown()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await stillKnown()).toBe(true)
})
