import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chooseLanguage, isLanguage, offeredLanguages } from '@ronda/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readCookie, servePainted } from '../platform/http/index.ts'
import { openPageRenderer, type RenderedPage } from '../platform/ssr/index.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

/** Home with its popups, and the lobbies: where people arrive. */
const HOME_PATHS = ['/', '/index', '/index.html', '/home', '/login', '/register', '/forget']
const LOBBY_PATHS = ['/rng', '/live', '/sports', '/esports', '/fish', '/lott', '/elott', '/pvp', '/cockfight']

/** A house on all addresses of its machine is asked at the one that every machine has. */
function originOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Painted before anybody asks. */
const FIRST_PATHS = ['/', '/login', '/register', '/rng']

/** Serves the pages where people arrive with their first screen in them, in the reader's language. */
export function servePaintings(app: FastifyInstance, platform: Platform, { states }: Services, webDir: string): void {
  const { settings, clock, log } = platform
  const pages = join(webDir, 'site/dist')
  const program = join(webDir, 'site/dist-ssr/renderPage.js')
  const pageRenderer = openPageRenderer({ pages, program, origin: () => originOf(app), clock, log })
  settings.onChanged(() => pageRenderer.forget())
  // A game that staff have closed is not offered by yesterday's picture of the lobby.
  states.onChanged(() => pageRenderer.forget())
  app.addHook('onClose', () => pageRenderer.close())

  async function paint(request: FastifyRequest): Promise<RenderedPage | undefined> {
    const [path = '/', query] = request.url.split('?', 2)
    // What a lobby shows depends on its query, and home on what is looked for: there is no end of variations.
    if (query !== undefined && (LOBBY_PATHS.includes(path) || new URLSearchParams(query).has('q'))) return undefined
    if ((await settings.closedTo(request.ip)) !== undefined) return undefined
    const { languages, defaultLanguage } = await settings.current()
    const wanted = readCookie(request.headers.cookie, 'lang')
    const chosen = isLanguage(wanted) ? [wanted] : []
    return pageRenderer.page(path, chooseLanguage(chosen, offeredLanguages(languages), defaultLanguage))
  }
  servePainted(app, { paths: [...HOME_PATHS, ...LOBBY_PATHS], paint, folder: pages })

  app.addHook('onListen', async () => {
    const { defaultLanguage } = await settings.current()
    for (const path of FIRST_PATHS) void pageRenderer.page(path, defaultLanguage)
  })
}
