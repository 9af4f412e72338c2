// The site's service worker; the build writes the two constants. It lets the site open without a connection. API calls,
// sockets, games and images always go to the network, because stale answers would be wrong. The one call it caches is
// the help center's, which must be readable offline.
const VERSION = '__VERSION__'
const SHELL = ['__SHELL__']

const CACHE = `ronda-${VERSION}`
const FOREVER = /^\/assets\//
// Kept across versions: help texts do not change with the code.
const TEXTS = 'ronda-texts'
const HELP = /^\/api\/v1\/talk\/help$/
const HELP_ADDRESSES = ['es', 'en'].map((language) => `/api/v1/talk/help?language=${language}`)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)))
  // A failure to cache the help texts must not prevent the installation.
  event.waitUntil(cacheHelp().catch(() => undefined))
})

async function cacheHelp() {
  const cache = await caches.open(TEXTS)
  await cache.addAll(HELP_ADDRESSES)
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('ronda-') && name !== CACHE && name !== TEXTS)
      .map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

// Sent by the page when the user has accepted the new version.
self.addEventListener('message', ({ data }) => {
  if (data === 'ronda.update') self.skipWaiting()
})

/** The page from the network; offline the cached one for every address, since the router resolves the path. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

/** The texts from the network; offline the cached ones. */
async function texts(request) {
  const cache = await caches.open(TEXTS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request.url, answer.clone())
    return answer
  } catch (error) {
    const cached = await cache.match(request.url, { ignoreVary: true })
    if (cached) return cached
    throw error
  }
}

/** A file with a content hash in its name never changes. */
async function file(request) {
  const cached = await caches.match(request)
  if (cached) return cached
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
    if (!/^\/(wps|api|play|office|lgw|lotto|docs)(\/|$)/.test(pathname)) event.respondWith(page(request))
  } else if (HELP.test(pathname)) event.respondWith(texts(request))
  else if (FOREVER.test(pathname) || SHELL.includes(pathname)) event.respondWith(file(request))
})
