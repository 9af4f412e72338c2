import type { SportsDeskMatch, SportsPosition, SportsSuspension, SportsWorst } from '@ronda/contract'
import { marketId, type Market } from '@ronda/games/sports'
import {
  ALL_MARKETS,
  shareOf,
  showHead,
  showMarket,
  type Borne,
  type LeaguePace,
  type Limits,
  type Position,
  type Staked,
  type StoredMatch,
} from '../sports/index.ts'
import type { Suspension } from './suspension.sql.ts'

type Showing = { readonly nowMs: number; readonly pace: LeaguePace }

export const showTraded = (match: StoredMatch, stakes: readonly Staked[], showing: Showing): SportsDeskMatch => ({
  head: showHead(match, showing),
  staked: stakes
    .filter((each) => each.match === match.number)
    .map(({ currency, bets, staked }) => ({ currency, bets, staked })),
  isStopped: match.stopped.length > 0,
})

type LimitsOf = (currency: Borne['currency']) => Limits

const shareIn = (limitsOf: LimitsOf, { currency, payout }: Pick<Borne, 'currency' | 'payout'>): number =>
  shareOf(payout, limitsOf(currency).selectionMax)

/** The selections that use most of their limits. */
export const showWorst = (worst: readonly Borne[], limitsOf: LimitsOf): SportsWorst[] =>
  worst
    .map((borne) => {
      const at = borne.selection.lastIndexOf('/')
      const { match, currency, payout } = borne
      const [market, choice] = [borne.selection.slice(0, at), borne.selection.slice(at + 1)]
      return { match, market, choice, currency, payout, share: shareIn(limitsOf, borne) }
    })
    .toSorted((left, right) => right.share - left.share)

export const showPosition =
  (limitsOf: LimitsOf) =>
  ({ market, choice, currency, bets, staked, payout, net }: Position): SportsPosition => ({
    market: showMarket(market),
    choice,
    currency,
    bets,
    staked,
    payout,
    net,
    share: shareIn(limitsOf, { currency, payout }),
  })

/** Which bets are void by a decision, and why. */
export const showVoids = ({ voids }: Pick<StoredMatch, 'voids'>) =>
  Object.entries(voids).map(([name, reason]) => ({ market: name === ALL_MARKETS ? null : name, reason }))

export function showSuspension(
  { market: name, reason, suspendedBy, suspendedAtMs }: Suspension,
  markets: readonly Market[],
  names: ReadonlyMap<string, { readonly username: string }>,
): SportsSuspension {
  const market = markets.find((each) => name !== ALL_MARKETS && marketId(each) === name)
  return {
    market: market === undefined ? null : showMarket(market),
    reason,
    by: names.get(suspendedBy)?.username ?? '',
    at: Math.floor(suspendedAtMs),
  }
}
