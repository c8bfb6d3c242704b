/**
 * The shapes that a screen has: the one place that says where each begins. Styles find it on the root as `data-shape`; what
 * stands where in each of them says layout.css.
 */

/** A phone held upright, a phone on its side, a tablet, a desktop, and a screen on which things grow. */
export type Shape = 'upright' | 'sideways' | 'tablet' | 'desktop' | 'large'

const SHAPES: readonly (readonly [Shape, string])[] = [
  ['sideways', '(max-height: 480px) and (min-width: 560px)'],
  ['upright', '(max-width: 700px)'],
  ['tablet', '(max-width: 999px)'],
  ['large', '(min-width: 1600px) and (min-height: 860px)'],
]

function measured(): Shape {
  return SHAPES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desktop'
}

/** How many pixels a unit of text and pieces is, of which a rem has 17. */
function scaled(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / REM || 1
}

const REM = 17
const ROOMY = 68 // rem: a board in columns, and the log
let now = $state<Shape>(measured())
let pixels = $state(1)
let larger = $state(1)

/** Look again: the screen was turned or sized, or somebody likes another size of text. */
export function lookAgain(): void {
  now = measured()
  document.documentElement.dataset.shape = now
  pixels = scaled()
  larger = Math.max(1, pixels / (parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--text-size')) || 1))
}
addEventListener('resize', lookAgain)

/** The pixels of a unit as the text is now: for what is laid out by script. */
export function unit(): number {
  return pixels
}

/** How much larger things are on a large screen than on a desk, whatever size of text somebody likes. */
export function grown(): number {
  return larger
}

/** The shape of the screen as it is now. */
export function shape(): Shape {
  return now
}

/** Whether the log beside the table leaves it its full width: not where the text is large for the screen. */
export function hasRoomForLog(): boolean {
  return hasRoomBeside() && innerWidth / (REM * pixels) >= ROOMY
}

/** Whether panels stand beside the table instead of lying over it. */
export function hasRoomBeside(): boolean {
  return now === 'desktop' || now === 'large'
}
