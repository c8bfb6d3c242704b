import { afterEach, expect, it } from 'vitest'
import { arrive } from './arriving'

const drawn = () => new Promise((done) => setTimeout(done))
const focused = () => document.activeElement?.textContent

function show(markup: string): void {
  document.body.innerHTML = markup
}

afterEach(() => show(''))

it('begins at the heading of a page that is there', () => {
  show('<main><h1>Rules</h1></main>')
  arrive()
  expect(focused()).toBe('Rules')
})

it('begins at the heading of a page that is still loaded, once', async () => {
  show('<main><p>One moment</p></main>')
  arrive()
  expect(document.activeElement).toBe(document.body)
  show('<main><h1>A table</h1><button>Play</button></main>')
  await drawn()
  expect(focused()).toBe('A table')
  document.querySelector('button')!.focus()
  document.querySelector('main')!.append(document.createElement('h1'))
  await drawn()
  expect(focused()).toBe('Play')
})

it('leaves those alone who are somewhere already', async () => {
  show('<main><input /></main>')
  arrive()
  document.querySelector('input')!.focus()
  document.querySelector('main')!.prepend(document.createElement('h1'))
  await drawn()
  expect(document.activeElement?.tagName).toBe('INPUT')
})
