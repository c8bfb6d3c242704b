// The worker beside the pages: what was built and the rules can be read without the hall, and turns are told by push.
// Pages come from the hall whenever it answers, so a new release is never kept out; what was built has a name that changes
// with its content, and is kept until another release takes its place.
const FILES = [] // what was built, filled in by vite.config.ts
const RELEASE = 'duskhall-0' // changes with it
const RULES = 'duskhall-rules'
const SHELL = '/'
const READABLE = /^\/api\/games(\/[a-z0-9-]+\/(rules|texts|book|examples))?$/

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(RELEASE).then((cache) => cache.add(new Request(SHELL, { cache: 'no-cache' }))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('duskhall-') && name !== RELEASE && name !== RULES).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(built(request))
  else if (READABLE.test(pathname)) event.respondWith(readable(request))
})

/** A page as the hall serves it now; without the hall, the one that was kept. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && new URL(request.url).pathname === SHELL) await keep(RELEASE, new Request(SHELL), answer.clone())
    return answer
  } catch (error) {
    const kept = await (await caches.open(RELEASE)).match(SHELL, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

async function built(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(RELEASE, request, answer.clone())
  return answer
}

async function readable(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(RULES, request, answer.clone())
    return answer
  } catch (error) {
    const kept = await (await caches.open(RULES)).match(request, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** Where there is no room for it, it is not kept, and nobody misses anything while the hall answers. */
async function keep(name, request, answer) {
  try {
    await (await caches.open(name)).put(request, answer)
  } catch {
    return
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepAll(String(event.data.keep)))
})

/** Keep all that was built, and the rules of every game in a language: one after another, in nobody's way. */
async function keepAll(lang) {
  const release = await caches.open(RELEASE)
  for (const file of FILES) if (!(await release.match(file, { ignoreVary: true }))) await release.add(file).catch(() => undefined)
  const games = await (await readable(new Request('/api/games'))).json()
  for (const { game } of games) {
    for (const what of [`rules?lang=${lang}`, `texts?lang=${lang}`, 'book', 'examples']) {
      await readable(new Request(`/api/games/${game}/${what}`)).catch(() => undefined)
    }
  }
}

self.addEventListener('push', (event) => {
  const said = read(event.data)
  if (said) event.waitUntil(tell(said))
})

function read(data) {
  try {
    const said = data.json()
    return typeof said.table === 'string' && /^[a-z0-9]{1,32}$/.test(said.table) ? said : null
  } catch {
    return null
  }
}

/** Show what the hall says, unless the table is before one's eyes. */
async function tell({ title, body, lang, stop, table }) {
  const open = await self.clients.matchAll({ type: 'window' })
  if (open.some((client) => client.focused && new URL(client.url).pathname === `/table/${table}`)) return
  const actions = [{ action: 'stop', title: String(stop) }]
  const shown = { body: String(body), lang: String(lang), tag: table, icon: '/icons/lantern-192.png', actions, data: { table } }
  await self.registration.showNotification(String(title), shown)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? stop() : show(`/table/${event.notification.data.table}`))
})

/** One click, and this device is told no more. */
async function stop() {
  const subscription = await self.registration.pushManager.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  const body = JSON.stringify({ endpoint })
  await fetch('/api/people/me/push', { method: 'DELETE', headers: { 'content-type': 'application/json' }, body })
}

async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
