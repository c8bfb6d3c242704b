/** The monster dice as they are read: "1+" is one damage and another throw (4.2). */
import type { Face } from './content'

export function dieFaces(faces: readonly Face[]): string[] {
  return faces.map(([damage, plus]) => `${damage}${plus ? '+' : ''}`)
}

/** Which face the last of these throws shows; whether it has a plus is known when the next one follows. */
export function faceShown(faces: readonly Face[], throws: readonly number[]): number {
  const damage = throws.at(-1) ?? 0
  const last = faces.findIndex(([each, plus]) => each === damage && !plus)
  return last >= 0 ? last : Math.max(0, faces.findIndex(([each]) => each === damage))
}
