import { minutes, seconds } from '@ronda/core'
import { dueMsOf, isOfBeacon, QUICKNET, roundAfter, saltIn, type BeaconChain } from '@ronda/fair'
import { isWithin } from '../arcade/read.ts'
import type { Checks } from '../finding.ts'
import type { SharedPace } from './rules.ts'

/** A draw's tickets are sealed within this fraction of the time from the last bet to the draw. */
const CUT_OFFS_PER_MARGIN = 15
const CUT_OFFS_PER_WAIT = 24
const MARGIN_MS_MIN = seconds(1)
const WAIT_MS_MIN = minutes(1)

/** How long after the last bet tickets may be sealed: the beacon round that decides is due after that. */
export function sealMarginMs(pace: SharedPace): number {
  return 'calendar' in pace ? Math.max(MARGIN_MS_MIN, pace.calendar.cutOffMs / CUT_OFFS_PER_MARGIN) : MARGIN_MS_MIN
}

/** How long a round waits for its beacon once that is due; then it is voided. */
export function beaconWaitMs(pace: SharedPace): number {
  return 'calendar' in pace ? Math.max(WAIT_MS_MIN, pace.calendar.cutOffMs * CUT_OFFS_PER_WAIT) : WAIT_MS_MIN
}

/** Which round of a beacon decides a round whose bets close at a moment. */
export function beaconRoundOf(
  beacon: Pick<BeaconChain, 'genesisMs' | 'periodMs'>,
  pace: SharedPace,
  locksAtMs: number,
): number {
  return roundAfter(beacon, locksAtMs + sealMarginMs(pace))
}

/** What is published about the beacon of a round. */
export type ClaimedBeacon = {
  readonly chain?: string | undefined
  readonly round?: number | undefined
  readonly signature: string | null
}

/** The times that a round claims, by the database's clock. */
export type ClaimedTimes = {
  /** When bets closed, as published when the round opened. */
  readonly locksAtMs?: number | undefined
  /** When the root of all tickets was written. */
  readonly sealedAtMs?: number | null | undefined
}

export type BeaconClaim = ClaimedTimes & {
  readonly clientSeed: string
  readonly number: number
  readonly beacon?: ClaimedBeacon | undefined
  readonly tickets: readonly { readonly placedAtMs?: number | undefined }[]
}

const chainOf = ({ beacons = [QUICKNET] }: Checks, { chain }: ClaimedBeacon): BeaconChain | undefined =>
  beacons.find(({ hash }) => hash === chain)

/** Whether a round was decided by the beacon round that had to decide it, and by a signature that is valid. */
export function isBeaconRight(
  { clientSeed, beacon, locksAtMs }: BeaconClaim,
  pace: SharedPace,
  checks: Checks,
): boolean {
  const chain = beacon && chainOf(checks, beacon)
  if (beacon === undefined || chain === undefined || locksAtMs === undefined) return false
  const { round, signature } = beacon
  if (!isOfBeacon(saltIn(clientSeed), chain) || round !== beaconRoundOf(chain, pace, locksAtMs)) return false
  return signature !== null && checks.isSigned({ publicKey: chain.publicKey, round, signature })
}

/** Whether a bet can have been placed at a moment: at a table while it takes bets, in a lottery at any time before. */
function isInTime(placedAtMs: number, locksAtMs: number, pace: SharedPace): boolean {
  const openMs = 'calendar' in pace ? Number.POSITIVE_INFINITY : pace.bettingMs
  return placedAtMs <= locksAtMs && placedAtMs >= locksAtMs - openMs
}

/** Later than any round, and within the range that a calendar can compute. */
const LAST_MS = 7_258_118_400_000

/** Whether bets on a round of this number close at this moment: with a calendar it is derived from the number. */
function isLockOf(number: number, locksAtMs: number, pace: SharedPace): boolean {
  if (!isWithin(locksAtMs, 0, LAST_MS)) return false
  if (!('calendar' in pace)) return true
  const { nextAfter, drawsAtMs, cutOffMs } = pace.calendar
  const drawsMs = locksAtMs + cutOffMs
  return nextAfter(drawsMs - 1) === number && drawsAtMs(number) === drawsMs
}

/**
 * Whether the times are consistent: every ticket was placed before bets closed; where a beacon decides, bets closed at
 * the time of the calendar, and the seal was written before the beacon was due. A server that moves a round to a beacon
 * that suits it has to misstate one of them.
 */
export function areTimesRight(claim: BeaconClaim, pace: SharedPace, checks: Checks): boolean {
  const { locksAtMs, sealedAtMs, beacon, tickets, number } = claim
  // Records from before times were published have none.
  if (locksAtMs === undefined) return true
  const chain = beacon && chainOf(checks, beacon)
  const dueMs = chain === undefined || beacon?.round === undefined ? undefined : dueMsOf(chain, beacon.round)
  const isSealedInTime = dueMs === undefined || (typeof sealedAtMs === 'number' && sealedAtMs < dueMs)
  if (!isSealedInTime || (dueMs !== undefined && !isLockOf(number, locksAtMs, pace))) return false
  return tickets.every(({ placedAtMs }) => placedAtMs === undefined || isInTime(placedAtMs, locksAtMs, pace))
}
