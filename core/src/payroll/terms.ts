import type { Currency } from '../money.ts'
import { isWholeIn } from '../money.ts'
import type { PeriodKind } from './period.ts'

/** What a contract pays: a share of the team's result, or a rate of its valid bets. */
export const PAY_KINDS = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const
export type PayKind = (typeof PAY_KINDS)[number]

export const TIER_KINDS = ['fixed', 'floating'] as const
/** Whether the minimums of a tier are compared with the whole period or with its average day. */
export const MEASURES = ['period', 'averageDay'] as const
export const CARRY_KINDS = ['none', 'unlimited', 'previousPeriod', 'secondHalf'] as const
export type CarryKind = (typeof CARRY_KINDS)[number]

/** One is a million of these: rates and shares of the platform are counted in them. */
export const MILLION = 1_000_000n

/** One row of a contract: what must be reached, and the rate that is paid then. Amounts are atoms. */
export type Tier = {
  readonly validBetMin: bigint
  readonly lossMin: bigint
  readonly activeMembersMin: number
  readonly rateMillionths: number
}

export type Terms = {
  readonly kind: PayKind
  readonly currency: Currency
  readonly period: PeriodKind
  readonly tierKind: (typeof TIER_KINDS)[number]
  readonly measure: (typeof MEASURES)[number]
  readonly carry: CarryKind
  /** The platform's share of what players lost, before the agent's. */
  readonly platformMillionths: number
  /** The valid bet from which on a member counts as active. */
  readonly activeFrom: bigint
  /** From the lowest to the highest. */
  readonly tiers: readonly Tier[]
}

/** As many as fit on a phone; contracts of the trade have three to six. */
export const TIERS_MAX = 6

const PERIODS: Readonly<Record<PayKind, readonly PeriodKind[]>> = {
  dividend: ['daily', 'weekly', 'semimonthly', 'monthly'],
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['fiveMinutes'],
}

export type TermsFault = 'period' | 'carry' | 'salary' | 'platform' | 'tiers' | 'rate' | 'amount' | 'order'

const isShare = (millionths: number): boolean =>
  Number.isInteger(millionths) && millionths >= 0 && millionths <= Number(MILLION)

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0

function isHigher(tier: Tier, than: Tier): boolean {
  return (
    tier.rateMillionths > than.rateMillionths &&
    tier.validBetMin >= than.validBetMin &&
    tier.lossMin >= than.lossMin &&
    tier.activeMembersMin >= than.activeMembersMin
  )
}

/** Salaries are paid on valid bets alone, in periods too short for a loss to be carried. */
function isSalary({ tierKind, measure, carry, platformMillionths, tiers }: Terms): boolean {
  const isPlain = tierKind === 'fixed' && measure === 'period' && carry === 'none' && platformMillionths === 0
  return isPlain && tiers.every(({ lossMin }) => lossMin === 0n)
}

/** Why these terms are none, or undefined. */
export function faultOfTerms(terms: Terms): TermsFault | undefined {
  const { kind, currency, period, carry, platformMillionths, activeFrom, tiers } = terms
  if (!PERIODS[kind].includes(period)) return 'period'
  if (carry === 'secondHalf' && period !== 'semimonthly') return 'carry'
  if (kind !== 'dividend' && !isSalary(terms)) return 'salary'
  if (!isShare(platformMillionths)) return 'platform'
  if (tiers.length === 0 || tiers.length > TIERS_MAX) return 'tiers'
  if (!tiers.every(({ rateMillionths }) => isShare(rateMillionths) && rateMillionths > 0)) return 'rate'
  const amounts = [activeFrom, ...tiers.flatMap(({ validBetMin, lossMin }) => [validBetMin, lossMin])]
  const areAmounts = amounts.every((amount) => amount >= 0n && isWholeIn(currency, amount))
  if (!areAmounts || !tiers.every(({ activeMembersMin }) => isCount(activeMembersMin))) return 'amount'
  const areOrdered = tiers.slice(1).every((tier, index) => isHigher(tier, tiers[index] ?? tier))
  return areOrdered ? undefined : 'order'
}

/** The highest rate that a contract can pay. */
export function highestRate({ tiers }: Terms): number {
  return tiers.at(-1)?.rateMillionths ?? 0
}

const textOfTier = ({ validBetMin, lossMin, activeMembersMin, rateMillionths }: Tier): readonly string[] => [
  `${validBetMin}`,
  `${lossMin}`,
  `${activeMembersMin}`,
  `${rateMillionths}`,
]

/** What a contract states beside its terms. */
export type Signed = {
  /** The other side; null for the platform. */
  readonly upline: string | null
  /** After how many days one side alone can end it; null where both must agree. */
  readonly noticeDays: number | null
}

/** A contract as its hash covers it. Older ones, without `signed`, have the hash of their terms alone. */
export type SignedContract = { readonly agent: string; readonly terms: Terms; readonly signed: Signed | null }

/** The text whose hash both sides of a contract keep: the same for the same contract, and for no other. */
export function contractText({ agent, terms, signed }: SignedContract): string {
  if (signed === null) return canonicalTerms(terms)
  const { upline, noticeDays } = signed
  return JSON.stringify([
    '2',
    agent,
    upline ?? 'platform',
    noticeDays === null ? 'both' : `${noticeDays}`,
    canonicalTerms(terms),
  ])
}

/** The text of terms: the same for the same terms, and for no others. */
export function canonicalTerms(terms: Terms): string {
  const { kind, currency, period, tierKind, measure, carry, platformMillionths, activeFrom, tiers } = terms
  const head = ['1', kind, currency, period, tierKind, measure, carry, `${platformMillionths}`, `${activeFrom}`]
  return JSON.stringify([...head, tiers.map(textOfTier)])
}
