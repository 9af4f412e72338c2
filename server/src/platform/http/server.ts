import rateLimit from '@fastify/rate-limit'
import { BODY_BYTES_MAX } from '@ronda/contract'
import { seconds } from '@ronda/core'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Log } from '../log/log.ts'
import { headerTables } from './headers.ts'
import { makeRefuse, refuseBytes, refusalOf, type Refuse, type RefusalText } from './refuse.ts'

export type HttpOptions = {
  readonly log: Log
  /** Whether people come by TLS. */
  readonly isTls: boolean
  /** Addresses of proxies whose word about the caller's address is taken. */
  readonly trustedProxies: readonly string[]
  readonly refusalText: RefusalText
  /** Names of errors that mean "not now": the caller may ask again. */
  readonly busyErrors: readonly string[]
}

/** Whoever takes longer to send a request is holding a connection, not using it. */
const HEADERS_MS_MAX = seconds(5)
const REQUEST_MS_MAX = seconds(10)
/** Node looks for slow connections only every 30 seconds unless told. */
const SLOW_CHECK_MS = seconds(1)

/** Callers remembered for rate limits; the least recent is forgotten first. */
const COUNTED_CALLERS_MAX = 100_000

/** Paths whose answers are for programs. Everything else is for people. */
const ANSWERS = /^\/(?:wps|api|play\/v\d+|lgw|lotto|docs\/openapi\.json)(?:\/|\?|$)/
const FRAMED = /^\/play(?:\/|\?|$)/

export type HttpServer = { readonly app: FastifyInstance; readonly refuse: Refuse }

export function isForPrograms(url: string): boolean {
  return ANSWERS.test(url)
}

/** Bodies are JSON and nothing else: a form or plain text could be sent by another site without asking us first. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
}

function addHeaders(app: FastifyInstance, isTls: boolean): void {
  const tables = headerTables(isTls)
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (isForPrograms(url)) reply.headers(tables.answers)
    else reply.headers(FRAMED.test(url) ? tables.framedPages : tables.pages)
    done()
  })
}

/** An HTTP server with the house's manners, and no routes yet. */
export async function openHttp(options: HttpOptions): Promise<HttpServer> {
  const loggerInstance: FastifyBaseLogger = options.log
  const refuse = makeRefuse(options.refusalText)
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS_MAX,
    http: { headersTimeout: HEADERS_MS_MAX, connectionsCheckingInterval: SLOW_CHECK_MS },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // A logger of its own for each request costs more than the gate.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 128 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // An address that cannot be read never reaches the hooks, so it brings its own headers.
    frameworkErrors(_error, request, reply) {
      reply.headers(headerTables(options.isTls).answers)
      void refuse(request as FastifyRequest, reply as FastifyReply, 'request.malformed')
    },
    clientErrorHandler: refuseBytes,
  })
  const busyNames = new Set(options.busyErrors)

  app.decorateRequest('countedAs', '')
  app.decorateRequest('caller', null)
  await app.register(rateLimit, { global: false, cache: COUNTED_CALLERS_MAX })
  readJsonOnly(app)
  addHeaders(app, options.isTls)

  app.setErrorHandler((error: Error, request, reply) => {
    const code = refusalOf(error, busyNames)
    if (code === 'server.fault') request.log.error({ err: error, req: request }, 'fault')
    else if (code === 'server.busy') request.log.warn({ err: error.message, req: request }, 'busy')
    return refuse(request, reply, code)
  })
  return { app, refuse }
}
