import type { BeaconChain, IsSigned } from '@ronda/fair'
import type { BrowserRecord } from './browserRecord.ts'

/**
 * The result of checking a round.
 *
 * `good`: everything is correct, and the round shows what was fixed first. `no_beacon`: it is correct, but no public
 * beacon decided it: somebody who knew the secret and placed the last bet could have chosen the outcome. `former`: it
 * is correct by the former rules, which do not show what was fixed first. `sealed`: its secret is not published yet.
 * `void`: it was voided, and every stake was returned. All other values are faults.
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

/** Results that are not faults. */
const FINE = ['good', 'no_beacon', 'former', 'sealed', 'void'] as const
type Fine = (typeof FINE)[number]

export type Fault = Exclude<Finding, Fine>

const isFine = (finding: Finding): finding is Fine => (FINE as readonly Finding[]).includes(finding)

export const isFault = (finding: Finding): finding is Fault => !isFine(finding)

/** What a verifier checks rounds against, besides their own data. */
export type Checks = {
  /** Verifies the signature of a beacon; the caller passes it, because this package has no code for pairings. */
  readonly isSigned: IsSigned
  /** The trusted beacons; quicknet alone when absent. */
  readonly beacons?: readonly BeaconChain[]
  /** What the player's own browser recorded before the outcome was known. */
  readonly kept?: BrowserRecord | undefined
}

/** From this day on (UTC), every round shows what was fixed first: 1 December 2026. */
export const ORDER_SINCE_MS = 1_796_083_200_000

/** The result for a round that is correct but does not show what was fixed first: only an old round may do that. */
export function withoutOrder(playedAtMs: number | undefined): 'former' | 'order_missing' {
  return playedAtMs !== undefined && playedAtMs < ORDER_SINCE_MS ? 'former' : 'order_missing'
}
