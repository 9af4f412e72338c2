import { HEARTBEAT_MS, SPORTS_FEED_PATH, sportsFeedFromClient, sportsFeedFromServer } from '@ronda/contract'
import type { SportsFeedFromClient, SportsFeedFromServer } from '@ronda/contract'
import type { FastifyInstance } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import { isOwnOrigin, makeLimit, networkOf, type Refuse } from '../../platform/http/index.ts'
import { deliverTo, limitMessages, releaseUpgrade, terminateOnError } from '../../platform/realtime/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Feed } from './feed.actions.ts'

export type FeedSocketOptions = {
  readonly feed: Feed
  readonly clock: Clock
  readonly log: Log
  readonly refuse: Refuse
  readonly origins: readonly string[]
  readonly limitFactor: number
}

/** A few for each page that a client has open. */
const CONNECTIONS_PER_MINUTE_MAX = 240
/** A follower asks for its topics, and pings. */
const MESSAGES_PER_MINUTE_MAX = 120
const GOING_AWAY = 1001

type Asked = Extract<SportsFeedFromClient, { type: 'follow' }>['topics']

type Follower = { readonly socket: WebSocket; lastMessageAtMs: number; topics: readonly string[] }

const encode = (message: SportsFeedFromServer): string => JSON.stringify(z.encode(sportsFeedFromServer, message))

function read(data: RawData): SportsFeedFromClient | undefined {
  try {
    // A complete message arrives as one buffer; anything in pieces is not from our client.
    const parsed: unknown = Buffer.isBuffer(data) ? JSON.parse(data.toString('utf8')) : undefined
    const message = z.safeParse(sportsFeedFromClient, parsed)
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}

/** Followers by topic: a message is encoded once, however many follow. */
class Followers {
  readonly #feed: Feed
  readonly #all = new Set<Follower>()
  readonly #byTopic = new Map<string, Set<Follower>>()

  constructor(feed: Feed) {
    this.#feed = feed
  }

  async add(follower: Follower): Promise<void> {
    this.#all.add(follower)
    await this.#feed.start((topic, message) => this.#broadcast(topic, message))
  }

  async remove(follower: Follower): Promise<void> {
    this.#leave(follower)
    this.#all.delete(follower)
    if (this.#all.size === 0) await this.#feed.stop()
  }

  follow(follower: Follower, topics: Asked): void {
    this.#leave(follower)
    follower.topics = topics.map(({ topic }) => topic)
    for (const { topic, after } of topics) {
      for (const message of this.#feed.sentFirst(topic, after)) deliverTo(follower.socket, encode(message))
      this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(follower))
    }
  }

  dropSilent(sinceMs: number): void {
    for (const { socket, lastMessageAtMs } of this.#all) if (lastMessageAtMs < sinceMs) socket.terminate()
  }

  async closeAll(): Promise<void> {
    for (const { socket } of this.#all) socket.close(GOING_AWAY)
    await this.#feed.stop()
  }

  #broadcast(topic: string, message: SportsFeedFromServer): void {
    const following = this.#byTopic.get(topic)
    if (following === undefined || following.size === 0) return
    const text = Buffer.from(encode(message))
    for (const { socket } of following) deliverTo(socket, text)
  }

  #leave(follower: Follower): void {
    for (const topic of follower.topics) {
      const following = this.#byTopic.get(topic)
      following?.delete(follower)
      if (following?.size === 0) this.#byTopic.delete(topic)
    }
    follower.topics = []
  }
}

/** Sends the matches to everybody, on connections from our own pages only. A connection that stays silent is closed. */
export function serveSportsFeed(app: FastifyInstance, options: FeedSocketOptions): void {
  const { feed, clock, log, refuse } = options
  const followers = new Followers(feed)
  const limit = makeLimit(CONNECTIONS_PER_MINUTE_MAX * options.limitFactor)

  function listen(follower: Follower, started: Promise<void>): void {
    const { socket } = follower
    limitMessages(socket, { clock, perMinute: MESSAGES_PER_MINUTE_MAX }, (data, nowMs) => {
      const message = read(data)
      if (message === undefined) return false
      follower.lastMessageAtMs = nowMs
      if (message.type === 'ping') deliverTo(socket, encode({ type: 'pong', nowMs: feed.nowMs() }))
      else void started.then(() => followers.follow(follower, message.topics))
      return true
    })
  }

  app.route({
    method: 'GET',
    url: SPORTS_FEED_PATH,
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
      const follower: Follower = { socket, lastMessageAtMs: clock.nowMs(), topics: [] }
      const started = followers.add(follower).catch((error: unknown) => {
        log.warn({ err: error }, 'a follower of matches could not be served')
        socket.terminate()
      })
      socket.on('close', () => void followers.remove(follower))
      terminateOnError(socket)
      listen(follower, started)
    },
  })

  const sweep = setInterval(() => followers.dropSilent(clock.nowMs() - 2 * HEARTBEAT_MS), HEARTBEAT_MS / 3)
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    await followers.closeAll()
  })
}
