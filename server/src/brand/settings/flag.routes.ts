import type { FastifyInstance } from 'fastify'
import { KEEP_FOR_GOOD } from '../../platform/pictures/pictures.ts'
import type { Flags } from './flag.actions.ts'

export function serveFlags(app: FastifyInstance, flags: Flags): void {
  app.get<{ Params: { file: string } }>('/art/flag/:file', async (request, reply) => {
    const countryCode = /^([A-Z]{2})\.png$/.exec(request.params.file)?.[1]
    const png = countryCode === undefined ? undefined : flags.png(countryCode)
    if (png === undefined) return reply.callNotFound()
    return reply
      .type('image/png')
      .header('cache-control', KEEP_FOR_GOOD)
      .send(await png)
  })
}
