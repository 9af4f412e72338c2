import type { Favourite } from '@ronda/contract'
import { tabStore, type Store } from '@ronda/base/browser/store.ts'

const KEY = 'ronda.favourite.wanted'

/** Stores the game that a visitor marked, so that signing in does not lose it. */
export function storeWanted(game: Favourite, store: Store = tabStore): void {
  store.set(KEY, JSON.stringify(game))
}

/** Whether a text of the storage is a game; the server checks its values. */
function isGame(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false
  const { nodeId, vendor, gameType } = value as Record<string, unknown>
  return typeof nodeId === 'number' && typeof vendor === 'string' && typeof gameType === 'string'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The game that was marked before the sign-in, once. */
export function takeWanted(store: Store = tabStore): Favourite | undefined {
  const stored = store.get(KEY)
  if (stored === null) return undefined
  store.clear(KEY)
  const game = parse(stored)
  return isGame(game) ? game : undefined
}
