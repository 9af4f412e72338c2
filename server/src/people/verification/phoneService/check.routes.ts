import type { FastifyInstance } from 'fastify'
import { CHECK_PATH, checkPage, checkPolicy } from './check.view.ts'
import type { PhoneService } from './phoneService.actions.ts'

const LANGUAGE = /^[a-z]{2}$/

/** Serves the page with the service's check for robots. */
export function serveCheck(app: FastifyInstance, { check }: PhoneService): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(CHECK_PATH, async (request, reply) => {
    const { language } = request.query
    const known = typeof language === 'string' && LANGUAGE.test(language) ? language : 'es'
    return (
      reply
        .header('content-security-policy', checkPolicy(check))
        .header('x-frame-options', 'SAMEORIGIN')
        // The check tells its owner on which site it is shown.
        .header('referrer-policy', 'strict-origin')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(checkPage(check, known))
    )
  })
}
