import { join } from 'node:path'
import { createServer, type ServerOptions } from 'vite'
import { runWatched } from './dev/server.ts'
import { ROOT } from './machine/places.mjs'
import { DEFAULT_PORT } from './machine/port.mjs'
import type { WebApp } from './web/sources.ts'

const PORTS = { server: Number(process.env['PORT'] || DEFAULT_PORT), site: 5173, play: 5174, office: 5175 }
const addressOf = (port: number): string => `http://127.0.0.1:${port}`

/** One address for everything, as with built pages: pages from vite, the rest from the server. */
const PROXY: ServerOptions['proxy'] = {
  '^/(wps|lgw|api|art|docs|sandbox/identity)(/|$)': { target: addressOf(PORTS.server), ws: true },
  '^/play/v\\d+/': addressOf(PORTS.server),
  '^/play/': addressOf(PORTS.play),
  '^/office(/|\\?|$)': addressOf(PORTS.office),
}

async function servePages(app: WebApp, options: ServerOptions): Promise<() => Promise<void>> {
  const server = await createServer({
    root: join(ROOT, 'web', app),
    clearScreen: false,
    server: { host: '127.0.0.1', port: PORTS[app], strictPort: true, ...options },
  })
  await server.listen()
  return () => server.close()
}

const closers = await Promise.all([
  servePages('site', { proxy: PROXY }),
  // The others have ports of their own, because the site's port carries the hot reload of another page.
  servePages('play', { hmr: { clientPort: PORTS.play } }),
  servePages('office', { hmr: { clientPort: PORTS.office } }),
])
const origins = [addressOf(PORTS.site), `http://localhost:${PORTS.site}`, addressOf(PORTS.server)]
const server = runWatched({ PUBLIC_ORIGIN: origins.join(',') })
console.log(`\nPages that reload when you save: ${addressOf(PORTS.site)}\n`)

async function stop(): Promise<void> {
  await server.stop()
  await Promise.all(closers.map((close) => close()))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
