import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Refuse } from '../../platform/http/index.ts'
import type { Notice } from './provider.ts'
import { noticePath, type Providers } from './providers.actions.ts'

export type NoticeDoor = {
  readonly providers: Providers
  readonly clock: Clock
  readonly refuse: Refuse
  /** Looks into what a notice speaks of. Durable when it answers; false asks the provider to come again. */
  readonly hear: (notice: Notice) => Promise<boolean>
}

/** The longest notice any provider sends is far below. */
const NOTICE_BYTES_MAX = 262_144

/**
 * Where providers say that something has changed. The bytes are held against their signature before anybody reads what
 * they say, and all that is taken from them is which charge or payout to look at.
 */
export function serveNotices(app: FastifyInstance, { providers, clock, refuse, hear }: NoticeDoor): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(noticePath(':name'), { bodyLimit: NOTICE_BYTES_MAX }, async (request, reply) => {
      const provider = providers.named((request.params as { name: string }).name)
      if (provider === undefined) return refuse(request, reply, 'request.not_found')
      const { body } = request
      if (!Buffer.isBuffer(body)) return refuse(request, reply, 'request.malformed')
      const read = await provider.readNotice(request.headers, body, clock.nowMs())
      if (read === 'forged') return refuse(request, reply, 'request.malformed')
      if (read !== 'nothing' && !(await hear(read))) return refuse(request, reply, 'server.busy')
      return reply.send({ success: true })
    })
  })
}
