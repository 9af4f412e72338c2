import { minutes, seconds, type Currency } from '@ronda/core'
import type { PricePolicy } from '@ronda/contract'
import { PACE, type Pace, type Sport } from '@ronda/games/sports'

/** A season is drawn from the first secret of its chain; each match has one of those after it. */
export const SEASON_PLACE = 1
export const chainLength = ({ slotsInSeason }: Sport): number => slotsInSeason + SEASON_PLACE

export const placeOf = (slot: number): number => slot + SEASON_PLACE + 1

export const SEAL_PREFIX = 'sports season'

export type LeaguePace = Pace & {
  /** Matches that begin within this time take bets. */
  readonly aheadMs: number
  /** Bets on the first match of all are open for about so long. */
  readonly firstMs: number
  /** A match whose announced beacon round has not come by then is void. */
  readonly beaconWaitMs: number
  /** A bet on a match in play is accepted after this. */
  readonly acceptMs: number
  /** It waits so much longer where bets are suspended. */
  readonly patienceMs: number
}

export const LEAGUE_PACE: LeaguePace = {
  ...PACE,
  aheadMs: minutes(30),
  firstMs: seconds(30),
  beaconWaitMs: seconds(60),
  acceptMs: seconds(4),
  patienceMs: seconds(12),
}

/** The pace of a sport: its matches begin every so many slots. */
export const paceOf = <P extends Pace>(pace: P, { slotTimes }: Sport): P => ({
  ...pace,
  slotMs: pace.slotMs * slotTimes,
})

/** A step of a match that failed so often is given up: the match is void. */
export const FAILURES_MAX = 20

/** The most that a bet may pay, and all bets on a selection together, in smallest stakes. */
const PAYOUT_UNITS = 100_000n
const SELECTION_BETS = 10n

export type Limits = {
  readonly currency: Currency
  readonly stakeMin: bigint
  readonly payoutMax: bigint
  readonly selectionMax: bigint
}

export function limitsIn(currency: Currency, stakeMin: bigint): Limits {
  const payoutMax = stakeMin * PAYOUT_UNITS
  return { currency, stakeMin, payoutMax, selectionMax: payoutMax * SELECTION_BETS }
}

/** The whole match, among the names of its markets. */
export const ALL_MARKETS = '*'

export type AskedPrice = { readonly price: number; readonly policy: PricePolicy }

/** Whether a bet that was made at one price may be placed at another. */
export function isAccepted({ price, policy }: AskedPrice, current: number): boolean {
  if (policy === 'any' || current === price) return true
  return policy === 'better' && current > price
}

/** What a match must do next, by the database's clock. */
export type MatchStep = 'close' | 'play' | 'end' | 'settle'

type Timed = { readonly phase: string; readonly closesAtMs: number; readonly startsAtMs: number }

/** The step of a match that is due; undefined while it has to wait. */
export function stepOf(
  { phase, closesAtMs, startsAtMs }: Timed,
  matchMs: () => number,
  nowMs: number,
): MatchStep | undefined {
  if (phase === 'open') return nowMs >= closesAtMs ? 'close' : undefined
  if (phase === 'closed') return 'play'
  if (phase === 'playing') return nowMs >= startsAtMs + matchMs() ? 'end' : undefined
  return phase === 'ended' ? 'settle' : undefined
}
