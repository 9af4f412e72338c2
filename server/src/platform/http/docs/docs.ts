import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { CallTable } from '../handler.ts'
import { openApi } from './openapi.ts'
import { docsPage } from './page.ts'

/** Made at the first request, so that the server starts sooner. */
function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

/** Serves the documentation of the calls: a page for people and an OpenAPI document, both made from the table. */
export function serveDocs(app: FastifyInstance, title: string, table: CallTable): void {
  const style = once(() => readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8'))
  const page = once(() => docsPage(title, table))
  const document = once(() => JSON.stringify(openApi(title, table), null, 2))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
  app.get('/docs/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style()))
  app.get('/docs/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document()))
}
