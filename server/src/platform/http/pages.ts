import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '../ssr/index.ts'
import type { Refuse } from './refuse.ts'
import { isForPrograms } from './server.ts'

/** A built web application: its folder, and the path it lives under. */
export type Pages = { readonly folder: string; readonly prefix: string }

/** Built files carry a hash of their content in their name, so they never change. */
const HASHED = /[\\/]assets[\\/]/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const WRITTEN_IN = /<script(?![^>]*\bsrc=)[^>]*>(.+?)<\/script>/gs

/** How a browser may recognise the scripts that the build wrote into a page. */
export function hashScripts(folder: string): readonly string[] {
  const path = join(folder, 'index.html')
  if (!existsSync(path)) return []
  const scripts = [...readFileSync(path, 'utf8').matchAll(WRITTEN_IN)]
  return scripts.map(([, text = '']) => `sha256-${hash('sha256', text, 'base64')}`)
}

/** A person's browser asking for a page, rather than for a file that is not there. */
function isForPeople(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1)
  return (
    request.method === 'GET' &&
    !isForPrograms(path) &&
    !/\/\.|\.[a-z0-9]+$/i.test(path) &&
    (request.headers.accept ?? '').includes('text/html')
  )
}

/**
 * Serves built pages. Every address that is no file belongs to the page's own router, so that reloading anywhere comes
 * back to the same place. The longest prefix wins.
 */
export async function servePages(app: FastifyInstance, refuse: Refuse, all: readonly Pages[]): Promise<void> {
  const built = all.filter(({ folder }) => existsSync(join(folder, 'index.html')))
  let isFirst = true
  for (const { folder, prefix } of built) {
    await app.register(statics, {
      root: folder,
      prefix,
      decorateReply: isFirst,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_AGAIN),
    })
    isFirst = false
  }
  const byLength = built.toSorted((left, right) => right.prefix.length - left.prefix.length)

  app.setNotFoundHandler((request, reply): FastifyReply => {
    const pages = isForPeople(request) && byLength.find(({ prefix }) => request.url.startsWith(prefix))
    if (!pages) return refuse(request, reply, 'request.not_found')
    return reply.sendFile('index.html', pages.folder, { cacheControl: false })
  })
}

export type PaintedOptions = {
  /** Addresses whose first screen is painted, whatever their query. */
  readonly paths: readonly string[]
  /** Undefined where the page has to draw itself. */
  readonly paint: (request: FastifyRequest) => Promise<RenderedPage | undefined>
  /** Where the page is that draws itself. */
  readonly folder: string
}

/** Serves pages with their first screen in them. Before `servePages`, which has everything else. */
export function servePainted(app: FastifyInstance, { paths, paint, folder }: PaintedOptions): void {
  if (!existsSync(join(folder, 'index.html'))) return
  for (const path of paths) {
    app.get(path, async (request, reply) => {
      const page = await paint(request)
      if (page === undefined) return reply.sendFile('index.html', folder, { cacheControl: false })
      // It depends on the language in a cookie, and nobody but the reader keeps it.
      reply.headers({ 'cache-control': ASK_AGAIN, vary: 'accept-encoding, cookie', etag: page.tag })
      if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
      reply.type('text/html; charset=utf-8')
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(Buffer.from(page.plain))
      return reply.header('content-encoding', 'br').send(Buffer.from(page.br))
    })
  }
}
