// Makes src/generated/**/*.ts out of schema/**/*.json, which the structs of the hall and its games are written to.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const folder = new URL('./schema/', import.meta.url)
const target = new URL('./src/generated/', import.meta.url)

/** A schema as the compiler reads it best, all the way down. */
function simplified(node) {
  if (Array.isArray(node)) return node.map(simplified)
  if (node === null || typeof node !== 'object') return node
  const fields = Object.entries(node)
    // Values that are objects of named structs need no titles of their own: a title would make a type of each field.
    .filter(([name, value]) => !(name === 'title' && typeof value === 'string'))
    .map(([name, value]) => [name, simplified(value)])
  const { prefixItems, ...rest } = Object.fromEntries(fields)
  // A list of at most so many would be a type of its own for each length.
  if (!prefixItems) delete rest.maxItems
  // So many things, each of its own type, are told in the older way alone.
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest
}

const written = []

async function write(path, text) {
  const file = new URL(path, target)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
  written.push(file.href)
}

const schemas = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'))
for (const file of schemas) {
  const schema = JSON.parse(await readFile(new URL(file, folder), 'utf8'))
  const root = { type: 'object', ...simplified(schema), title: schema.$ref ? 'Root' : schema.title }
  const text = await compile(root, root.title, {
    additionalProperties: false,
    bannerComment: banner(`schema/${file}`),
    style: { semi: false, singleQuote: true },
    unreachableDefinitions: true,
  })
  await write(file.replace('.json', '.ts'), text)
}

// Everything that the hall says of a game, for boards that draw it.
for (const game of new Set(schemas.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))) {
  const text = `${banner(`schema/${game}`)}
import type { Box } from './content'
import type { Events } from './events'
import type { View } from './view'

export type * from './view'
export type { Box, Events }
export type Event = Events[keyof Events]
export interface Game {
  view: View
  event: Event
  content: Box
}
`
  await write(`${game}/index.ts`, text)
}

// Types of what is no more would be found all the same.
for (const file of await readdir(target, { recursive: true })) {
  const left = new URL(file, target).href
  if (file.endsWith('.ts') && !written.includes(left)) await rm(new URL(left))
}

function banner(source) {
  return `/* Made of ${source} by types.mjs; do not edit. */`
}
