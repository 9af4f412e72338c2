import type { FastifyInstance } from 'fastify'
import { wideNetworkOf, type Refuse } from '../../platform/http/index.ts'
import { CACHE_IMMUTABLE } from '../../platform/pictures/pictures.ts'
import { versionOf } from './address.lib.ts'
import type { Pictures } from './pictures.actions.ts'
import { formatOf, pictureAt, PICTURE_PATHS } from './pictures.ts'

/** For a URL with an old version or none: it serves the current picture, and clients revalidate it soon. */
const CACHE_BRIEFLY = 'public, max-age=3600, stale-while-revalidate=86400'

const TYPES = { webp: 'image/webp', svg: 'image/svg+xml' } as const

export function servePictures(app: FastifyInstance, pictures: Pictures, refuse: Refuse): void {
  for (const pattern of PICTURE_PATHS) {
    app.get<{ Querystring: { v?: string } }>(pattern, async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const picture = pictureAt(path)
      if (picture === undefined) return reply.callNotFound()
      const drawn = await pictures.of(picture, wideNetworkOf(request.ip))
      if (!drawn.ok) return refuse(request, reply, drawn.error)
      return reply
        .type(TYPES[formatOf(picture)])
        .header('cache-control', request.query.v === versionOf(picture) ? CACHE_IMMUTABLE : CACHE_BRIEFLY)
        .send(drawn.value)
    })
  }
}
