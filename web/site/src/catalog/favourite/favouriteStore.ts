import type { QueryClient } from '@tanstack/react-query'
import type { Refusal } from '@ronda/client/lazy'
import type { Favourite } from '@ronda/contract'
import { api } from '../../api.ts'
import {
  isFavourite,
  NO_FAVOURITES,
  startSending,
  withAnswer,
  withKept,
  withTap,
  type Favourites,
  type Wish,
} from './favourites.ts'
import { favouritesQuery } from './favourite.queries.ts'

/** The member hears of a tap at once; the server hears of taps at most this often. */
const SEND_EVERY_MS = 1_000

type Hear = (code: Refusal['code'], wish: Wish) => void

// Outside of React, so that one heart changing does not draw a wall of two thousand tiles anew.
let now: Favourites = NO_FAVOURITES
const listeners = new Set<() => void>()

function become(next: Favourites): void {
  if (next === now) return
  now = next
  for (const listener of listeners) listener()
}

export function watchFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isFavouriteNow(nodeId: number): boolean {
  return isFavourite(now, nodeId)
}

/** What the server keeps; another member's wishes go with the member. */
export function keepFavourites(nodeIds: readonly number[] | undefined): void {
  become(nodeIds === undefined ? NO_FAVOURITES : withKept(now, nodeIds))
}

async function sendNext(queries: QueryClient, onRefused: Hear): Promise<void> {
  const next = startSending(now)
  const wish = next.sending
  // One is on its way already, or there is none.
  if (next === now || wish === undefined) return
  become(next)
  const call = wish.isWanted ? api.favourites.addFavourite : api.favourites.removeFavourite
  const [reply] = await Promise.all([call(wish.game), new Promise((resolve) => setTimeout(resolve, SEND_EVERY_MS))])
  if (now.sending !== wish) return
  become(withAnswer(now, reply.ok))
  if (!reply.ok) onRefused(reply.error.code, wish)
  const { queryKey } = favouritesQuery
  const others = (queries.getQueryData(queryKey) ?? []).filter((nodeId) => nodeId !== wish.game.nodeId)
  if (reply.ok) {
    queries.setQueryData(queryKey, wish.isWanted ? [wish.game.nodeId, ...others] : others)
    void queries.invalidateQueries({ queryKey: ['favourites', 'favouriteList'] })
    void queries.invalidateQueries({ queryKey: ['favourites', 'all', 'home'] })
  }
  void sendNext(queries, onRefused)
}

/** A tap on a heart. */
export function tapFavourite(queries: QueryClient, game: Favourite, onRefused: Hear): void {
  become(withTap(now, game))
  void sendNext(queries, onRefused)
}
