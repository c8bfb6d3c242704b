/** Which page is shown: the address is the only truth, so links, reload and the back button do what they should. */

import { enter } from './ui/back'

export type Page =
  | { page: 'front' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'analysis'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'exercises'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'continue' }
  | { page: 'me' }
  | { page: 'history' }
  | { page: 'daily'; day: string }
  | { page: 'about' }
  | { page: 'lost' }

export const route: { page: Page; fragment: string } = $state(read())

addEventListener('popstate', arrive)

/** Go to an address of the client. */
export function go(path: string, replace = false): void {
  const before = location.pathname
  enter(path, replace, () => {
    arrive()
    if (location.pathname !== before || !location.hash) scrollTo(0, 0)
  })
}

/** Follow a click on a link of the client without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/docs')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export function pageOf(path: string): Page {
  const [, first = '', second = ''] = path.split('/')
  const name = /^[a-z0-9-]{1,64}$/.test(second) ? second : ''
  if (first === '') return { page: 'front' }
  if (first === 'about') return { page: 'about' }
  if (first === 'continue') return { page: 'continue' }
  if (first === 'daily') return { page: 'daily', day: name }
  if (first === 'me' || first === 'history') return { page: first }
  if (name && (first === 'table' || first === 'replay' || first === 'analysis')) return { page: first, table: name }
  if (name && (first === 'new' || first === 'learn' || first === 'rules' || first === 'exercises')) return { page: first, game: name }
  return { page: 'lost' }
}

/** Show what the address says; a page that stays the same page is not made anew. */
function arrive(): void {
  const { page, fragment } = read()
  if (JSON.stringify(page) !== JSON.stringify(route.page)) route.page = page
  route.fragment = fragment
}

function read(): { page: Page; fragment: string } {
  return { page: pageOf(location.pathname), fragment: location.hash.slice(1) }
}
