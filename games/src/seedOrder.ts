import { isBoundSeed } from '@ronda/fair'
import { withoutOrder, type Finding } from './finding.ts'
import { isSeedAsRecorded, type BrowserRecord } from './browserRecord.ts'

/** What a single-player round says about its seed. */
type SeedClaim = {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly playedAtMs?: number | undefined
}

/**
 * The result for a round that was recomputed without a fault: checks that its text was given after the commitment was
 * published, and is the one that the player's browser gave.
 */
export function orderOf(published: SeedClaim, kept: BrowserRecord | undefined): Finding {
  if (!isSeedAsRecorded(kept, published)) return 'kept_differs'
  return isBoundSeed(published.clientSeed, published.commitment) ? 'good' : withoutOrder(published.playedAtMs)
}
