import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { app } from '../app.svelte'
import { HallError } from '../hall/api'
import { LANGUAGES, loadWords } from '../words/words'
import { errorText } from './errors'

const HALL = '../src/duskhall/hall'

/** Every code that the hall's sources give to something it does not allow. */
function codes(): string[] {
  const files = readdirSync(HALL, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.py'))
  const sources = files.map((file) => readFileSync(`${HALL}/${file}`, 'utf8')).join('\n')
  const found = [...sources.matchAll(/(?:Denied\(\s*|"code": |\b[45]\d\d, )"([a-z-]+)"/g)].map((match) => match[1])
  return [...new Set(found)].sort()
}

describe('an error', () => {
  beforeEach(() => app.speak('es'))

  it('is said in the person’s language where its code is known', () => {
    expect(errorText(new HallError('seat-taken', 'Somebody sits there.', 409))).toBe('Ahí ya se sienta alguien.')
    expect(errorText(new HallError('offline', '', 0))).toMatch(/La sala no responde/)
  })

  it('keeps what the hall says of a wrong value', () => {
    expect(errorText(new HallError('bad-setup', 'rounds cannot be 99', 422))).toMatch(/rounds cannot be 99$/)
  })

  it('is said in the hall’s words where something was done too often: they say what', () => {
    expect(errorText(new HallError('slow-down', 'Has probado varios códigos.', 429))).toBe('Has probado varios códigos.')
    expect(errorText(new HallError('slow-down', '', 429))).toMatch(/^Demasiado rápido/)
  })

  it('is said in the hall’s words where its code is not known', () => {
    expect(errorText(new HallError('new-code', 'Something new.', 409))).toBe('Something new.')
    expect(errorText(new HallError('new-code', '', 500))).toMatch(/^La sala ha cometido un error/)
  })

  it('of the client itself says what to do', () => {
    expect(errorText(new TypeError('x is undefined'))).toBe('Aquí ha fallado algo. Vuelve a cargar la página.')
  })
})

it('has a sentence for every code of the hall, in every language', async () => {
  expect(codes()).toEqual(expect.arrayContaining(['seat-taken', 'unavailable', 'slow-down', 'not-yours', 'internal']))
  for (const lang of LANGUAGES) {
    const words = await loadWords(lang)
    expect(codes().filter((code) => !words.has(`error-${code}`)), lang).toEqual([])
  }
})
