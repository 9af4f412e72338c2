import { HEARTBEAT_MS } from '@ronda/contract'
import type { FastifyInstance } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import { isOwnOrigin, makeLimit, networkOf, type Refuse } from '../http/index.ts'
import { limitMessages } from './limitMessages.ts'
import { releaseUpgrade, terminateOnError } from './releaseUpgrade.ts'

export type PublicSocketOptions = {
  readonly clock: Clock
  readonly refuse: Refuse
  readonly origins: readonly string[]
  readonly limitFactor: number
}

export type PublicSocket<Message, Client> = {
  readonly path: string
  /** What clients may send. Anything else closes the socket. */
  readonly shape: z.ZodMiniType<Message>
  readonly onOpen: (socket: WebSocket) => Client
  readonly onMessage: (client: Client, message: Message) => void
  readonly onClose: (client: Client) => void
  /** The server ends. */
  readonly onEnd?: () => Promise<void>
}

/** A few for each page that a client has open. */
const CONNECTIONS_PER_MINUTE_MAX = 240
/** A client asks for what it follows, and pings. */
const MESSAGES_PER_MINUTE_MAX = 120
const GOING_AWAY = 1001

type Connection = { readonly socket: WebSocket; lastMessageAtMs: number }

function read<Message>(data: RawData, shape: z.ZodMiniType<Message>): Message | undefined {
  try {
    // A complete message arrives as one buffer; anything in pieces is not from our client.
    const parsed: unknown = Buffer.isBuffer(data) ? JSON.parse(data.toString('utf8')) : undefined
    const message = z.safeParse(shape, parsed)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/** A socket for everybody, on connections from our own pages only. A connection that stays silent is closed. */
export function servePublicSocket<Message, Client>(
  app: FastifyInstance,
  { clock, refuse, origins, limitFactor }: PublicSocketOptions,
  { path, shape, onOpen, onMessage, onClose, onEnd }: PublicSocket<Message, Client>,
): void {
  const limit = makeLimit(CONNECTIONS_PER_MINUTE_MAX * limitFactor)
  const connections = new Set<Connection>()

  app.route({
    method: 'GET',
    url: path,
    async onRequest(request, reply) {
      if (!isOwnOrigin(request.headers.origin, origins)) return refuse(request, reply, 'request.cross_site')
      const retryAfterMs = limit(networkOf(request.ip), clock.nowMs())
      if (retryAfterMs !== undefined) return refuse(request, reply, { code: 'request.too_many', retryAfterMs })
      return undefined
    },
    preHandler: releaseUpgrade,
    // Without an upgrade there is nothing here.
    handler: (request, reply) => refuse(request, reply, 'request.not_found'),
    wsHandler(socket) {
      const connection: Connection = { socket, lastMessageAtMs: clock.nowMs() }
      connections.add(connection)
      const client = onOpen(socket)
      socket.on('close', () => {
        connections.delete(connection)
        onClose(client)
      })
      terminateOnError(socket)
      limitMessages(socket, { clock, perMinute: MESSAGES_PER_MINUTE_MAX }, (data, nowMs) => {
        const message = read(data, shape)
        if (message === undefined) return false
        connection.lastMessageAtMs = nowMs
        onMessage(client, message)
        return true
      })
    },
  })

  const sweep = setInterval(() => {
    const sinceMs = clock.nowMs() - 2 * HEARTBEAT_MS
    for (const { socket, lastMessageAtMs } of connections) if (lastMessageAtMs < sinceMs) socket.terminate()
  }, HEARTBEAT_MS / 3)
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    for (const { socket } of connections) socket.close(GOING_AWAY)
    await onEnd?.()
  })
}
