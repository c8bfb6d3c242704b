/** The options of a game as a form shows them. */
import type { GameOption } from '../generated/hall'
import { key } from '../words/words'

export type Values = Record<string, string | number>
/** Whoever has the game's texts. */
interface Texts {
  text(key: string): string
  has(key: string): boolean
}

export function isNumber(option: GameOption): boolean {
  return option.values.every((value) => typeof value === 'number')
}

/** The smallest and the largest value of an option that is a number. */
export function bounds(option: GameOption): [number, number] {
  const numbers = option.values.filter((value) => typeof value === 'number')
  return [Math.min(...numbers), Math.max(...numbers)]
}

export function optionLabel(option: GameOption, texts: Texts): string {
  return texts.text(key('setting', option.name))
}

export function valueLabel(option: GameOption, value: string | number, texts: Texts): string {
  const name = key('setting', option.name, String(value))
  return texts.has(name) ? texts.text(name) : String(value)
}

/** What is different from the usual game. */
export function changed(options: readonly GameOption[], values: Values): Values {
  return Object.fromEntries(
    options.filter((option) => option.name in values && values[option.name] !== option.default).map((option) => [option.name, values[option.name]]),
  )
}
