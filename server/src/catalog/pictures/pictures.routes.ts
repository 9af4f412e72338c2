import type { FastifyInstance } from 'fastify'
import { wideNetworkOf, type Refuse } from '../../platform/http/index.ts'
import { KEEP_FOR_GOOD } from '../../platform/pictures/pictures.ts'
import { versionOf } from './address.actions.ts'
import type { Pictures } from './pictures.actions.ts'
import { formatOf, pictureAt, PICTURE_PATHS } from './pictures.ts'

/** An address of yesterday, or of no day, shows the picture of today, and asks again soon. */
const KEEP_A_WHILE = 'public, max-age=3600, stale-while-revalidate=86400'

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
        .header('cache-control', request.query.v === versionOf(picture) ? KEEP_FOR_GOOD : KEEP_A_WHILE)
        .send(drawn.value)
    })
  }
}
