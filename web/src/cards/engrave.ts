/**
 * The engraving behind a symbol: lines, light and grain that depend on nothing but a name, so that every card has a
 * picture of its own and looks the same on every screen.
 */

/** Numbers from 0 up to 1, always the same ones for the same seed (mulberry32 over an FNV-1a hash). */
export function numbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const PATTERNS = ['rays', 'rings', 'arches', 'stones', 'mist', 'scales', 'thorns', 'columns'] as const
export type Pattern = (typeof PATTERNS)[number]

/** Everything that is drawn around a symbol, in a field of 100 by 100. */
export interface Engraving {
  pattern: Pattern
  /** The lines of the pattern, and the finer ones that shade the corner away from the light. */
  lines: string
  hatch: string
  /** Specks of dust in the light: x, y, radius. */
  motes: [number, number, number][]
  light: { x: number; y: number; spread: number }
  /** How the symbol stands: degrees, whether mirrored, and how large. */
  tilt: number
  mirrored: boolean
  scale: number
  /** Degrees of the strokes that shade the symbol. */
  grain: number
}

type Draw = (next: () => number, x: number, y: number) => string

const draw: Record<Pattern, Draw> = {
  rays: (next, x, y) => {
    const count = 24 + Math.floor(next() * 20)
    const turn = next() * Math.PI
    return each(count, (i) => {
      const angle = turn + (i / count) * 2 * Math.PI
      const from = i % 2 ? 16 : 26 + next() * 10
      return line(x + Math.cos(angle) * from, y + Math.sin(angle) * from, x + Math.cos(angle) * 150, y + Math.sin(angle) * 150)
    })
  },
  rings: (next, x, y) => {
    const step = 4.5 + next() * 3
    const flat = 0.7 + next() * 0.3
    return each(Math.ceil(140 / step), (i) => {
      const radius = 6 + i * step
      return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius * flat)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius * flat)} 0 1 0 ${n(-2 * radius)} 0`
    })
  },
  arches: (next) => {
    const wide = 20 + next() * 14
    const shift = -next() * wide
    const top = 22 + next() * 22
    return each(Math.ceil(100 / wide) + 2, (i) => {
      const left = shift + i * wide
      return each(3, (k) => {
        const inset = 1.5 + k * 2.6
        const half = wide / 2 - inset
        return `M${n(left + inset)} 100V${n(top + half)}a${n(half)} ${n(half * 1.25)} 0 0 1 ${n(2 * half)} 0V100`
      })
    })
  },
  stones: (next) => {
    const high = 8 + next() * 5
    return each(Math.ceil(100 / high) + 1, (row) => {
      const y = row * high
      let path = line(0, y, 100, y)
      for (let x = next() * 16; x < 100; x += 11 + next() * 13) path += line(x, y, x + next() * 1.5, y + high)
      return path
    })
  },
  mist: (next) => {
    const step = 4 + next() * 2.5
    const deep = 2 + next() * 3
    const long = 26 + next() * 22
    const phase = next() * long
    return each(Math.ceil(110 / step), (i) => {
      let path = `M${n(-phase - (i % 3) * 5)} ${n(i * step)}`
      for (let x = 0; x < 150 + phase; x += long) path += `q${n(long / 4)} ${n(-deep)} ${n(long / 2)} 0t${n(long / 2)} 0`
      return path
    })
  },
  scales: (next) => {
    const size = 7 + next() * 5
    const flip = next() < 0.5 ? 0 : 1
    return each(Math.ceil(100 / size) + 2, (row) =>
      each(Math.ceil(50 / size) + 2, (i) => {
        const x = (i * 2 + (row % 2) - 1) * size
        return `M${n(x)} ${n(row * size)}a${n(size)} ${n(size)} 0 0 ${flip} ${n(2 * size)} 0`
      }),
    )
  },
  thorns: (next, x, y) => {
    const count = 9 + Math.floor(next() * 7)
    return each(count, (i) => {
      const angle = (i / count) * 2 * Math.PI + next() * 0.3
      let path = ''
      for (let at = 20; at < 120; at += 11) {
        const [cx, cy] = [x + Math.cos(angle + at / 160) * at, y + Math.sin(angle + at / 160) * at]
        const barb = angle + (at % 2 ? 1.2 : -1.2)
        path += path ? `L${n(cx)} ${n(cy)}` : `M${n(cx)} ${n(cy)}`
        path += `l${n(Math.cos(barb) * 4)} ${n(Math.sin(barb) * 4)}M${n(cx)} ${n(cy)}`
      }
      return path
    })
  },
  columns: (next) => {
    const wide = 12 + next() * 8
    const base = 84 + next() * 8
    const columns = each(Math.ceil(100 / wide) + 1, (i) => {
      const left = i * wide - next() * 2
      return each(3, (k) => line(left + 2 + k * 1.9, 8, left + 2 + k * 1.9, base))
    })
    return columns + each(6, (i) => line(0, base + i * (1.2 + i * 0.5), 100, base + i * (1.2 + i * 0.5))) + line(0, 8, 100, 8)
  },
}

/** The engraving of a name. */
export function engraving(seed: string, pattern?: Pattern): Engraving {
  const next = numbers(seed)
  const chosen = pattern ?? PATTERNS[Math.floor(next() * PATTERNS.length)]!
  const light = { x: 20 + next() * 60, y: 8 + next() * 44, spread: 46 + next() * 22 }
  return {
    pattern: chosen,
    light,
    lines: draw[chosen](next, light.x, light.y),
    hatch: hatch(next, light.x < 50),
    motes: Array.from({ length: 5 + Math.floor(next() * 6) }, () => [r(next() * 100), r(next() * 80), r(0.4 + next() * 0.9)]),
    tilt: r((next() - 0.5) * 14),
    mirrored: next() < 0.5,
    scale: r(0.92 + next() * 0.14),
    grain: r(20 + next() * 60),
  }
}

/** Strokes that darken the lower corner away from the light. */
function hatch(next: () => number, right: boolean): string {
  const step = 2.2 + next() * 1.2
  const count = Math.floor(60 / step)
  return each(count, (i) => {
    const reach = 12 + i * step + next() * 6
    return right ? line(100, 100 - reach, 100 - reach, 100) : line(0, 100 - reach, reach, 100)
  })
}

function each(count: number, path: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => path(i)).join('')
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
}

function n(value: number): string {
  return String(r(value))
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}
