import type { FastifyInstance } from 'fastify'
import type { Avatars } from './avatar.actions.ts'

export const avatarUrl = (number: string): string => `/art/avatar/${number}.webp`

const FILE = /^([1-9]\d{0,17})\.webp$/

export function serveAvatars(app: FastifyInstance, avatars: Avatars): void {
  app.get<{ Params: { file: string } }>('/art/avatar/:file', async (request, reply) => {
    const number = FILE.exec(request.params.file)?.[1]
    if (number === undefined) return reply.callNotFound()
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await avatars.of(BigInt(number)))
  })
}
