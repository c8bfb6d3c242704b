// Makes src/generated/*.ts out of schema/*.json, which the hall's own structs are written to.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const folder = new URL('./schema/', import.meta.url)
const target = new URL('./src/generated/', import.meta.url)

// Values that are objects of named structs need no titles of their own: a title would make a type of each field.
function withoutTitles(node) {
  if (Array.isArray(node)) return node.map(withoutTitles)
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(([name, value]) => !(name === 'title' && typeof value === 'string'))
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutTitles(value)]))
}

await mkdir(target, { recursive: true })
for (const file of await readdir(folder)) {
  const schema = withoutTitles(JSON.parse(await readFile(new URL(file, folder), 'utf8')))
  const root = { type: 'object', ...schema, title: file === 'hall.json' ? 'Hall' : 'Root' }
  const text = await compile(root, root.title, {
    additionalProperties: false,
    bannerComment: `/* Made of schema/${file} by types.mjs; do not edit. */`,
    style: { semi: false, singleQuote: true },
    unreachableDefinitions: true,
  })
  await writeFile(new URL(file.replace('.json', '.ts'), target), text)
}
