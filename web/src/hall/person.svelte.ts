/** Who one is here: nobody until one does something that needs a name, then a guest with a cookie. */
import type { Me } from '../generated/hall'
import { like, likes } from '../likes.svelte'
import { api, HallError, UNKNOWN } from './api'

export const person: { me: Me | null; known: boolean } = $state({ me: null, known: false })

// Whoever is not known any more comes in anew at the next thing that needs a name.
addEventListener(UNKNOWN, () => (person.me = null))

/** Find out whether this browser is somebody already. */
export async function recognise(): Promise<Me | null> {
  if (!person.known) {
    try {
      person.me = await api.me()
    } catch (error) {
      if (!(error instanceof HallError) || error.status !== 401) throw error
      person.me = null
    }
    person.known = true
  }
  return person.me
}

/** Ask anew whether the hall knows this browser: it forgets those that were not used for long. */
export async function stillKnown(): Promise<boolean> {
  try {
    person.known = false
    return (await recognise()) !== null
  } catch {
    return true // nobody answers, so nobody has said otherwise
  }
}

/** Be somebody, as a guest if need be. */
export async function beSomebody(guest: string): Promise<Me> {
  const known = await recognise()
  if (known) return known
  person.me = await api.arrive(likes.name || guest)
  return person.me
}

export async function rename(name: string): Promise<void> {
  person.me = person.me ? await api.rename(name) : await api.arrive(name)
  person.known = true
  like({ name: person.me.name })
}

/** Change name, sign or colour, and remember the name in this browser. */
export async function change(wish: Partial<Pick<Me, 'name' | 'sign' | 'colour'>>): Promise<Me> {
  person.me = await api.change(wish)
  like({ name: person.me.name })
  return person.me
}
