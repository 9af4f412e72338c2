// The site's service worker; the build writes the two constants. It makes the site open without a connection, and never
// touches what must be true: calls, sockets, games and pictures of the day go to the network as if it were not there.
const VERSION = '__VERSION__'
const SHELL = ['__SHELL__']

const CACHE = `ronda-${VERSION}`
const FOREVER = /^\/assets\//

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)))
})

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('ronda-') && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

// The page asks for this when its reader has agreed to the new version.
self.addEventListener('message', ({ data }) => {
  if (data === 'ronda.update') self.skipWaiting()
})

/** The newest page there is; without a network the one that was kept, whatever the address: its router knows the way. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

/** A file whose name says what is in it never changes. */
async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && FOREVER.test(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(wps|api|play|lgw|lotto|docs)(\/|$)/.test(pathname)) event.respondWith(page(request))
  } else if (FOREVER.test(pathname) || SHELL.includes(pathname)) event.respondWith(file(request))
})
