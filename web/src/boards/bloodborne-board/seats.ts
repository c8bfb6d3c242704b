/** How the hunters are told apart: by shape, letter and colour. */
import type { Tone } from '../../cards/face'

/** One shape for each seat, around 0, 0 with a radius of about 10. */
export const SHAPES: readonly string[] = [
  'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z',
  'M-8.6 -8.6H8.6V8.6H-8.6Z',
  'M0 -11.6L11.6 0L0 11.6L-11.6 0Z',
  'M-5.7 -10H5.7L11.4 0L5.7 10H-5.7L-11.4 0Z',
]
export const TONES: readonly Tone[] = ['gold', 'moon', 'rose', 'moss']

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!
}

export function toneOf(seat: number): Tone {
  return TONES[seat % TONES.length]!
}
