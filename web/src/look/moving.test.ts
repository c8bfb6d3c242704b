import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Whatever else moves has to be laid out or painted again in every frame. */
const CHEAP = ['transform', 'translate', 'rotate', 'scale', 'opacity']
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|css)$/.test(name))

function styleOf(name: string): string {
  const text = readFileSync(`src/${name}`, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return name.endsWith('.css') ? text : (/<style[^>]*>([^]*?)<\/style>/.exec(text)?.[1] ?? '')
}

/** What the keyframes of a style change. */
function animated(style: string): string[] {
  const found: string[] = []
  for (const match of style.matchAll(/@keyframes[^{]*\{/g)) {
    let [depth, end] = [1, match.index + match[0].length]
    for (; depth > 0 && end < style.length; end += 1) depth += style[end] === '{' ? 1 : style[end] === '}' ? -1 : 0
    const frames = style.slice(match.index + match[0].length, end - 1)
    for (const [, body] of frames.matchAll(/\{([^}]*)\}/g)) {
      for (const line of body!.split(/;\s*(?:\n|$)/)) if (line.includes(':')) found.push(line.split(':')[0]!.trim())
    }
  }
  return found
}

/** What the transitions of a style change. */
function glides(style: string): string[] {
  return [...style.matchAll(/\btransition:([^;]*);/g)].flatMap(([, list]) =>
    list!.replace(/\([^()]*\)/g, '').split(',').map((each) => each.trim().split(/\s/)[0]!),
  )
}

describe('what moves', () => {
  it.each(files)('%s: moves by transform and opacity alone', (name) => {
    const style = styleOf(name)
    expect([...animated(style), ...glides(style)].filter((property) => ![...CHEAP, 'none'].includes(property))).toEqual([])
  })
})
