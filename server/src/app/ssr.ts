import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chooseLanguage, isLanguage, offeredLanguages } from '@ronda/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../brand/settings/index.ts'
import type { GameStates } from '../catalog/state/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { readCookie, serveRendered } from '../platform/http/index.ts'
import type { Log } from '../platform/log/log.ts'
import { openPageRenderer, type RenderedPage } from '../platform/ssr/index.ts'

/** The pages that people enter the site by: home with its dialogs, and the lobbies. */
const HOME_PATHS = ['/', '/index', '/index.html', '/home', '/login', '/register', '/forget']
const LOBBY_PATHS = ['/rng', '/live', '/sports', '/esports', '/fish', '/lott', '/elott', '/pvp', '/cockfight']

/** A server that listens on all addresses is reached at the loopback address. */
function originOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Rendered before the first request. */
const FIRST_PATHS = ['/', '/login', '/register', '/rng']

export type EntryPageOptions = {
  readonly clock: Clock
  readonly log: Log
  readonly settings: Settings
  readonly states: GameStates
  /** The folder with the built site and game clients. */
  readonly webDir: string
}

/** Serves the entry pages with their first screen rendered on the server, in the reader's language. */
export function serveEntryPages(app: FastifyInstance, options: EntryPageOptions): void {
  const { settings, states, clock, log, webDir } = options
  const pages = join(webDir, 'site/dist')
  const program = join(webDir, 'site/dist-ssr/renderPage.js')
  const pageRenderer = openPageRenderer({ pages, program, origin: () => originOf(app), clock, log })
  settings.onChanged(() => pageRenderer.forget())
  // Otherwise a rendered lobby would still offer a game that staff have closed.
  states.onChanged(() => pageRenderer.forget())
  app.addHook('onClose', () => pageRenderer.close())

  async function render(request: FastifyRequest): Promise<RenderedPage | undefined> {
    const [path = '/', query] = request.url.split('?', 2)
    // A lobby depends on its query and home on the search text: there are too many variants to render and cache.
    if (query !== undefined && (LOBBY_PATHS.includes(path) || new URLSearchParams(query).has('q'))) return undefined
    if ((await settings.closedTo(request.ip)) !== undefined) return undefined
    const { languages, defaultLanguage } = await settings.current()
    const wanted = readCookie(request.headers.cookie, 'lang')
    const chosen = isLanguage(wanted) ? [wanted] : []
    return pageRenderer.page(path, chooseLanguage(chosen, offeredLanguages(languages), defaultLanguage))
  }
  serveRendered(app, { paths: [...HOME_PATHS, ...LOBBY_PATHS], render, folder: pages })

  app.addHook('onListen', async () => {
    const { defaultLanguage } = await settings.current()
    for (const path of FIRST_PATHS) void pageRenderer.page(path, defaultLanguage)
  })
}
