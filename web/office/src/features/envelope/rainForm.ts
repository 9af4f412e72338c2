import { RAIN_LIMITS, type RainPlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes, smallestOf, type Currency } from '@ronda/core'
import { makeTyped, parseTyped } from '@ronda/ui'

/** A plan as it is typed. */
export type RainForm = {
  readonly names: RainPlan['names']
  readonly amount: string
  readonly shares: string
  readonly least: string
  readonly rankMin: number
  readonly firstAtMs: number
  readonly windowMinutes: string
  readonly count: string
  readonly everyMinutes: string
  readonly reason: string
}

/** What amounts are read by. */
export type Scale = { readonly currency: Currency; readonly locale: string; readonly nowMs: number }

export const emptyForm = ({ currency, locale, nowMs }: Scale): RainForm => ({
  names: { es: '', en: '' },
  amount: '',
  shares: '20',
  least: makeTyped(smallestOf(currency), currency, locale),
  rankMin: 0,
  firstAtMs: nowMs + hours(1),
  windowMinutes: '60',
  count: '1',
  everyMinutes: '1440',
  reason: '',
})

export const AMOUNT_MAX = BigInt(RAIN_LIMITS.amount) * ATOMS_PER_UNIT

export type RainProblem = 'name' | 'amount' | 'shares' | 'least' | 'window' | 'count' | 'every' | 'first' | 'reason'

const REASON_MIN = 3

/** A whole number from 1 to the limit. */
function wholeIn(text: string, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : 0
  return value >= 1 && value <= max ? value : undefined
}

function amountIn(text: string, { currency, locale }: Scale): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value > 0n ? typed.value : undefined
}

export type ReadRain = { readonly plan: RainPlan; readonly reason: string }

/** What is typed, as it is sent; or the fields with an error. */
export function readForm(form: RainForm, scale: Scale): ReadRain | ReadonlySet<RainProblem> {
  const problems = new Set<RainProblem>()
  const [amount, least] = [amountIn(form.amount, scale), amountIn(form.least, scale)]
  const shares = wholeIn(form.shares, RAIN_LIMITS.shares)
  const windowMinutes = wholeIn(form.windowMinutes, RAIN_LIMITS.windowMinutes)
  const count = wholeIn(form.count, RAIN_LIMITS.count)
  const everyMinutes = wholeIn(form.everyMinutes, RAIN_LIMITS.everyMinutes)
  const { names, rankMin, firstAtMs } = form
  const reason = form.reason.trim()
  if (names.es.trim() === '' || names.en.trim() === '') problems.add('name')
  if (amount === undefined || amount > AMOUNT_MAX || amount % (least ?? 1n) !== 0n) problems.add('amount')
  if (least === undefined || (amount ?? 0n) / least > BigInt(RAIN_LIMITS.units)) problems.add('least')
  const isEnough = (amount ?? 0n) >= (least ?? 0n) * BigInt(shares ?? 0)
  if (shares === undefined || !isEnough) problems.add('shares')
  if (windowMinutes === undefined) problems.add('window')
  if (count === undefined) problems.add('count')
  if (everyMinutes === undefined) problems.add('every')
  // The field has whole minutes: the minute that has just begun is still offered.
  if (firstAtMs <= scale.nowMs - minutes(1) || firstAtMs > scale.nowMs + days(RAIN_LIMITS.aheadDays))
    problems.add('first')
  if (reason.length < REASON_MIN) problems.add('reason')
  if (amount === undefined || least === undefined || shares === undefined) return problems
  if (windowMinutes === undefined || count === undefined || everyMinutes === undefined) return problems
  if (problems.size > 0) return problems
  return { plan: { names, amount, shares, least, rankMin, firstAtMs, windowMinutes, count, everyMinutes }, reason }
}

/** What all envelopes of a plan reserve. */
export const costOf = ({ amount, count }: Pick<RainPlan, 'amount' | 'count'>): bigint => amount * BigInt(count)
