import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer, type ServerOptions } from 'vite'
import { ROOT } from './machine/places.mjs'
import type { WebApp } from './web/sources.ts'

const PORTS = { house: Number(process.env['PORT'] || 8080), site: 5173, play: 5174 }
const addressOf = (port: number): string => `http://127.0.0.1:${port}`

/** One address for everything, as in the built house: pages from vite, the rest from the server. */
const PROXY: ServerOptions['proxy'] = {
  '^/(wps|lgw|api|art|docs)(/|$)': { target: addressOf(PORTS.house), ws: true },
  '^/play/v\\d+/': addressOf(PORTS.house),
  '^/play/': addressOf(PORTS.play),
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

// Folders, not imports: following imports, Node would put its own notes among the messages of our worker threads.
const watched = ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'server'].map((room) => `--watch-path=${room}/src`)
const house = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/src/main/main.ts'], {
  cwd: ROOT,
  // A group of its own: it must hear of the end once, from `stop`.
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PUBLIC_ORIGIN: [addressOf(PORTS.site), `http://localhost:${PORTS.site}`, addressOf(PORTS.house)].join(','),
  },
})
const houseGone = once(house, 'exit')

const closers = await Promise.all([
  servePages('site', { proxy: PROXY }),
  // The game's own port, because the site's carries another page's hot reload.
  servePages('play', { hmr: { clientPort: PORTS.play } }),
])
console.log(`\nPages that follow your edits: ${addressOf(PORTS.site)}\n`)

async function stop(): Promise<void> {
  house.kill('SIGTERM')
  await houseGone
  await Promise.all(closers.map((close) => close()))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
