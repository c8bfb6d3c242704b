import { beforeEach, describe, expect, it } from 'vitest'
import { follow, go, pageOf, route } from './router.svelte'

beforeEach(() => go('/', true))

describe('an address leads to a page', () => {
  const table = '0123456789abcdef'
  it.each([
    ['/', { page: 'front' }],
    ['/about', { page: 'about' }],
    ['/continue', { page: 'continue' }],
    ['/new/dungeon-cards', { page: 'new', game: 'dungeon-cards' }],
    ['/learn/blood-bound', { page: 'learn', game: 'blood-bound' }],
    ['/rules/bloodborne-card', { page: 'rules', game: 'bloodborne-card' }],
    [`/table/${table}`, { page: 'table', table }],
    [`/replay/${table}`, { page: 'replay', table }],
    ['/table/', { page: 'lost' }],
    ['/table/../secret', { page: 'lost' }],
    ['/new/Dungeon%20Cards', { page: 'lost' }],
    ['/somewhere', { page: 'lost' }],
  ])('%s', (path, page) => expect(pageOf(path)).toEqual(page))
})

it('goes somewhere, knows what stands behind the #, and goes back', async () => {
  go('/table/0123456789abcdef#secret')
  expect(route.page).toEqual({ page: 'table', table: '0123456789abcdef' })
  expect(route.fragment).toBe('secret')
  history.replaceState(null, '', '/about')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(route.page).toEqual({ page: 'about' })
})

it('does not make a page anew that stays where it is', () => {
  go('/table/0123456789abcdef#secret')
  const page = route.page
  go('/table/0123456789abcdef', true)
  expect(route.page).toBe(page)
  expect(route.fragment).toBe('')
})

it('replaces an address that nobody should come back to', () => {
  const before = history.length
  go('/about', true)
  expect(history.length).toBe(before)
  go('/continue')
  expect(history.length).toBe(before + 1)
})

describe('a click on a link', () => {
  function click(markup: string, how: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = markup
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    Object.defineProperty(event, 'target', { value: document.querySelector('b') })
    follow(event)
    return event
  }

  it('stays on the page where it leads to one of the client', () => {
    expect(click('<a href="/rules/blood-bound?x=1#3.1"><b>Rules</b></a>').defaultPrevented).toBe(true)
    expect(route.page).toEqual({ page: 'rules', game: 'blood-bound' })
    expect(location.search + location.hash).toBe('?x=1#3.1')
  })

  it.each([
    ['somewhere else', '<a href="https://example.org/about"><b>x</b></a>', {}],
    ['the hall itself', '<a href="/api/tables/1/record"><b>x</b></a>', {}],
    ['the description of the hall', '<a href="/docs"><b>x</b></a>', {}],
    ['a new window', '<a href="/about" target="_blank"><b>x</b></a>', {}],
    ['a file', '<a href="/about" download><b>x</b></a>', {}],
    ['a new tab', '<a href="/about"><b>x</b></a>', { ctrlKey: true }],
    ['no link', '<b>x</b>', {}],
  ])('is left to the browser: %s', (_, markup, how) => {
    expect(click(markup, how).defaultPrevented).toBe(false)
    expect(route.page).toEqual({ page: 'front' })
  })
})
