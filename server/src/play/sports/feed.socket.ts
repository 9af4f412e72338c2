import { SPORTS_FEED_PATH, sportsFeedFromClient } from '@ronda/contract'
import type { SportsFeedFromClient, SportsFeedFromServer } from '@ronda/contract'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { deliverTo, servePublicSocket, type PublicSocketOptions } from '../../platform/realtime/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Feed } from './feed.actions.ts'
import { encode } from './feed.view.ts'
import type { Offers } from './offers.actions.ts'

export type FeedSocketOptions = PublicSocketOptions & {
  readonly feed: Feed
  readonly offers: Offers
  readonly log: Log
}

type Asked = Extract<SportsFeedFromClient, { type: 'follow' }>['topics']

type Follower = { readonly socket: WebSocket; readonly started: Promise<void>; topics: readonly string[] }

/** Followers by topic: a message is encoded once, however many follow. */
class Followers {
  readonly #feed: Feed
  readonly #offers: Offers
  readonly #all = new Set<Follower>()
  readonly #byTopic = new Map<string, Set<Follower>>()

  constructor(feed: Feed, offers: Offers) {
    this.#feed = feed
    this.#offers = offers
  }

  add(follower: Follower): void {
    this.#all.add(follower)
  }

  async start(): Promise<void> {
    await this.#feed.start({
      onMessage: (topic, message) => this.#broadcast(topic, message),
      onChanged: (matches) => this.#offers.refresh(matches),
    })
  }

  async remove(follower: Follower): Promise<void> {
    this.#leave(follower)
    this.#offers.forget(follower.socket)
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

/** Sends the matches to everybody, and to members what is offered for their bets. */
export function serveSportsFeed(app: FastifyInstance, options: FeedSocketOptions): void {
  const { feed, offers, log } = options
  const followers = new Followers(feed, offers)
  const failed = (socket: WebSocket) => (error: unknown) => {
    log.warn({ err: error }, 'a follower of matches could not be served')
    socket.terminate()
  }
  servePublicSocket(app, options, {
    path: SPORTS_FEED_PATH,
    shape: sportsFeedFromClient,
    onOpen(socket) {
      const follower: Follower = { socket, started: followers.start().catch(failed(socket)), topics: [] }
      followers.add(follower)
      return follower
    },
    onMessage(follower, message) {
      const { socket, started } = follower
      if (message.type === 'ping') deliverTo(socket, encode({ type: 'pong', nowMs: feed.nowMs() }))
      else if (message.type === 'follow') void started.then(() => followers.follow(follower, message.topics))
      else void started.then(() => offers.follow(socket, message.ticket)).catch(failed(socket))
    },
    onClose: (follower) => void followers.remove(follower),
    onEnd: () => feed.stop(),
  })
}
