import type { Income, PayslipBet, PayslipBill, PayslipRead, PayslipRow, PayRunDue, PayRunShown } from '@ronda/contract'
import { rational, type Currency } from '@ronda/core'
import { PAY_KINDS, roundParts, type Parts, type Period, type Terms } from '@ronda/core/payroll'
import type { FileKind } from './file.ts'
import { pseudonymOf } from '../team/team.ts'
import type { ExcludedSum } from './exclude.sql.ts'
import { stateOf, stateOfCorrection } from './payslip.ts'
import type { KindIncome, ListedSlip, ReadBet, ReadBill, ReadPayment } from './read.sql.ts'
import type { RunAsked } from './run.ts'
import type { StoredRun } from './run.sql.ts'
import type { StoredSlip } from './slip.sql.ts'

const shownPeriod = ({ kind, fromMs, toMs }: Pick<Period, 'kind' | 'fromMs' | 'toMs'>) => ({
  kind,
  from: fromMs,
  to: toMs,
})

export const shownRow = (slip: ListedSlip, nowMs: number): PayslipRow => ({
  id: slip.id,
  kind: slip.kind,
  currency: slip.currency,
  period: { kind: slip.periodKind, from: slip.from.getTime(), to: slip.to.getTime() },
  tier: slip.tier,
  gross: slip.gross,
  pay: slip.pay,
  debt: slip.debt,
  corrected: slip.corrected,
  paid: slip.paid,
  state: stateOf(slip, slip.tier, nowMs),
})

const shownBill = (
  bill: ReadBill,
  tier: number | null,
  payments: readonly ReadPayment[],
  nowMs: number,
): PayslipBill => ({
  no: bill.no,
  amount: bill.amount,
  collected: bill.collected ?? 0n,
  state: bill.no === 0 ? stateOf(bill, tier, nowMs) : stateOfCorrection(bill, nowMs),
  postedAt: bill.postedAtMs,
  note: bill.note,
  payments: payments
    .filter((payment) => payment.bill === bill.id)
    .map(({ amount, paidAtMs: paidAt, isSetOff }) => ({ amount, paidAt, isSetOff })),
})

export type ReadParts = {
  readonly listed: ListedSlip
  readonly slip: StoredSlip
  readonly terms: Terms
  readonly names: ReadonlyMap<string, string>
  readonly bills: readonly ReadBill[]
  readonly payments: readonly ReadPayment[]
  readonly excluded: readonly ExcludedSum[]
}

/** What is computed in millionths of an atom, to the nearest amount that can be paid. */
const shownParts = (parts: Parts, currency: Currency): bigint => roundParts(rational(parts), currency)

export function shownPayslip(parts: ReadParts, nowMs: number): PayslipRead {
  const { listed, slip, terms, names, bills, payments, excluded } = parts
  const { figures, base, downlines, rebates, carried, into } = slip.detail
  const { currency } = listed
  return {
    ...shownRow(listed, nowMs),
    terms: { ...terms, tiers: [...terms.tiers] },
    termsHash: slip.termsHash,
    figures,
    base: shownParts(base, currency),
    carriedIn: shownParts(into.loss, currency),
    carriedOut: shownParts(carried.loss, currency),
    downlines: downlines.map(({ agent: id, amount }) => ({ id, name: names.get(id) ?? id, amount })),
    rebates,
    bills: bills.map((bill) => shownBill(bill, slip.tier, payments, nowMs)),
    excluded: excluded.map(({ excluded: reason, bets, validBet }) => ({ reason, bets, validBet })),
  }
}

/** Members are told apart by their numbers; nobody learns a name that somebody chose after themselves. */
export const shownBet = (bet: ReadBet, nameOf: (game: string) => string): PayslipBet => ({
  id: String(bet.no),
  at: bet.atMs,
  member: { id: bet.memberNumber, name: pseudonymOf(bet.memberName) },
  game: bet.game === null ? null : nameOf(bet.game),
  validBet: bet.validBet,
  stakes: bet.stakes,
  prizes: bet.prizes,
  given: bet.given,
  isUndo: bet.source === 'undo',
  excluded: bet.excluded,
  isLate: bet.isLate,
})

/** Income by kind of contract: those that paid anything. */
export function shownKinds(sums: readonly KindIncome[]): Income[] {
  return PAY_KINDS.flatMap((kind) => {
    const own = sums.filter((each) => each.kind === kind)
    const add = (name: 'earned' | 'paid' | 'owed' | 'waiting') => own.reduce((sum, each) => sum + each[name], 0n)
    return own.length === 0
      ? []
      : [{ kind, earned: add('earned'), paid: add('paid'), owed: add('owed'), waiting: add('waiting') }]
  })
}

/** Income by month, also of months without any. */
export const shownMonths = (sums: readonly KindIncome[], months: readonly string[]) =>
  months.map((month) => {
    const own = sums.filter((each) => each.month === month)
    return {
      month,
      earned: own.reduce((sum, { earned }) => sum + earned, 0n),
      paid: own.reduce((sum, { paid }) => sum + paid, 0n),
    }
  })

export const shownDue = ({ kind, currency, period }: RunAsked): PayRunDue => ({
  kind,
  currency,
  period: shownPeriod(period),
})

export const shownRun = ({ id, payslips, pay, closedAtMs, ...asked }: StoredRun): PayRunShown => ({
  ...shownDue(asked),
  id,
  payslips,
  pay,
  closedAt: closedAtMs,
})

/** The name of a file: what it is of, and when. */
const fileName = ({ kind, period }: RunAsked, of: FileKind): string =>
  `payslip-${kind}-${of === 'closed' ? '' : `${of}-`}${new Date(period.fromMs).toISOString().slice(0, 16).replace(':', '')}.json`

type Part = { readonly run: RunAsked; readonly text: string; readonly next: number | null }

export const shownFile = ({ run, text, next }: Part, of: FileKind) => ({ name: fileName(run, of), text, next })
