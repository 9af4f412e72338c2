import type { Favourite } from '@ronda/contract'

export type Wish = { readonly game: Favourite; readonly isWanted: boolean }

/**
 * What the server keeps, what is on its way there, and what the member has wished since. A wish shows at once, though it
 * may still be refused.
 */
export type Favourites = {
  readonly kept: ReadonlySet<number>
  readonly sending: Wish | undefined
  readonly wishes: ReadonlyMap<number, Wish>
}

export const NO_FAVOURITES: Favourites = { kept: new Set(), sending: undefined, wishes: new Map() }

/** What the server will keep once it has answered. */
function isExpected({ kept, sending }: Favourites, nodeId: number): boolean {
  return sending?.game.nodeId === nodeId ? sending.isWanted : kept.has(nodeId)
}

export function isFavourite(now: Favourites, nodeId: number): boolean {
  return now.wishes.get(nodeId)?.isWanted ?? isExpected(now, nodeId)
}

/** Only wishes that change anything, the oldest first. */
function withWish(now: Favourites, wish: Wish): Favourites {
  const { nodeId } = wish.game
  const others = [...now.wishes].filter(([other]) => other !== nodeId)
  const isNews = wish.isWanted !== isExpected(now, nodeId)
  return { ...now, wishes: new Map(isNews ? [...others, [nodeId, wish]] : others) }
}

/** A tap on a heart. A second one takes it back. */
export function withTap(now: Favourites, game: Favourite): Favourites {
  return withWish(now, { game, isWanted: !isFavourite(now, game.nodeId) })
}

/** The server's own list, as it comes; wishes that it cannot know of yet stand. */
export function withKept(now: Favourites, nodeIds: readonly number[]): Favourites {
  return { ...now, kept: new Set(nodeIds) }
}

/** Takes the oldest wish to send; nothing while one is on its way. */
export function startSending(now: Favourites): Favourites {
  const oldest = now.wishes.values().next().value
  if (now.sending !== undefined || oldest === undefined) return now
  const wishes = new Map([...now.wishes].filter(([nodeId]) => nodeId !== oldest.game.nodeId))
  return { ...now, sending: oldest, wishes }
}

/** The server has answered. Granted, it is so; refused, the heart goes back to what the server keeps. */
export function withAnswer(now: Favourites, isGranted: boolean): Favourites {
  if (now.sending === undefined) return now
  const { game, isWanted } = now.sending
  const others = [...now.kept].filter((nodeId) => nodeId !== game.nodeId)
  const kept = isGranted ? new Set(isWanted ? [game.nodeId, ...others] : others) : now.kept
  const answered = { ...now, kept, sending: undefined }
  const waiting = now.wishes.get(game.nodeId)
  return waiting === undefined ? answered : withWish(answered, waiting)
}
