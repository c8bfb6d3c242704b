/** With what somebody last touched the page: a finger slips more easily than a mouse or a key. */

let last = 'mouse'
addEventListener('pointerdown', (event) => (last = event.pointerType), { capture: true, passive: true })
addEventListener('keydown', () => (last = 'keys'), { capture: true, passive: true })

export function isTouched(): boolean {
  return last === 'touch'
}
