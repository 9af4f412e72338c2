import { isBoundSeed } from '@ronda/fair'
import { withoutOrder, type Finding } from './finding.ts'
import { isSeedAsKept, type Kept } from './kept.ts'

/** What a round of one player says of its seed. */
type Told = {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly playedAtMs?: number | undefined
}

/**
 * What is found of a round that was worked out again without a fault: whether its text was given when the commitment
 * stood, and is the one that the player's browser gave.
 */
export function orderOf(told: Told, kept: Kept | undefined): Finding {
  if (!isSeedAsKept(kept, told)) return 'kept_differs'
  return isBoundSeed(told.clientSeed, told.commitment) ? 'good' : withoutOrder(told.playedAtMs)
}
