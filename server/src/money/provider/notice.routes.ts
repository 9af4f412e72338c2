import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Refuse } from '../../platform/http/index.ts'
import type { Notice } from './provider.ts'
import { noticePath, type Providers } from './providers.actions.ts'

export type NoticeOptions = {
  readonly providers: Providers
  readonly clock: Clock
  readonly refuse: Refuse
  /** Polls the charge or payout of a notice. Durable when it resolves; false makes the provider send it again. */
  readonly onNotice: (notice: Notice) => Promise<boolean>
}

/** Far above the longest notice that any provider sends. */
const NOTICE_BYTES_MAX = 262_144

/**
 * The webhook of the providers. The signature is checked before the body is parsed, and only the id of the charge or
 * payout is taken from it.
 */
export function serveNotices(app: FastifyInstance, { providers, clock, refuse, onNotice }: NoticeOptions): void {
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
      if (read !== 'nothing' && !(await onNotice(read))) return refuse(request, reply, 'server.busy')
      return reply.send({ success: true })
    })
  })
}
