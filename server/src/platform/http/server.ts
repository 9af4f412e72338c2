import { BODY_BYTES_MAX } from '@ronda/contract'
import { randomBytes } from 'node:crypto'
import { seconds } from '@ronda/core'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '../log/log.ts'
import { headerTables, type HeaderTables, type Sources } from './headers.ts'
import { makeRefuse, refuseBytes, refusalOf, type Refuse, type RefusalText } from './refuse.ts'

export type HttpOptions = {
  readonly log: Log
  /** Whether the public origins use TLS. */
  readonly isTls: boolean
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Read at each request: a new object means a change. */
  readonly sources: () => Sources
  readonly refusalText: RefusalText
  /** Answers without content that any page may time: mirrors of the site measure each other by them. */
  readonly timedPaths?: readonly string[]
  /** Names of errors that mean "not now": the caller may ask again. */
  readonly busyErrors: readonly string[]
}

/** A client that takes longer to send a request only holds a connection. */
const HEADERS_MS_MAX = seconds(5)
const REQUEST_MS_MAX = seconds(10)
/** By default Node checks for slow connections only every 30 seconds. */
const SLOW_CHECK_MS = seconds(1)

/** Long enough to be one request of the log, short enough to be read out on the telephone. */
const REQUEST_ID_BYTES = 5

/** Paths whose answers are for programs. Everything else is for people. */
const ANSWERS = /^\/(?:wps|api|play\/v\d+|lgw|lotto|docs\/openapi\.json)(?:\/|\?|$)/
const FRAMED = /^\/play(?:\/|\?|$)/
/** Files that pages are made of: each has an ending, which no page has. */
const PARTS = /^(?:\/play|\/office)?\/(?:assets|art)\/[^?]*\.[a-z\d]+(?:\?|$)/i

/** What decides whether a socket is opened. */
export type SocketLimits = {
  /** Filled once the port is known; read at each request. */
  readonly origins: readonly string[]
  /** Multiplies limits by address. */
  readonly limitFactor: number
}

export type HttpServer = { readonly app: FastifyInstance; readonly refuse: Refuse }

export function isForPrograms(url: string): boolean {
  return ANSWERS.test(url)
}

/** Bodies are JSON and nothing else: a form or plain text could be sent by another site without asking us first. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
}

/** The current headers, made again only when the sources have changed. */
function followSources({ isTls, sources }: HttpOptions): () => HeaderTables {
  let written = sources()
  let tables = headerTables(isTls, written)
  return () => {
    const current = sources()
    if (current !== written) tables = headerTables(isTls, current)
    written = current
    return tables
  }
}

function addHeaders(app: FastifyInstance, tablesNow: () => HeaderTables, timedPaths: readonly string[] = []): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    const tables = tablesNow()
    if (isForPrograms(url)) reply.headers(timedPaths.includes(url) ? tables.timed : tables.answers)
    else if (PARTS.test(url)) reply.headers(tables.parts)
    else reply.headers(FRAMED.test(url) ? tables.framedPages : tables.pages)
    done()
  })
}

/** Without this a client that is answered while the server closes would hold it open by keep-alive for a minute. */
function closeKeepAlive(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

/** An HTTP server with our headers, limits and error replies, and no routes yet. */
export function openHttp(options: HttpOptions): HttpServer {
  const refuse = makeRefuse(options.refusalText)
  const tablesNow = followSources(options)
  const app = fastify({
    // Fastify would make a logger for each request; only errors are logged, in the error handler below.
    logger: false,
    // Never an id that the client sends: then two requests could have the same one.
    requestIdHeader: false,
    genReqId: () => randomBytes(REQUEST_ID_BYTES).toString('hex'),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS_MAX,
    http: { headersTimeout: HEADERS_MS_MAX, connectionsCheckingInterval: SLOW_CHECK_MS },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // A malformed URL never reaches the hooks, so the headers are set here.
    frameworkErrors(_error, request, reply) {
      reply.headers(tablesNow().answers)
      void refuse(request as FastifyRequest, reply as FastifyReply, 'request.malformed')
    },
    clientErrorHandler: refuseBytes,
  })
  const busyNames = new Set(options.busyErrors)

  closeKeepAlive(app)
  app.decorateRequest('caller', null)
  readJsonOnly(app)
  addHeaders(app, tablesNow, options.timedPaths)

  app.setErrorHandler((error: Error, request, reply) => {
    const code = refusalOf(error, busyNames)
    if (code === 'server.fault') options.log.error({ err: error, req: request }, 'fault')
    else if (code === 'server.no_room') options.log.error({ err: error, req: request }, 'the disk is full')
    else if (code === 'server.busy') options.log.warn({ err: error.message, req: request }, 'busy')
    return refuse(request, reply, code)
  })
  return { app, refuse }
}
