import { RAFFLE_LIMITS, type RafflePlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes, type Currency } from '@ronda/core'
import { parseTyped } from '@ronda/ui'

export type PrizeForm = { readonly amount: string; readonly count: string }

/** A plan as it is typed. */
export type RaffleForm = {
  readonly names: RafflePlan['names']
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly hasFree: boolean
  readonly betPerTicket: string
  readonly ticketsMax: string
  readonly perPrize: string
  readonly prizesMax: string
  readonly prizes: readonly PrizeForm[]
  readonly reason: string
}

/** What amounts are read by. */
export type Scale = { readonly currency: Currency; readonly locale: string; readonly nowMs: number }

export const FRESH_PRIZE: PrizeForm = { amount: '', count: '1' }

export const emptyForm = ({ nowMs }: Pick<Scale, 'nowMs'>): RaffleForm => ({
  names: { es: '', en: '' },
  startsAtMs: nowMs + hours(1),
  endsAtMs: nowMs + days(7),
  hasFree: true,
  betPerTicket: '',
  ticketsMax: '50',
  perPrize: '1000',
  prizesMax: '1',
  prizes: [FRESH_PRIZE],
  reason: '',
})

export const PRIZE_MAX: bigint = BigInt(RAFFLE_LIMITS.prize) * ATOMS_PER_UNIT
export const BET_MAX: bigint = BigInt(RAFFLE_LIMITS.betPerTicket) * ATOMS_PER_UNIT

export const RAFFLE_PROBLEMS = [
  'name',
  'starts',
  'ends',
  'betPerTicket',
  'ticketsMax',
  'perPrize',
  'prizesMax',
  'prizes',
  'reason',
] as const
export type RaffleProblem = (typeof RAFFLE_PROBLEMS)[number]

const REASON_MIN = 3

/** A whole number from 1 to the limit. */
function wholeIn(text: string, max: number): number | undefined {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : 0
  return value >= 1 && value <= max ? value : undefined
}

function amountIn(text: string, max: bigint, { currency, locale }: Scale): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value > 0n && typed.value <= max ? typed.value : undefined
}

/** The prizes, the largest first; undefined when one is wrong. */
function prizesIn({ prizes }: RaffleForm, scale: Scale): RafflePlan['prizes'] | undefined {
  const read = prizes.flatMap(({ amount, count }) => {
    const [atoms, many] = [amountIn(amount, PRIZE_MAX, scale), wholeIn(count, RAFFLE_LIMITS.stock)]
    return atoms === undefined || many === undefined ? [] : [{ amount: atoms, count: many }]
  })
  const isFalling = read.every(({ amount }, at) => at === 0 || amount < (read[at - 1]?.amount ?? 0n))
  const isAll = read.length === prizes.length && read.length > 0
  return isAll && isFalling && stockOf(read) <= RAFFLE_LIMITS.stock ? read : undefined
}

export const stockOf = (prizes: RafflePlan['prizes']): number => prizes.reduce((sum, { count }) => sum + count, 0)

/** Null for an empty field; undefined for one with an error. */
function betIn({ betPerTicket, hasFree }: RaffleForm, scale: Scale): bigint | null | undefined {
  if (betPerTicket.trim() === '') return hasFree ? null : undefined
  return amountIn(betPerTicket, BET_MAX, scale)
}

function timeProblems({ startsAtMs, endsAtMs }: RaffleForm, nowMs: number): readonly RaffleProblem[] {
  const lengthMs = endsAtMs - startsAtMs
  // The field has whole minutes: the minute that has just begun is still offered.
  const isTimely = startsAtMs > nowMs - minutes(1) && startsAtMs <= nowMs + days(RAFFLE_LIMITS.aheadDays)
  const isLong = lengthMs >= minutes(RAFFLE_LIMITS.minutesMin) && lengthMs <= days(RAFFLE_LIMITS.daysMax)
  return [...(isTimely ? [] : (['starts'] as const)), ...(isLong ? [] : (['ends'] as const))]
}

export type ReadRaffle = { readonly plan: RafflePlan; readonly reason: string }

/** What is typed, as it is sent; or the fields with an error. */
export function readForm(form: RaffleForm, scale: Scale): ReadRaffle | ReadonlySet<RaffleProblem> {
  const problems = new Set<RaffleProblem>(timeProblems(form, scale.nowMs))
  const prizes = prizesIn(form, scale)
  const betPerTicket = betIn(form, scale)
  const ticketsMax = wholeIn(form.ticketsMax, RAFFLE_LIMITS.ticketsMax)
  const perPrize = wholeIn(form.perPrize, RAFFLE_LIMITS.perPrize)
  const prizesMax = wholeIn(form.prizesMax, RAFFLE_LIMITS.stock)
  const { names, startsAtMs, endsAtMs, hasFree } = form
  const reason = form.reason.trim()
  if (names.es.trim() === '' || names.en.trim() === '') problems.add('name')
  if (reason.length < REASON_MIN) problems.add('reason')
  const numbers = { betPerTicket, ticketsMax, perPrize, prizesMax, prizes }
  for (const problem of RAFFLE_PROBLEMS) {
    if (problem in numbers && numbers[problem as keyof typeof numbers] === undefined) problems.add(problem)
  }
  if (betPerTicket === undefined || ticketsMax === undefined || perPrize === undefined) return problems
  if (prizesMax === undefined || prizes === undefined || problems.size > 0) return problems
  const plan = { names, startsAtMs, endsAtMs, hasFree, betPerTicket, ticketsMax, perPrize, prizesMax, prizes }
  return { plan, reason }
}

/** What the prizes cost that can be drawn. */
export function potOf({ prizes, prizesMax }: Pick<RafflePlan, 'prizes' | 'prizesMax'>): bigint {
  const amounts = prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount))
  return amounts.slice(0, prizesMax).reduce((sum, amount) => sum + amount, 0n)
}

/** So many tickets, with which the number of prizes is explained: enough for one prize more than is drawn at most. */
export function exampleOf(plan: RafflePlan): { readonly tickets: number; readonly prizes: number } {
  const prizes = Math.min(plan.prizesMax, stockOf(plan.prizes))
  return { tickets: plan.perPrize * (prizes + 1), prizes }
}
