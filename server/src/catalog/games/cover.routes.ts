import type { FastifyInstance } from 'fastify'
import { KEEP_FOR_GOOD } from '../../platform/pictures/pictures.ts'
import type { Cover } from './cover.actions.ts'

export function serveCovers(app: FastifyInstance, coverOf: (game: string) => Cover | undefined): void {
  app.get<{ Params: { file: string } }>('/art/cover/:file', async (request, reply) => {
    const game = /^([A-Z0-9_]+)_rx2\.webp$/.exec(request.params.file)?.[1]
    const cover = game === undefined ? undefined : coverOf(game)
    if (cover === undefined) return reply.callNotFound()
    return reply
      .type('image/webp')
      .header('cache-control', KEEP_FOR_GOOD)
      .send(await cover.webp())
  })
}
