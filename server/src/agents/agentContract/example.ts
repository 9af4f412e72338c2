import { calendarDay, rational } from '@ronda/core'
import {
  makePayslips,
  measure,
  nextTier,
  NOTHING_CARRIED,
  periodAt,
  roundParts,
  type Carried,
  type PayContract,
  type PayEvent,
  type Payslip,
  type Period,
  type Terms,
} from '@ronda/core/payroll'
import type { AccountDay } from '../team/team.ts'

/** Figures of teams are kept by days of this zone. */
export const ZONE = 'UTC'

/** The period that runs and closed ones before it, oldest first; none where a period is shorter than a day. */
export function periodsUntil(nowMs: number, kind: Terms['period'], closed: number): readonly Period[] {
  if (kind === 'hourly' || kind === 'fiveMinutes') return []
  const periods: Period[] = [periodAt(nowMs, kind, ZONE)]
  while (periods.length <= closed) {
    const [first] = periods
    if (first === undefined) break
    periods.unshift(periodAt(first.fromMs - 1, kind, ZONE))
  }
  return periods
}

/** What an account did on a day, as one event at its beginning. Rebates are among the promotions. */
const eventOf = ({ account, day, line, figures }: AccountDay): PayEvent => ({
  id: [account, day, ...line].join(' '),
  member: account,
  atMs: Date.parse(day),
  line,
  amounts: {
    validBet: figures.valid,
    stakes: figures.staked,
    prizes: figures.won,
    rebates: 0n,
    promotions: figures.promoted,
    paymentFees: 0n,
  },
  excluded: null,
})

export type Example = {
  readonly period: Period
  readonly payslip: Payslip
  /** What was carried into the period, by agent. */
  readonly into: ReadonlyMap<string, Carried>
}

export type Spell = {
  readonly periods: readonly Period[]
  /** What is carried into the first of them, by agent; nothing where it is left out. */
  readonly into?: ReadonlyMap<string, Carried>
}

/**
 * What a contract would have paid in each of some periods in a row, by the engine that pays. `below`: the contracts that
 * stand below it now.
 */
export function examplesOf(
  own: PayContract,
  below: readonly PayContract[],
  days: readonly AccountDay[],
  { periods, into = new Map() }: Spell,
): readonly Example[] {
  const { kind, currency, period: periodKind } = own.terms
  const contracts = [own, ...below.filter(({ terms }) => terms.period === periodKind)]
  const events = days.map(eventOf)
  let carried = into
  return periods.flatMap((period) => {
    const within = events.filter(({ atMs }) => atMs >= period.fromMs && atMs < period.toMs)
    const payslips = makePayslips({ kind, currency, period, contracts, events: within, carried })
    const before = carried
    carried = new Map(payslips.map((each) => [each.agent, each.carried]))
    const payslip = payslips.find(({ agent }) => agent === own.agent)
    return payslip === undefined ? [] : [{ period, payslip, into: before }]
  })
}

export type Next = {
  readonly tier: number
  readonly validBet: bigint
  readonly loss: bigint
  readonly activeMembers: number
  readonly gross: bigint
}

/** What is missing to the next tier, and what the contract pays when it is reached. */
export function nextOf(terms: Terms, { payslip, period, into }: Example): Next | undefined {
  const lossBefore = (into.get(payslip.agent) ?? NOTHING_CARRIED).loss
  const cliff = nextTier(terms, measure(terms, payslip.figures, period.dayStartsMs.length, lossBefore))
  if (cliff === undefined) return undefined
  const { tier, validBet, activeMembers } = cliff
  const paid = (value: Parameters<typeof roundParts>[0]): bigint => roundParts(value, terms.currency)
  return { tier, validBet, activeMembers, loss: paid(rational(cliff.loss)), gross: paid(cliff.gross) }
}

/** The first and the last day of some periods, in the zone of the figures. */
export const daysOf = (periods: readonly Period[]) => ({
  from: calendarDay(periods[0]?.fromMs ?? 0, ZONE),
  to: calendarDay((periods.at(-1)?.toMs ?? 1) - 1, ZONE),
})
