import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chooseLanguage, isLanguage, offeredLanguages } from '@ronda/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readCookie, servePainted } from '../platform/http/index.ts'
import { openPainter, type PaintedPage } from '../platform/paint/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

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
export function servePaintings(app: FastifyInstance, ground: Ground, { states }: Rooms, webDir: string): void {
  const { settings, clock, log } = ground
  const pages = join(webDir, 'site/dist')
  const program = join(webDir, 'site/dist-paint/paint.js')
  const painter = openPainter({ pages, program, origin: () => originOf(app), clock, log })
  settings.onChanged(() => painter.forget())
  // A game that staff have closed is not offered by yesterday's picture of the lobby.
  states.onChanged(() => painter.forget())
  app.addHook('onClose', () => painter.close())

  async function paint(request: FastifyRequest): Promise<PaintedPage | undefined> {
    const [path = '/', query] = request.url.split('?', 2)
    // What a lobby shows depends on its query, and home on what is looked for: there is no end of variations.
    if (query !== undefined && (LOBBY_PATHS.includes(path) || new URLSearchParams(query).has('q'))) return undefined
    if ((await settings.closedTo(request.ip)) !== undefined) return undefined
    const { languages, defaultLanguage } = await settings.current()
    const wanted = readCookie(request.headers.cookie, 'lang')
    const chosen = isLanguage(wanted) ? [wanted] : []
    return painter.page(path, chooseLanguage(chosen, offeredLanguages(languages), defaultLanguage))
  }
  servePainted(app, { paths: [...HOME_PATHS, ...LOBBY_PATHS], paint, folder: pages })

  app.addHook('onListen', async () => {
    const { defaultLanguage } = await settings.current()
    for (const path of FIRST_PATHS) void painter.page(path, defaultLanguage)
  })
}
