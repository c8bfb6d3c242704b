import { afterEach, expect, it } from 'vitest'
import { givesBack } from './focus'

afterEach(() => document.body.replaceChildren())

function page(): { panel: HTMLElement; closer: HTMLElement; opener: HTMLElement } {
  document.body.innerHTML = '<button id="opener"></button><section class="dock" tabindex="-1"><button data-option="draw"></button></section><aside><button id="closer"></button></aside>'
  const [opener, closer, panel] = ['#opener', '#closer', 'aside'].map((name) => document.querySelector<HTMLElement>(name)!)
  return { panel: panel!, closer: closer!, opener: opener! }
}

it('gives the focus back to what had it before, when what has it is closed', () => {
  const { panel, closer, opener } = page()
  const close = givesBack(panel)
  opener.focus()
  closer.focus()
  panel.remove()
  close()
  expect(document.activeElement).toBe(opener)
})

it('gives it to the question where nothing had it, or what had it is gone', () => {
  const { panel, closer, opener } = page()
  const close = givesBack(panel)
  opener.focus()
  closer.focus()
  opener.remove()
  panel.remove()
  close()
  expect(document.activeElement).toBe(document.querySelector('[data-option]'))
})

it('leaves alone who has gone elsewhere', () => {
  const { panel, closer, opener } = page()
  const close = givesBack(panel)
  closer.focus()
  opener.focus()
  panel.remove()
  close()
  expect(document.activeElement).toBe(opener)
})
