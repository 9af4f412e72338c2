import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '../ssr/index.ts'
import type { Refuse } from './refuse.ts'
import { isForPrograms } from './server.ts'

/** A built web application: its folder, and the path that it is served under. */
export type Pages = { readonly folder: string; readonly prefix: string }

/** Built files carry a hash of their content in their name, so they never change. */
const HASHED = /[\\/]assets[\\/]/
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>(.+?)<\/script>/gs

/** Hashes of the inline scripts of a built page, for its content security policy. */
export function hashScripts(folder: string): readonly string[] {
  const path = join(folder, 'index.html')
  if (!existsSync(path)) return []
  const scripts = [...readFileSync(path, 'utf8').matchAll(INLINE_SCRIPT)]
  return scripts.map(([, text = '']) => `sha256-${hash('sha256', text, 'base64')}`)
}

/** Whether a browser asks for a page, and not for a file that does not exist. */
function isPageRequest(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1)
  return (
    request.method === 'GET' &&
    !isForPrograms(path) &&
    !/\/\.|\.[a-z0-9]+$/i.test(path) &&
    (request.headers.accept ?? '').includes('text/html')
  )
}

/**
 * Serves built pages. Every path that is no file belongs to the page's own router, so that reloading shows the same
 * place again. The longest prefix wins.
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
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : REVALIDATE),
    })
    isFirst = false
  }
  const byLength = built.toSorted((left, right) => right.prefix.length - left.prefix.length)

  app.setNotFoundHandler((request, reply): FastifyReply => {
    const [path = ''] = request.url.split('?', 1)
    const pages = isPageRequest(request) && byLength.find(({ prefix }) => `${path}/`.startsWith(prefix))
    if (!pages) return refuse(request, reply, 'request.not_found')
    return reply.sendFile('index.html', pages.folder, { cacheControl: false })
  })
}

export type RenderedOptions = {
  /** Paths whose first screen is rendered on the server, whatever their query. */
  readonly paths: readonly string[]
  /** Undefined where the page has to render in the browser. */
  readonly render: (request: FastifyRequest) => Promise<RenderedPage | undefined>
  /** The folder of the page that renders in the browser. */
  readonly folder: string
}

/** Serves server-rendered pages. Call it before `servePages`, which serves every other path. */
export function serveRendered(app: FastifyInstance, { paths, render, folder }: RenderedOptions): void {
  if (!existsSync(join(folder, 'index.html'))) return
  for (const path of paths) {
    app.get(path, async (request, reply) => {
      const page = await render(request)
      if (page === undefined) return reply.sendFile('index.html', folder, { cacheControl: false })
      // It depends on the language in a cookie, so it must be revalidated.
      reply.headers({ 'cache-control': REVALIDATE, vary: 'accept-encoding, cookie', etag: page.tag })
      if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
      reply.type('text/html; charset=utf-8')
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(Buffer.from(page.plain))
      return reply.header('content-encoding', 'br').send(Buffer.from(page.br))
    })
  }
}
