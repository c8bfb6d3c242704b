/**
 * What the tests of components need of a browser that happy-dom lacks, and what keeps them apart.
 *
 * A few threads run file after file, for a process and a browser of its own is two thirds of what a file costs. So whatever the
 * client remembers outside of components is as it was after every test; `vite.config.ts` does the same for stubs and mocks.
 */
import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { person } from './hall/person.svelte'
import { likes } from './likes.svelte'
import { quiet } from './notice'
import { go } from './router.svelte'

const usual = { ...likes }

// No hall answers but one that a test makes up.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody answers'))))

afterEach(() => {
  cleanup()
  Object.assign(likes, usual)
  Object.assign(person, { me: null, known: false })
  quiet()
  go('/', true)
  localStorage.clear()
})
