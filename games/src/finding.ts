import type { BeaconChain, IsSigned } from '@ronda/fair'
import type { Kept } from './kept.ts'

/**
 * What an examination finds of a round.
 *
 * `good`: everything holds, and it shows what was fixed first. `no_beacon`: it holds, but no public beacon decided it:
 * whoever bet last and knew the secret could have chosen. `former`: it holds by the rules of before, which do not show
 * what was fixed first. `sealed`: its secret is not told yet. `void`: it was called off, and every stake came back.
 * All others are reasons to ask questions.
 */
export type Finding =
  | 'good'
  | 'no_beacon'
  | 'former'
  | 'sealed'
  | 'void'
  | 'rules_missing'
  | 'rules_differ'
  | 'seed_differs'
  | 'order_missing'
  | 'seal_differs'
  | 'beacon_differs'
  | 'late'
  | 'heap_differs'
  | 'outcome_differs'
  | 'kept_differs'

/** Findings that are no reproach. */
const FINE = ['good', 'no_beacon', 'former', 'sealed', 'void'] as const
type Fine = (typeof FINE)[number]

export type Fault = Exclude<Finding, Fine>

const isFine = (finding: Finding): finding is Fine => (FINE as readonly Finding[]).includes(finding)

export const isFault = (finding: Finding): finding is Fault => !isFine(finding)

/** What a verifier holds rounds against, besides what they say of themselves. */
export type Checks = {
  /** Checks what a beacon signed; code for that comes from outside, this room has no pairings. */
  readonly isSigned: IsSigned
  /** The beacons that are believed; quicknet alone when absent. */
  readonly beacons?: readonly BeaconChain[]
  /** What the player's own browser saw before the outcome was known. */
  readonly kept?: Kept | undefined
}

/** From this day on, by the clocks of Greenwich, every round shows what was fixed first: 1 December 2026. */
export const ORDER_SINCE_MS = 1_796_083_200_000

/** How a round is called that holds but does not show what was fixed first: it may only be an old one. */
export function withoutOrder(playedAtMs: number | undefined): 'former' | 'order_missing' {
  return playedAtMs !== undefined && playedAtMs < ORDER_SINCE_MS ? 'former' : 'order_missing'
}
