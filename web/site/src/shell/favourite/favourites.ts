import type { Favourite } from '@ronda/contract'

export type Wish = { readonly game: Favourite; readonly isWanted: boolean }

/**
 * The server's list, the change being sent, and the changes that wait to be sent. A change is shown at once, though the
 * server may still refuse it.
 */
export type Favourites = {
  readonly saved: ReadonlySet<number>
  readonly sending: Wish | undefined
  readonly wishes: ReadonlyMap<number, Wish>
}

export const NO_FAVOURITES: Favourites = { saved: new Set(), sending: undefined, wishes: new Map() }

/** The server's value after the current change is granted. */
function isExpected({ saved, sending }: Favourites, nodeId: number): boolean {
  return sending?.game.nodeId === nodeId ? sending.isWanted : saved.has(nodeId)
}

export function isFavourite(now: Favourites, nodeId: number): boolean {
  return now.wishes.get(nodeId)?.isWanted ?? isExpected(now, nodeId)
}

/** Keeps only changes that differ from the expected value, the oldest first. */
function withWish(now: Favourites, wish: Wish): Favourites {
  const { nodeId } = wish.game
  const others = [...now.wishes].filter(([other]) => other !== nodeId)
  const isNews = wish.isWanted !== isExpected(now, nodeId)
  return { ...now, wishes: new Map(isNews ? [...others, [nodeId, wish]] : others) }
}

/** A tap on a heart. A second tap undoes the first. */
export function withTap(now: Favourites, game: Favourite): Favourites {
  return withWish(now, { game, isWanted: !isFavourite(now, game.nodeId) })
}

/** The server's list, as received; changes that it does not include yet are kept. */
export function withSaved(now: Favourites, nodeIds: readonly number[]): Favourites {
  return { ...now, saved: new Set(nodeIds) }
}

/** Starts sending the oldest change; does nothing while another is being sent. */
export function startSending(now: Favourites): Favourites {
  const oldest = now.wishes.values().next().value
  if (now.sending !== undefined || oldest === undefined) return now
  const wishes = new Map([...now.wishes].filter(([nodeId]) => nodeId !== oldest.game.nodeId))
  return { ...now, sending: oldest, wishes }
}

/** Applies the server's answer. If refused, the heart shows the server's value again. */
export function withAnswer(now: Favourites, isGranted: boolean): Favourites {
  if (now.sending === undefined) return now
  const { game, isWanted } = now.sending
  const others = [...now.saved].filter((nodeId) => nodeId !== game.nodeId)
  const saved = isGranted ? new Set(isWanted ? [game.nodeId, ...others] : others) : now.saved
  const answered = { ...now, saved, sending: undefined }
  const waiting = now.wishes.get(game.nodeId)
  return waiting === undefined ? answered : withWish(answered, waiting)
}
