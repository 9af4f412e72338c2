import websocket from '@fastify/websocket'
import { HEARTBEAT_MS, SOCKET_PATH, socketFromClient } from '@ronda/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import { isOwnOrigin, makeLimit, networkOf, type Refuse } from '../http/index.ts'
import { limitMessages } from './limitMessages.ts'
import { deliverTo, encodeMessage, type Audience, type Hub, type Member } from './hub.ts'
import { terminateOnError, releaseUpgrade } from './releaseUpgrade.ts'

export type RealtimeOptions = {
  readonly hub: Hub
  readonly clock: Clock
  readonly refuse: Refuse
  readonly origins: readonly string[]
  readonly limitFactor: number
  /** Redeems a one-time socket token for its owner. */
  readonly redeem: (token: string) => Promise<Audience | undefined>
  /** A socket has opened: send it the current state. */
  readonly onJoin: (audience: Audience) => void
  readonly onLeave: (audience: Audience) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens the socket, known before it is opened. */
    audience: Audience | null
  }
}

const MESSAGE_BYTES_MAX = 4_096
/** One socket per tab; nobody uses more tabs than this. */
const SOCKETS_PER_SESSION_MAX = 10
const CONNECTIONS_PER_MINUTE_MAX = 120
/** A client has only pings to send, four a minute. */
const MESSAGES_PER_MINUTE_MAX = 60

function isPing(data: RawData): boolean {
  try {
    // One whole message arrives as one buffer; anything in pieces is not from our client.
    return Buffer.isBuffer(data) && z.safeParse(socketFromClient, JSON.parse(data.toString('utf8'))).success
  } catch {
    return false
  }
}

/** Answers pings, within the limit; any other message closes the socket. */
function listen(socket: WebSocket, member: Member, clock: Clock): void {
  const pong = encodeMessage({ type: 'pong' })
  limitMessages(socket, { clock, perMinute: MESSAGES_PER_MINUTE_MAX }, (data, nowMs) => {
    if (!isPing(data)) return false
    member.receivedAtMs = nowMs
    deliverTo(socket, pong)
    return true
  })
}

function tokenOf(request: FastifyRequest): string {
  const { ticket: token } = request.query as Readonly<Record<string, unknown>>
  return typeof token === 'string' ? token : ''
}

/** One socket per tab: opened with a socket token, from our own pages only, and closed when the client goes silent. */
export async function serveRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<void> {
  const { hub, clock, refuse } = options
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES_MAX, clientTracking: false },
    // A broken socket is the client's doing and is not logged.
    errorHandler: (_error, socket) => socket.terminate(),
  })
  app.decorateRequest('audience', null)
  const limit = makeLimit(CONNECTIONS_PER_MINUTE_MAX * options.limitFactor)

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    async onRequest(request, reply) {
      if (!isOwnOrigin(request.headers.origin, options.origins)) return refuse(request, reply, 'request.cross_site')
      const retryAfterMs = limit(networkOf(request.ip), clock.nowMs())
      if (retryAfterMs !== undefined) return refuse(request, reply, { code: 'request.too_many', retryAfterMs })
      const audience = await options.redeem(tokenOf(request))
      if (audience === undefined) return refuse(request, reply, 'session.required')
      if (hub.countOf(audience.session) >= SOCKETS_PER_SESSION_MAX) return refuse(request, reply, 'request.too_many')
      request.audience = audience
      return undefined
    },
    preHandler: releaseUpgrade,
    // There is nothing to get here without an upgrade.
    handler: (request, reply) => refuse(request, reply, 'request.not_found'),
    wsHandler(socket, request) {
      const { audience } = request
      if (audience === null) {
        socket.terminate()
        return
      }
      const member: Member = { socket, audience, receivedAtMs: clock.nowMs() }
      hub.add(member)
      socket.on('close', () => {
        hub.remove(member)
        options.onLeave(audience)
      })
      terminateOnError(socket)
      listen(socket, member, clock)
      deliverTo(socket, encodeMessage({ type: 'hello' }))
      options.onJoin(audience)
    },
  })

  const sweep = setInterval(() => hub.dropSilent(clock.nowMs() - 2 * HEARTBEAT_MS), HEARTBEAT_MS / 3)
  app.addHook('preClose', (done) => {
    clearInterval(sweep)
    hub.closeAll()
    done()
  })
}
