import { expect, it } from 'vitest'
import { BLEED, HEIGHT, WIDTH, across, hatching } from './engraving'

it('draws strokes on beyond the field, to the edges of a place that is wider', () => {
  expect(across(12)).toBe(`M${-BLEED} 12H${WIDTH + BLEED}`)
})

it('hatches places that are higher than the field as well', () => {
  const heights = [...hatching().matchAll(/M-?[\d.]+ (-?[\d.]+)H/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBeLessThan(-HEIGHT / 4)
  expect(Math.max(...heights)).toBeGreaterThan((HEIGHT * 5) / 4)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
})
