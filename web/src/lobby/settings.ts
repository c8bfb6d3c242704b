/** The settings of a game as a form shows them. */
import type { GameSetting } from '../generated/hall'
import { key } from '../words/words'

export type Values = Record<string, string | number>
/** Whoever has the game's texts. */
interface Texts {
  text(key: string): string
  has(key: string): boolean
}

export function isNumber(setting: GameSetting): boolean {
  return setting.values.every((value) => typeof value === 'number')
}

/** The smallest and the largest value of a setting that is a number. */
export function bounds(setting: GameSetting): [number, number] {
  const numbers = setting.values.filter((value) => typeof value === 'number')
  return [Math.min(...numbers), Math.max(...numbers)]
}

export function settingLabel(setting: GameSetting, texts: Texts): string {
  return texts.text(key('setting', setting.name))
}

export function valueLabel(setting: GameSetting, value: string | number, texts: Texts): string {
  const name = key('setting', setting.name, String(value))
  return texts.has(name) ? texts.text(name) : String(value)
}

/** What is different from the usual game. */
export function changed(settings: readonly GameSetting[], values: Values): Values {
  return Object.fromEntries(
    settings.filter((setting) => setting.name in values && values[setting.name] !== setting.default).map((setting) => [setting.name, values[setting.name]]),
  )
}
