import { HEARTBEAT_MS, WATCH_PATH, watchFromClient } from '@ronda/contract'
import type { FastifyInstance } from 'fastify'
import type { RawData } from 'ws'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import { isOwnOrigin, makeLimit, networkOf, type Refuse } from '../../platform/http/index.ts'
import { deliverTo, terminateOnError, limitMessages, releaseUpgrade } from '../../platform/realtime/index.ts'
import type { Follower } from './follow.actions.ts'
import { encode, Watchers, type TableChat, type Watcher } from './watchers.actions.ts'

export type WatchOptions = {
  readonly follower: Follower
  readonly talk: TableChat
  readonly clock: Clock
  readonly refuse: Refuse
  readonly origins: readonly string[]
  readonly limitFactor: number
}

/** A few for each table that a client has open. */
const CONNECTIONS_PER_MINUTE_MAX = 240
/** A watcher requests its tables, and pings. */
const MESSAGES_PER_MINUTE_MAX = 120

function read(data: RawData) {
  try {
    // A complete message arrives as one buffer; anything in pieces is not from our client.
    const parsed: unknown = Buffer.isBuffer(data) ? JSON.parse(data.toString('utf8')) : undefined
    const message = z.safeParse(watchFromClient, parsed)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/** Serves the tables to everybody, on connections from our own pages only. A connection that stays silent is closed. */
export function serveWatch(app: FastifyInstance, options: WatchOptions): void {
  const { follower, clock, refuse } = options
  const watchers = new Watchers(follower, options.talk)
  const limit = makeLimit(CONNECTIONS_PER_MINUTE_MAX * options.limitFactor)

  function listen(watcher: Watcher): void {
    const { socket } = watcher
    limitMessages(socket, { clock, perMinute: MESSAGES_PER_MINUTE_MAX }, (data, nowMs) => {
      const message = read(data)
      if (message === undefined) return false
      watcher.lastMessageAtMs = nowMs
      if (message.type === 'watch') watchers.watch(watcher, message.tables)
      else deliverTo(socket, encode({ type: 'pong', nowMs: follower.dbNowMs() }))
      return true
    })
  }

  app.route({
    method: 'GET',
    url: WATCH_PATH,
    async onRequest(request, reply) {
      if (!isOwnOrigin(request.headers.origin, options.origins)) return refuse(request, reply, 'request.cross_site')
      const retryAfterMs = limit(networkOf(request.ip), clock.nowMs())
      if (retryAfterMs !== undefined) return refuse(request, reply, { code: 'request.too_many', retryAfterMs })
      return undefined
    },
    preHandler: releaseUpgrade,
    // Without an upgrade there is nothing here.
    handler: (request, reply) => refuse(request, reply, 'request.not_found'),
    wsHandler(socket) {
      const watcher: Watcher = { socket, lastMessageAtMs: clock.nowMs(), games: [], chats: [] }
      watchers.add(watcher)
      socket.on('close', () => watchers.remove(watcher))
      terminateOnError(socket)
      listen(watcher)
    },
  })

  const sweep = setInterval(() => watchers.dropSilent(clock.nowMs() - 2 * HEARTBEAT_MS), HEARTBEAT_MS / 3)
  app.addHook('preClose', (done) => {
    clearInterval(sweep)
    watchers.closeAll()
    done()
  })
}
