import type { PricePolicy } from '@ronda/contract'
import { isPayable, type Currency } from '@ronda/core'
import { faultOfSlip, largestUnit, largestUnitOn, linesOf, type Slip } from '@ronda/games/sports'
import { selectionsOf, slipOf, type Bet, type Leg } from './slip.ts'
import { isAccepted, type Limits } from './sports.ts'

export type AskedPart = { readonly market: string; readonly choice: string }

export type AskedLeg = {
  readonly match: number
  readonly parts: readonly AskedPart[]
  readonly price: number
  readonly priceVersion: number
  readonly isBanker: boolean
}

export type BetRequest = {
  readonly key: string
  readonly legs: readonly AskedLeg[]
  readonly sizes: readonly number[]
  readonly policy: PricePolicy
  /** Staked on every line. */
  readonly unit: bigint
}

/** The same bet as the engine sees it, at the prices that were asked for. */
function askedSlip({ legs, sizes, unit }: BetRequest, currency: Currency): Slip {
  return {
    currency,
    unit,
    sizes,
    isEachWay: false,
    isFree: false,
    selections: legs.map(({ match, price, isBanker }) => ({
      kind: 'plain',
      fixture: String(match),
      price,
      isBanker,
      place: null,
    })),
  }
}

/** What is wrong with a slip, whatever the prices are. */
export function slipRefusal(
  request: BetRequest,
  { currency, stakeMin }: Limits,
): 'sports.related' | 'game.bet_invalid' | undefined {
  const slip = askedSlip(request, currency)
  const fault = faultOfSlip(slip)
  if (fault === 'fixture') return 'sports.related'
  if (fault !== undefined || request.legs.some(hasSameParts)) return 'game.bet_invalid'
  return isPayable(currency, request.unit) && stakeOf(request) >= stakeMin ? undefined : 'game.bet_invalid'
}

const hasSameParts = ({ parts }: AskedLeg): boolean =>
  new Set(parts.map(({ market, choice }) => `${market}/${choice}`)).size < parts.length

/** How many lines the legs and sizes make; they are checked. */
export const linesIn = (request: BetRequest): number => linesOf(askedSlip({ ...request, unit: 1n }, 'USD'))

export const stakeOf = (request: BetRequest): bigint => request.unit * BigInt(linesIn(request))

/** Whether a bet that is stored is the one that is asked for. */
export function isSameBet(bet: Bet, request: BetRequest): boolean {
  return (
    bet.policy === request.policy &&
    bet.stake === stakeOf(request) &&
    bet.sizes.join() === request.sizes.join() &&
    bet.legs.length === request.legs.length &&
    bet.legs.every((leg, at) => isSameLeg(leg, request.legs[at]))
  )
}

const isSameLeg = (leg: Leg, asked: AskedLeg | undefined): boolean =>
  asked !== undefined &&
  leg.match === asked.match &&
  leg.askedPrice === asked.price &&
  leg.isBanker === asked.isBanker &&
  selectionsOf(leg).join() === asked.parts.map(({ market, choice }) => `${market}/${choice}`).join()

/** Whether every leg may be placed at the price that is in force. */
export const areAccepted = (legs: readonly Leg[], policy: PricePolicy): boolean =>
  legs.every(({ askedPrice, price }) => isAccepted({ price: askedPrice, policy }, price))

export type LiabilityOf = (match: number, selection: string) => bigint

/**
 * The largest stake on a line, by the largest payout of a bet and by what all bets on each selection may be paid; zero
 * where that is less than the smallest stake of a bet.
 */
export function largestUnitFor(
  legs: readonly Leg[],
  sizes: readonly number[],
  { currency, stakeMin, payoutMax, selectionMax }: Limits,
  liabilityOf: LiabilityOf,
): bigint {
  const slip = slipOf({ currency, sizes, legs }, 1n)
  const units = legs.flatMap((leg, at) =>
    selectionsOf(leg).map((selection) => {
      const left = selectionMax - liabilityOf(leg.match, selection)
      return left <= 0n ? 0n : largestUnitOn(slip, at, left)
    }),
  )
  const most = units.reduce((least, unit) => (unit < least ? unit : least), largestUnit(slip, payoutMax))
  return most * BigInt(linesOf(slip)) < stakeMin ? 0n : most
}
