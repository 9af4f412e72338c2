import { WATCH_PATH, watchFromClient } from '@ronda/contract'
import type { FastifyInstance } from 'fastify'
import { deliverTo, servePublicSocket, type PublicSocketOptions } from '../../platform/realtime/index.ts'
import type { Follower } from './follow.actions.ts'
import { encode, Watchers, type TableChat, type Watcher } from './watchers.actions.ts'

export type WatchOptions = PublicSocketOptions & { readonly follower: Follower; readonly talk: TableChat }

/** Serves the tables to everybody. */
export function serveWatch(app: FastifyInstance, options: WatchOptions): void {
  const { follower } = options
  const watchers = new Watchers(follower, options.talk)
  servePublicSocket(app, options, {
    path: WATCH_PATH,
    shape: watchFromClient,
    onOpen: (socket): Watcher => ({ socket, games: [], chats: [] }),
    onMessage(watcher, message) {
      if (message.type === 'watch') watchers.watch(watcher, message.tables)
      else deliverTo(watcher.socket, encode({ type: 'pong', nowMs: follower.dbNowMs() }))
    },
    onClose: (watcher) => watchers.remove(watcher),
  })
}
