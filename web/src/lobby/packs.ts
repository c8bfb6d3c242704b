/** Packs: content of a table's own, as a new table chooses it. */
import type { GameSetting, NewTable, PackTold } from '../generated/hall'
import type { Values } from './settings'

/** What is asked for, and what the hall told of it. */
export interface Chosen {
  wish: NonNullable<NewTable['pack']> | null
  told: PackTold | null
}

export const NONE: Chosen = { wish: null, told: null }

/** The values that a pack adds to settings, such as its campaign: whoever chooses the pack means the first of them. */
export function meant(usual: readonly GameSetting[], told: PackTold | null): Values {
  const values: Values = {}
  for (const setting of told?.settings ?? []) {
    const known = usual.find((each) => each.name === setting.name)?.values ?? []
    const added = setting.values.find((value) => !known.includes(value))
    if (added !== undefined) values[setting.name] = added
  }
  return values
}
