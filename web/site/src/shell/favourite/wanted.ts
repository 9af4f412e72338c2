import type { Favourite } from '@ronda/contract'
import { tabStore, type Store } from '@ronda/base/browser/store.ts'

const KEY = 'ronda.favourite.wanted'

/** More than anybody marks before they sign in: the server takes one a second. */
const WANTED_MAX = 20

/** Whether a value of the storage is a game; the server checks its fields. */
function isGame(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false
  const { nodeId, vendor, gameType } = value as Record<string, unknown>
  return typeof nodeId === 'number' && typeof vendor === 'string' && typeof gameType === 'string'
}

function parse(text: string | null): readonly Favourite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isGame) : []
  } catch {
    return []
  }
}

/** Stores the games that a visitor marked, the last ones first, so that signing in does not lose them. */
export function storeWanted(game: Favourite, store: Store = tabStore): void {
  const others = parse(store.get(KEY)).filter(({ nodeId }) => nodeId !== game.nodeId)
  store.set(KEY, JSON.stringify([game, ...others].slice(0, WANTED_MAX)))
}

/** The games that were marked before the sign-in, in the order in which they were marked; each once. */
export function takeWanted(store: Store = tabStore): readonly Favourite[] {
  const games = parse(store.get(KEY)).toReversed()
  store.clear(KEY)
  return games
}
