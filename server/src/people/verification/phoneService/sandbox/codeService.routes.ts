import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from '../../../../platform/http/index.ts'
import { SANDBOX_CHECK } from './check.view.ts'
import { SANDBOX_KEY, type Fields, type SandboxCodeService, type ServiceAnswer } from './codeService.actions.ts'

export const SANDBOX_PATH = '/api/v1/sandbox/phoneService'
export const SANDBOX_CHECK_PATH = `${SANDBOX_PATH}/check.js`

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

function answer(reply: FastifyReply, given: ServiceAnswer): FastifyReply {
  // The page must see what it would see of a service that is down: a connection that closes without an answer.
  if (given === 'unreachable') return reply.hijack().raw.destroy() && reply
  if ('body' in given) return reply.send(given.body)
  return reply.code(400).send({ error: { code: 400, message: given.error, status: 'INVALID_ARGUMENT' } })
}

const hasKey = (request: FastifyRequest): boolean => fieldsOf(request.query)['key'] === SANDBOX_KEY

/** The interface of the real service, with its paths, its fields and its errors. */
export function serveCodeService(app: FastifyInstance, service: SandboxCodeService): void {
  const serve = (path: string, run: (request: FastifyRequest) => Promise<ServiceAnswer>): void => {
    // In a path of fastify two colons stand for one.
    app.post(`${SANDBOX_PATH}/v1/accounts::${path}`, async (request, reply) =>
      answer(reply, hasKey(request) ? await run(request) : { error: 'API_KEY_INVALID' }),
    )
  }
  serve('sendVerificationCode', (request) => {
    const locale = request.headers['x-firebase-locale']
    const language = chooseLanguage({ 'accept-language': typeof locale === 'string' ? locale : '' }, ['es', 'en'])
    return service.send(fieldsOf(request.body), language)
  })
  serve('signInWithPhoneNumber', (request) => service.signIn(fieldsOf(request.body)))
  app.get(`${SANDBOX_PATH}/v1/recaptchaParams`, async (_, reply) => reply.send({ recaptchaSiteKey: 'sandbox' }))
  app.get(SANDBOX_CHECK_PATH, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(SANDBOX_CHECK))
}
