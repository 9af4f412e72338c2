import { HEARTBEAT_MS, WATCH_PATH, watchFromClient, watchFromServer, type WatchFromServer } from '@ronda/contract'
import type { FastifyInstance } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import { isOwnOrigin, makeLimit, networkOf, type Refuse } from '../../platform/http/index.ts'
import { deliverTo, heed } from '../../platform/realtime/index.ts'
import type { Follower } from './follow.actions.ts'

export type WatchOptions = {
  readonly follower: Follower
  readonly clock: Clock
  readonly refuse: Refuse
  readonly origins: readonly string[]
  readonly limitFactor: number
}

/** A few for each table that somebody has open. */
const CONNECTIONS_PER_MINUTE_MAX = 240
/** A watcher asks for its tables, and pings. */
const MESSAGES_PER_MINUTE_MAX = 120
const GOING_AWAY = 1001

type Watcher = { readonly socket: WebSocket; heardAtMs: number; games: readonly string[] }

const encode = (message: WatchFromServer): string => JSON.stringify(z.encode(watchFromServer, message))

function read(data: RawData) {
  try {
    // One whole message arrives as one buffer; anything in pieces is not from our client.
    const told: unknown = Buffer.isBuffer(data) ? JSON.parse(data.toString('utf8')) : undefined
    const message = z.safeParse(watchFromClient, told)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/** Watchers by table: what is told of one is written once, whatever their number. */
function makeGallery(follower: Follower) {
  const watchers = new Set<Watcher>()
  const byGame = new Map<string, Set<Watcher>>()

  function tell(game: string, message: WatchFromServer): void {
    const listening = byGame.get(game)
    if (listening === undefined || listening.size === 0) return
    const text = Buffer.from(encode(message))
    for (const { socket } of listening) deliverTo(socket, text)
  }

  follower.listen({
    onTurn: ({ game, turn, round }, nowMs) => tell(game, { type: 'turn', gameCode: game, turn, nowMs, round }),
    onPlayers: (game, round, crowd) => tell(game, { type: 'players', gameCode: game, round, ...crowd }),
    onRiders: (game, round, riders) => tell(game, { type: 'riders', gameCode: game, round, riders: [...riders] }),
  })

  function leave(watcher: Watcher): void {
    for (const game of watcher.games) byGame.get(game)?.delete(watcher)
    watcher.games = []
  }

  /** Everything since a turn where it is known, else the whole table. */
  function greet({ socket }: Watcher, game: string, after: number | undefined): boolean {
    const told = follower.told(game)
    if (told === undefined) {
      deliverTo(socket, encode({ type: 'unknown', gameCode: game }))
      return false
    }
    const missed = after === undefined ? undefined : follower.turnsAfter(game, after)
    if (missed === undefined) deliverTo(socket, encode({ type: 'table', told }))
    for (const { turn, round } of missed ?? []) {
      deliverTo(socket, encode({ type: 'turn', gameCode: game, turn, nowMs: told.nowMs, round }))
    }
    // Who comes back may have missed some of them: said again they change nothing.
    const { round, riders } = told
    if (missed !== undefined && riders.length > 0) {
      deliverTo(socket, encode({ type: 'riders', gameCode: game, round: round.number, riders }))
    }
    return true
  }

  return {
    add: (watcher: Watcher) => void watchers.add(watcher),
    remove(watcher: Watcher) {
      leave(watcher)
      watchers.delete(watcher)
    },
    /** From now on these tables, and no others. */
    watch(watcher: Watcher, tables: readonly { readonly gameCode: string; readonly after?: number | undefined }[]) {
      leave(watcher)
      watcher.games = tables.filter(({ gameCode, after }) => greet(watcher, gameCode, after)).map((one) => one.gameCode)
      for (const game of watcher.games) {
        const listening = byGame.get(game) ?? new Set()
        byGame.set(game, listening.add(watcher))
      }
    },
    dropSilent(sinceMs: number) {
      for (const { socket, heardAtMs } of watchers) if (heardAtMs < sinceMs) socket.terminate()
    },
    closeAll() {
      for (const { socket } of watchers) socket.close(GOING_AWAY)
    },
  }
}

/** Tables can be watched by everyone, from our own pages only, as long as both sides are heard. */
export function serveWatch(app: FastifyInstance, options: WatchOptions): void {
  const { follower, clock, refuse } = options
  const gallery = makeGallery(follower)
  const limit = makeLimit(CONNECTIONS_PER_MINUTE_MAX * options.limitFactor)

  function listen(watcher: Watcher): void {
    const { socket } = watcher
    heed(socket, { clock, perMinute: MESSAGES_PER_MINUTE_MAX }, (data, nowMs) => {
      const message = read(data)
      if (message === undefined) return false
      watcher.heardAtMs = nowMs
      if (message.type === 'watch') gallery.watch(watcher, message.tables)
      else deliverTo(socket, encode({ type: 'pong', nowMs: follower.dbNowMs() }))
      return true
    })
  }

  app.route({
    method: 'GET',
    url: WATCH_PATH,
    async onRequest(request, reply) {
      if (!isOwnOrigin(request.headers.origin, options.origins)) return refuse(request, reply, 'request.cross_site')
      if (limit(networkOf(request.ip), clock.nowMs()) !== undefined) return refuse(request, reply, 'request.too_many')
      return undefined
    },
    // Asked without an upgrade there is nothing here.
    handler: (request, reply) => refuse(request, reply, 'request.not_found'),
    wsHandler(socket) {
      const watcher: Watcher = { socket, heardAtMs: clock.nowMs(), games: [] }
      gallery.add(watcher)
      socket.on('close', () => gallery.remove(watcher))
      // What breaks a connection also closes it; without a listener it would end the process.
      socket.on('error', () => socket.terminate())
      listen(watcher)
    },
  })

  const sweep = setInterval(() => gallery.dropSilent(clock.nowMs() - 2 * HEARTBEAT_MS), HEARTBEAT_MS / 3)
  app.addHook('preClose', (done) => {
    clearInterval(sweep)
    gallery.closeAll()
    done()
  })
}
