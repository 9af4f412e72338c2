import { assert, type Rng } from '@ronda/core'
import { commitmentOf } from './commitment.ts'
import { isBoundSeed } from './clientSeed.ts'
import { openStream } from './stream.ts'

/** How evenly a pot is split: with 1 shares differ as much as they can, with large numbers they are all alike. */
export const SHARE_SPREAD = 2

/** So many units a pot has at most: with the marks of the shares it stays below what one draw can choose from. */
export const SHARE_UNITS_MAX = 2_000_000

/** So many shares a pot has at most: every share draws two marks for each share that is left. */
export const SHARES_MAX = 1_000

/**
 * One share of what is left of a pot, in units: one unit, and a part of the rest that is distributed as Beta(c, c(k−1))
 * for k shares that are left, exactly and in whole units.
 *
 * The units beyond one for each share lie in a row with c × k − 1 marks among them, all orders equally likely. The
 * share gets the units before mark c. Whoever takes last gets what is left, and every place in the order has the same
 * distribution, which a rule that only equalises the means does not have.
 */
export function drawShare(draw: Rng, units: number, left: number): number {
  assert(left >= 1 && units >= left && units <= SHARE_UNITS_MAX && left <= SHARES_MAX, `${left} shares of ${units}`)
  if (left === 1) return units
  const marks = SHARE_SPREAD * left - 1
  const places = units - left + marks
  return 1 + (placeOfMark(draw, marks, places) - (SHARE_SPREAD - 1))
}

/** The place of mark c, counted from 0, among marks that are drawn without repetition (Floyd's algorithm). */
function placeOfMark(draw: Rng, marks: number, places: number): number {
  const marked = new Set<number>()
  for (let last = places - marks; last < places; last += 1) {
    const place = draw(last + 1)
    marked.add(marked.has(place) ? last : place)
  }
  return [...marked].toSorted((one, other) => one - other)[SHARE_SPREAD - 1] ?? 0
}

/** What determines a share besides the server's seed: who took it said `clientSeed`, and so many had taken before. */
export type ShareSeed = { readonly serverSeed: string; readonly clientSeed: string; readonly position: number }

/** The share of a taker, in units. */
export function shareOf({ serverSeed, clientSeed, position }: ShareSeed, units: number, left: number): number {
  return drawShare(openStream({ serverSeed, clientSeed, nonce: position }), units, left)
}

/** A pot that has ended, as it is published. */
export type SplitPot = {
  readonly commitment: string
  readonly serverSeed: string
  readonly units: number
  readonly shares: number
  /** In the order in which they were taken. */
  readonly taken: readonly { readonly clientSeed: string; readonly units: number }[]
}

export type SplitFault = 'seed' | 'client_seed' | 'share' | 'count'

/** Recomputes every share; the first one that is wrong, or undefined when all are right. */
export function checkSplit(pot: SplitPot): { readonly fault: SplitFault; readonly position: number } | undefined {
  const { commitment, serverSeed, units, shares, taken } = pot
  if (commitmentOf(serverSeed) !== commitment) return { fault: 'seed', position: 0 }
  if (taken.length > shares || units < shares) return { fault: 'count', position: 0 }
  let rest = units
  for (const [position, { clientSeed, units: share }] of taken.entries()) {
    if (!isBoundSeed(clientSeed, commitment)) return { fault: 'client_seed', position }
    if (shareOf({ serverSeed, clientSeed, position }, rest, shares - position) !== share) {
      return { fault: 'share', position }
    }
    rest -= share
  }
  return undefined
}
