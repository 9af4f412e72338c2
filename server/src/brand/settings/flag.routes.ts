import type { FastifyInstance } from 'fastify'
import { CACHE_IMMUTABLE } from '../../platform/pictures/pictures.ts'
import type { Flags } from './flag.actions.ts'

export function serveFlags(app: FastifyInstance, flags: Flags): void {
  app.get<{ Params: { file: string } }>('/art/flag/:file', async (request, reply) => {
    const countryCode = /^([A-Z]{2})\.png$/.exec(request.params.file)?.[1]
    const png = countryCode === undefined ? undefined : flags.png(countryCode)
    if (png === undefined) return reply.callNotFound()
    return reply
      .type('image/png')
      .header('cache-control', CACHE_IMMUTABLE)
      .send(await png)
  })
}
