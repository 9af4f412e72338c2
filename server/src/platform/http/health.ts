import type { FastifyInstance } from 'fastify'
import type { Log } from '../log/log.ts'

export type HealthOptions = {
  /** Whether requests can be served: throws or answers false when not. */
  readonly isReady: () => Promise<boolean>
  readonly nowMs: () => number
  readonly log: Pick<Log, 'error'>
}

/** Anybody may ask, so the answer is kept for a moment. */
const KEPT_MS = 1_000

/**
 * `/healthz` answers while the process runs, `/readyz` while it can serve requests: a proxy sends requests only to a
 * process that is ready. Neither says why not; the log does.
 */
export function serveHealth(app: FastifyInstance, { isReady, nowMs, log }: HealthOptions): void {
  let isClosing = false
  let kept: { readonly atMs: number; readonly answer: Promise<boolean> } | undefined
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  function answerNow(): Promise<boolean> {
    if (kept === undefined || nowMs() - kept.atMs >= KEPT_MS) {
      const answer = isReady().catch((error: unknown) => {
        log.error({ err: error }, 'not ready to serve requests')
        return false
      })
      kept = { atMs: nowMs(), answer }
    }
    return kept.answer
  }
  app.get('/healthz', (_, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'))
  app.get('/readyz', async (_, reply) => {
    const isOpen = !isClosing && (await answerNow())
    return reply
      .code(isOpen ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .send(isOpen ? 'ready\n' : 'not ready\n')
  })
}
