import { expect, it } from 'vitest'
import { LONGEST, Suspicions, suspicionsOf } from './suspicions.svelte'

it('keeps what one notes for one seat of one table, in this browser', () => {
  const notes = new Suspicions('t1 0')
  notes.write(3, { clan: 'rose' })
  notes.write(3, { leads: true, text: 'x'.repeat(500) })
  expect(new Suspicions('t1 0').of(3)).toEqual({ clan: 'rose', leads: true, text: 'x'.repeat(LONGEST) })
  expect(new Suspicions('t1 1').of(3).clan).toBe('')
  expect(new Suspicions('t2 0').of(3).clan).toBe('')
})

it('forgets the oldest of many tables, and reads nothing out of what is no note', () => {
  for (let table = 0; table < 40; table++) new Suspicions(`many${table} 0`).write(1, { text: String(table) })
  expect(new Suspicions('many0 0').of(1).text).toBe('')
  expect(new Suspicions('many39 0').of(1).text).toBe('39')
  localStorage['duskhall-notes'] = '{broken'
  expect(new Suspicions('many39 0').of(1).text).toBe('')
})

it('is the same for everybody who shows it', () => {
  suspicionsOf('shared', 0).write(2, { clan: 'beast' })
  expect(suspicionsOf('shared', 0).of(2).clan).toBe('beast')
  expect(suspicionsOf('shared', 1).of(2).clan).toBe('')
})
