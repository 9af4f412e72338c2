import type { VoidReason } from '@ronda/games/sports'
import { ALL_MARKETS } from './sports.ts'

/** The reasons why bets on markets of a match are void by a decision of staff, by the ids of the markets. */
export type Voids = Readonly<Record<string, VoidReason>>

/** What staff decide about bets on a match or a market of it. */
export type VoidChange =
  | { readonly cause: 'void'; readonly market: string | null; readonly reason: VoidReason }
  | { readonly cause: 'unvoid' | 'regrade'; readonly market: string | null }

/** The voids of a match after a decision. */
export function voidsAfter(voids: Voids, change: VoidChange): Voids {
  const name = change.market ?? ALL_MARKETS
  const { [name]: _before, ...rest } = voids
  if (change.cause === 'regrade') return voids
  return change.cause === 'void' ? { ...rest, [name]: change.reason } : rest
}
