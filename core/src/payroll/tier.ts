import { rational, times, type Rational } from '../rational.ts'
import type { Figures } from './figures.ts'
import { partsOf, type Parts } from './round.ts'
import { MILLION, type Terms, type Tier } from './terms.ts'

/** What the tiers of a contract are compared with. */
export type Measured = {
  readonly figures: Figures
  /** What a rate is paid on: the result of the team with what was carried, or its valid bets. */
  readonly base: Parts
  readonly days: number
}

/** The tier that was reached, none or its place in the contract, and what it pays: exact, in parts. */
export type Reached = { readonly tier: number | null; readonly gross: Rational }

const NOTHING = rational(0n)

/** An average is never divided: the minimum is multiplied by the days that the period really has. */
function meetsCounts(tier: Tier, { figures, days }: Measured, { measure }: Terms): boolean {
  if (measure === 'period')
    return figures.validBet >= tier.validBetMin && figures.activeMembers >= tier.activeMembersMin
  return figures.validBet >= tier.validBetMin * BigInt(days) && figures.activeMemberDays >= tier.activeMembersMin * days
}

const atRate = (base: Parts, { rateMillionths }: Tier): Rational => rational(base * BigInt(rateMillionths), MILLION)

/** The share of its minimum loss that the result reaches, at most the whole. */
function shareOf(base: Parts, { lossMin }: Tier): Rational {
  const least = partsOf(lossMin)
  return base >= least ? rational(1n) : rational(base, least)
}

/** What a tier pays on a base, or undefined where it is not reached. */
function paidBy(tier: Tier, measured: Measured, terms: Terms): Rational | undefined {
  const { base } = measured
  if (base < 0n || !meetsCounts(tier, measured, terms)) return undefined
  if (terms.tierKind === 'floating') return times(atRate(base, tier), shareOf(base, tier))
  return terms.kind !== 'dividend' || base >= partsOf(tier.lossMin) ? atRate(base, tier) : undefined
}

const isMore = (one: Rational, other: Rational): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator

/** Fixed tiers: the highest that is met in everything. Floating tiers: the one that pays most. */
export function reachTier(terms: Terms, measured: Measured): Reached {
  let best: Reached = { tier: null, gross: NOTHING }
  for (const [tier, row] of terms.tiers.entries()) {
    const gross = paidBy(row, measured, terms)
    if (gross === undefined) continue
    if (best.tier === null || terms.tierKind === 'fixed' || isMore(gross, best.gross)) best = { tier, gross }
  }
  return best
}

/** What is missing to the next tier. */
export type Cliff = {
  readonly tier: number
  readonly validBet: bigint
  readonly loss: Parts
  readonly activeMembers: number
  /** What it pays at the moment when it is reached: exact, in parts. */
  readonly gross: Rational
}

const missing = (wanted: bigint, given: bigint): bigint => (wanted > given ? wanted - given : 0n)

/** The next fixed tier above the one that was reached; undefined at the highest, and for floating tiers. */
export function nextTier(terms: Terms, measured: Measured): Cliff | undefined {
  const { figures, base, days } = measured
  const tier = (reachTier(terms, measured).tier ?? -1) + 1
  const row = terms.tiers[tier]
  if (row === undefined || terms.tierKind === 'floating') return undefined
  const isAverage = terms.measure === 'averageDay'
  const [times, active] = isAverage ? [days, figures.activeMemberDays] : [1, figures.activeMembers]
  const validBet = missing(row.validBetMin * BigInt(times), figures.validBet)
  const activeMembers = Math.max(0, row.activeMembersMin * times - active)
  if (terms.kind !== 'dividend') {
    return { tier, validBet, loss: 0n, activeMembers, gross: atRate(base + partsOf(validBet), row) }
  }
  const least = partsOf(row.lossMin)
  const loss = missing(least, base)
  return { tier, validBet, loss, activeMembers, gross: atRate(base + loss, row) }
}
