import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const FOLDERS = [
  'src/words/texts',
  ...readdirSync('src/boards')
    .map((board) => `src/boards/${board}/texts`)
    .filter((folder) => existsSync(`${folder}/en.ftl`)),
]

function text(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1])
}

/** Each message with the names of what is put into it. */
function slots(source: string): string[] {
  return source
    .split(/\n(?=[a-z][\w-]* *=)/)
    .filter((message) => /^[a-z][\w-]* *=/.test(message))
    .map((message) => `${message.split(/ *=/)[0]} ${[...new Set(message.match(/\$\w+/g) ?? [])].sort().join(' ')}`.trim())
}

describe.each(FOLDERS)('%s', (folder) => {
  const en = text(`${folder}/en.ftl`)
  const es = text(`${folder}/es.ftl`)

  it('has the same keys in the same order in both languages', () => expect(keys(es)).toEqual(keys(en)))

  it('puts the same things into each message', () => expect(slots(es)).toEqual(slots(en)))

  it('has each key once', () => expect(keys(en).filter((key, index, all) => all.indexOf(key) !== index)).toEqual([]))

  it('is Fluent that can be read', () => {
    for (const source of [en, es]) {
      const read = new FluentResource(source).body.map((entry) => entry.id)
      expect(read).toEqual(keys(source))
    }
  })
})

/** The files of the client, with which texts each can use: its own board's, and the game's. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|testing\.ts$|^generated/.test(file))
  .map((file) => ({ file, board: /^boards\/([\w-]+)\//.exec(file)?.[1] ?? '' }))

/** Keys that stand in a call as they are: t('key'), words.text('key'), words.has('key'). */
const USED = /(?:\bt|\.text|\b(?:words|texts)\.has)\(\s*'([a-z][a-z0-9-]*)'/g

function known(board: string): Set<string> {
  const folders = ['src/words/texts', '../src/duskhall/hall/texts', '../src/duskhall/kernel/texts']
  const games = board ? [board] : readdirSync('src/boards').filter((name) => !name.includes('.'))
  for (const game of games) folders.push(`../src/duskhall/games/${game.replaceAll('-', '_')}/texts`)
  if (board) folders.push(`src/boards/${board}/texts`)
  return new Set(folders.flatMap((folder) => keys(text(`${folder}/en.ftl`))))
}

it('says nothing that nobody has written', () => {
  const missing = SOURCES.flatMap(({ file, board }) => {
    const there = known(board)
    const used = [...text(`src/${file}`).matchAll(USED)].map((match) => match[1])
    return used.filter((key) => !there.has(key)).map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
}, 30_000)

it('names every setting and language that the client offers', () => {
  const there = known('')
  const wanted = [
    ...['auto', 'dark', 'light'].map((theme) => `theme-${theme}`),
    ...['slow', 'normal', 'fast', 'instant'].map((speed) => `speed-${speed}`),
    ...['en', 'es'].map((lang) => `language-${lang}`),
    ...['open', 'running'].map((status) => `front-continue-${status}`),
  ]
  expect(wanted.filter((key) => !there.has(key))).toEqual([])
})
