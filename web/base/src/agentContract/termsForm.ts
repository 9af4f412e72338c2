import { NOTICE_DAYS_MAX, type AgentContract } from '@ronda/contract'
import { ATOMS_PER_UNIT, type Currency } from '@ronda/core'
import { faultOfTerms, type PayKind, type Terms, type TermsFault, type Tier } from '@ronda/core/payroll'
import { makeTyped, parseTyped } from '@ronda/ui'

export type TierForm = Readonly<Record<'rate' | 'validBet' | 'loss' | 'active', string>>

/** Terms as they are typed. */
export type TermsForm = Pick<Terms, 'kind' | 'period' | 'tierKind' | 'measure' | 'carry'> & {
  readonly platform: string
  readonly activeFrom: string
  readonly notice: string
  readonly tiers: readonly TierForm[]
}

export type TermsProblem = TermsFault | 'notice'

/** What amounts are read by. */
export type Scale = { readonly currency: Currency; readonly locale: string }

export type TermsOffered = { readonly terms: AgentContract['terms']; readonly noticeDays: number | null }

/** The periods of each kind, the usual one first. */
export const PERIODS = {
  dividend: ['monthly', 'semimonthly', 'weekly', 'daily'],
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['fiveMinutes'],
} as const satisfies Record<PayKind, readonly Terms['period'][]>

export const FRESH_TIER: TierForm = { rate: '', validBet: '', loss: '', active: '' }

/** An empty form; the terms of a contract of the same kind fill it as a start. */
export const emptyTerms = (kind: PayKind): TermsForm => ({
  kind,
  period: PERIODS[kind][0],
  tierKind: 'fixed',
  measure: 'period',
  carry: 'none',
  platform: '',
  activeFrom: '',
  notice: '',
  tiers: [FRESH_TIER],
})

const PERCENT = /^\d{1,3}(?:[.,]\d{1,4})?$/
const MILLIONTHS_PER_PERCENT = 10_000

/** A percentage in millionths; empty is nothing. */
function millionthsOf(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return 0
  return PERCENT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MILLIONTHS_PER_PERCENT) : undefined
}

const AMOUNT_MAX = 10n ** 12n * ATOMS_PER_UNIT

function atomsOf(text: string, { currency, locale }: Scale): bigint | undefined {
  if (text.trim() === '') return 0n
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value <= AMOUNT_MAX ? typed.value : undefined
}

function countOf(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return 0
  return /^\d{1,7}$/.test(typed) ? Number(typed) : undefined
}

function tierOf({ rate, validBet, loss, active }: TierForm, scale: Scale): Tier | 'rate' | 'amount' {
  const rateMillionths = millionthsOf(rate)
  if (rateMillionths === undefined) return 'rate'
  const [validBetMin, lossMin, activeMembersMin] = [atomsOf(validBet, scale), atomsOf(loss, scale), countOf(active)]
  if (validBetMin === undefined || lossMin === undefined || activeMembersMin === undefined) return 'amount'
  return { rateMillionths, validBetMin, lossMin, activeMembersMin }
}

const isTier = (read: Tier | 'rate' | 'amount'): read is Tier => typeof read === 'object'

/** What is offered, or the first problem of the form. */
export function readTerms(form: TermsForm, scale: Scale): TermsOffered | TermsProblem {
  const { kind, period, tierKind, measure, carry } = form
  const platformMillionths = millionthsOf(form.platform)
  if (platformMillionths === undefined) return 'platform'
  const activeFrom = atomsOf(form.activeFrom, scale)
  if (activeFrom === undefined) return 'amount'
  const read = form.tiers.map((each) => tierOf(each, scale))
  const tiers = read.filter(isTier)
  const problem = read.find((each) => !isTier(each))
  if (problem !== undefined && !isTier(problem)) return problem
  const terms = {
    kind,
    currency: scale.currency,
    period,
    tierKind,
    measure,
    carry,
    platformMillionths,
    activeFrom,
    tiers,
  }
  const fault = faultOfTerms(terms)
  if (fault !== undefined) return fault
  const days = countOf(form.notice)
  if (days === undefined || days > NOTICE_DAYS_MAX) return 'notice'
  return { terms, noticeDays: days === 0 ? null : days }
}

/** Writes a rate in percent, as precisely as it is. */
export const percentOf = (millionths: number, locale: string): string =>
  (millionths / 1_000_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 4 })

const typedPercent = (millionths: number): string => (millionths === 0 ? '' : `${millionths / MILLIONTHS_PER_PERCENT}`)

/** A form with terms that exist already. */
export function formOf({ terms, noticeDays }: TermsOffered, { currency, locale }: Scale): TermsForm {
  const amount = (atoms: bigint): string => (atoms === 0n ? '' : makeTyped(atoms, currency, locale))
  const { kind, period, tierKind, measure, carry } = terms
  return {
    kind,
    period,
    tierKind,
    measure,
    carry,
    platform: typedPercent(terms.platformMillionths),
    activeFrom: amount(terms.activeFrom),
    notice: noticeDays === null ? '' : `${noticeDays}`,
    tiers: terms.tiers.map(({ rateMillionths, validBetMin, lossMin, activeMembersMin }) => ({
      rate: typedPercent(rateMillionths),
      validBet: amount(validBetMin),
      loss: amount(lossMin),
      active: activeMembersMin === 0 ? '' : `${activeMembersMin}`,
    })),
  }
}
