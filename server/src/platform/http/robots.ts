import { present } from '@ronda/core'
import type { FastifyInstance } from 'fastify'

export type RobotsOptions = {
  /** Filled once the port is known; the first is the main one. */
  readonly origins: readonly string[]
  /** Pages that search engines may index. */
  readonly paths: readonly string[]
  /** Path prefixes that search engines may not visit. */
  readonly hidden: readonly string[]
}

export function robotsText(origin: string, hidden: readonly string[]): string {
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}

export function sitemapText(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}

/** Serves robots.txt and the sitemap. */
export function serveRobots(app: FastifyInstance, { origins, paths, hidden }: RobotsOptions): void {
  const origin = (): string => present(origins[0], 'an origin of the server')
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(origin(), hidden)))
  app.get('/sitemap.xml', (_, reply) => reply.type('application/xml').send(sitemapText(origin(), paths)))
}
