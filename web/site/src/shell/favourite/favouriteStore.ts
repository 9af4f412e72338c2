import type { QueryClient } from '@tanstack/react-query'
import type { Refusal } from '@ronda/client/lazy'
import type { Favourite } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import {
  isFavourite,
  NO_FAVOURITES,
  startSending,
  withAnswer,
  withSaved,
  withTap,
  type Favourites,
  type Wish,
} from './favourites.ts'
import { favouritesQuery } from './favourite.queries.ts'

/** The heart changes at once; the server gets at most one change per interval. */
const SEND_EVERY_MS = 1_000

type RefusalHandler = (code: Refusal['code'], wish: Wish) => void

// Kept outside React, so that one changed heart does not re-render a grid of two thousand tiles.
let now: Favourites = NO_FAVOURITES
const listeners = new Set<() => void>()

function update(next: Favourites): void {
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

/** Sets the server's list; without a list (another member) all pending changes are dropped. */
export function setFavourites(nodeIds: readonly number[] | undefined): void {
  update(nodeIds === undefined ? NO_FAVOURITES : withSaved(now, nodeIds))
}

async function sendNext(queries: QueryClient, onRefused: RefusalHandler): Promise<void> {
  const next = startSending(now)
  const wish = next.sending
  // A change is already being sent, or there is none.
  if (next === now || wish === undefined) return
  update(next)
  const call = wish.isWanted ? api.favourites.addFavourite : api.favourites.removeFavourite
  const [reply] = await Promise.all([call(wish.game), new Promise((resolve) => setTimeout(resolve, SEND_EVERY_MS))])
  if (now.sending !== wish) return
  update(withAnswer(now, reply.ok))
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

/** Toggles a favourite. */
export function tapFavourite(queries: QueryClient, game: Favourite, onRefused: RefusalHandler): void {
  update(withTap(now, game))
  void sendNext(queries, onRefused)
}
