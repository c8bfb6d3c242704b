import { afterEach, expect, it, vi } from 'vitest'
import { tick } from 'svelte'
import { givesBack, goesOn, NextFocus } from './focus'

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

it('goes on with a keyboard to the way on of what is said next, and leaves a pointer alone', async () => {
  document.body.innerHTML = '<section class="coach"><button class="bright">I see</button></section>'
  const coach = document.querySelector('section')!
  goesOn(coach)
  const press = (button: HTMLElement): void => {
    button.focus()
    button.addEventListener('click', () => (coach.innerHTML = '<button class="bright">Try it</button>'))
    button.click()
  }
  press(coach.querySelector('button')!)
  await tick()
  expect(document.activeElement).toBe(coach.querySelector('button'))
  expect(coach.textContent).toBe('Try it')
  const button = coach.querySelector('button')!
  vi.spyOn(button, 'matches').mockReturnValue(false) // a pointer has it
  press(button)
  await tick()
  expect(document.activeElement).toBe(document.body)
})

it('waits at a teacher’s words where these lie over the dock', () => {
  document.body.innerHTML = '<section class="coach"><button class="bright"></button></section><section class="dock" tabindex="-1"><button data-option="draw"></button></section>'
  const [dock, option] = ['.dock', '[data-option]'].map((name) => document.querySelector<HTMLElement>(name)!)
  const next = new NextFocus()
  option!.focus()
  dock!.focus()
  next.answered(dock!, {})
  for (const hidden of [dock!, option!]) hidden.focus = () => undefined
  document.body.focus()
  dock!.blur()
  next.shown(dock!, {})
  expect(document.activeElement).toBe(document.querySelector('.bright'))
})
