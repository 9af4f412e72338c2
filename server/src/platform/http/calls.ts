import type { Call } from '@ronda/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { makeLruCache, type LruCache } from '../cache/lruCache.ts'
import { networkOf } from './address.ts'
import { makeCookie, readCookie } from './cookie.ts'
import { makeGate, type GateOptions } from './gate.ts'
import { readForms } from './form.ts'
import type { Ask, CallTable, Callers, Handler, Handlers, Visit } from './handler.ts'
import { readsBrotli, ReadyReply } from './ready.ts'
import type { Refuse } from './refuse.ts'
import type { Transport } from './transport/index.ts'

/** No browser sends a longer user agent. */
const USER_AGENT_MAX = 300

const JSON_TYPE = 'application/json; charset=utf-8'

function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  const set = (cookie: string): void => void reply.header('set-cookie', cookie)
  return {
    get address() {
      return networkOf(request.ip)
    },
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    origin: request.headers.origin,
    readCookie: (name) => readCookie(request.headers.cookie, name),
    setCookie: (name, value, { maxAgeSeconds: maxAge }) => set(makeCookie(name, value, maxAge)),
    clearCookie: (name) => set(makeCookie(name, '', 0)),
  }
}

/** The fields of a request from path, query or body. A body that is no object is left for the schema to refuse. */
function fieldsOf(call: Call, request: FastifyRequest): unknown {
  const sent: unknown = call.method === 'GET' ? request.query : (request.body ?? {})
  if (!call.path.includes(':')) return sent
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  return { ...sent, ...(request.params as Record<string, string>) }
}

/** URLs whose decoded fields are cached, of all calls together; a URL longer than any of ours is not cached. */
const DECODED_MAX = 5_000
const DECODED_LENGTH_MAX = 300

type Decoded = ReturnType<typeof z.safeDecode>

/** Decodes a request by the call's schema. Equal URLs decode to equal fields, so most are found in the cache. */
function makeDecode(
  call: Call,
  transport: Transport,
  decodedCache: LruCache<Decoded>,
): (request: FastifyRequest) => Decoded | Promise<Decoded> {
  const decode = (fields: unknown): Decoded => z.safeDecode(call.request, fields)
  return (request) => {
    if (call.isEncrypted) return transport.open(request.body).then(decode)
    if (call.method !== 'GET' || request.url.length > DECODED_LENGTH_MAX) return decode(fieldsOf(call, request))
    return decodedCache.of(request.url, () => decode(fieldsOf(call, request)))
  }
}

function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyReply<unknown>): FastifyReply {
  void reply.type(JSON_TYPE).header('vary', 'accept-encoding')
  const compressed = readsBrotli(request.headers['accept-encoding']) ? ready.compressed() : undefined
  return compressed === undefined ? reply.send(ready.body) : reply.header('content-encoding', 'br').send(compressed)
}

type Serving<Who extends Callers> = GateOptions<Who> & { readonly refuse: Refuse; readonly transport: Transport }

function serveCall<Who extends Callers>(
  app: FastifyInstance,
  call: Call,
  handle: Handler<Call, Who>,
  serving: Serving<Who> & { readonly decodedCache: LruCache<Decoded> },
): void {
  const { refuse, transport, decodedCache } = serving
  const admit = makeGate(call, serving)
  const decode = makeDecode(call, transport, decodedCache)

  app.route({
    method: call.method,
    url: call.path,
    ...(call.bodyBytesMax !== undefined && { bodyLimit: call.bodyBytesMax }),
    async onRequest(request, reply) {
      if (call.isForAnyOrigin) void reply.header('access-control-allow-origin', '*')
      const admission = await admit({ request, reply, visitOf: () => visitOf(request, reply) })
      if ('refusal' in admission) return refuse(request, reply, admission.refusal)
      request.caller = admission.caller
      return undefined
    },
    async handler(request, reply) {
      const decoded = await decode(request)
      if (!decoded.success) return refuse(request, reply, 'request.malformed')
      const caller = request.caller as Ask<Call, Who>['caller']
      const result = await handle({ request: decoded.data, caller, visit: visitOf(request, reply) })
      if (!result.ok) return refuse(request, reply, result.error)
      if (result.value instanceof ReadyReply) return sendReady(request, reply, result.value)
      // Encoding by the schema keeps a field that the contract does not name from being sent.
      return reply.send({ success: true, value: z.encode(call.reply, result.value) })
    },
  })
}

/** Every entry of the contract becomes a route: its path, its permission, its limits, its schemas. */
export function serveCalls<Table extends CallTable, Who extends Callers>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table, Who>,
  options: Serving<Who>,
): void {
  const serving = { ...options, decodedCache: makeLruCache<Decoded>(DECODED_MAX) }
  for (const [noun, group] of Object.entries(table)) {
    const groupHandlers = handlers[noun] as unknown as Readonly<Record<string, Handler<Call, Who>>>
    for (const [name, call] of Object.entries(group)) {
      const handle = groupHandlers[name]
      if (handle === undefined) throw new Error(`${noun}.${name} has no handler`)
      // Forms are read only where a call accepts them: another site can send a form without asking us first.
      if (call.isForm) void app.register(async (scope) => serveCall(readForms(scope), call, handle, serving))
      else serveCall(app, call, handle, serving)
    }
  }
}
