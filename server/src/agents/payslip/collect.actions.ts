import type { Currency } from '@ronda/core'
import type { PayKind } from '@ronda/core/payroll'
import { LedgerBusy, LedgerUnknown } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { RewardFunds } from '../../rewards/rewardFund/index.ts'
import { planPayments } from './bill.ts'
import {
  addCollected,
  insertPayments,
  listOpenPayments,
  listToPay,
  listToTakeOff,
  lockPayments,
  recordAsked,
  recordOwed,
  recordPaid,
  sumOpenPayments,
  type NewPayment,
  type OpenBill,
  type OpenPayment,
} from './bill.sql.ts'
import { CONTRACT_FUND } from './event.ts'
import type { RunOptions } from './run.actions.ts'

export type CollectOptions = RunOptions & {
  readonly currency: Currency
  readonly walletStore: Pick<WalletStore, 'of'>
  readonly rewardFunds: Pick<RewardFunds, 'pay' | 'balanceOf'>
  /** Called after an agent's balance has changed. */
  readonly onPaid: (account: string) => void
}

/** Bills of one page: the fund is asked in their order. */
const PAGE_MAX = 500

/**
 * The payments of a plan. The first payment of a bill has the bill's own id.
 */
function paymentsOf({ ids }: CollectOptions, bills: readonly OpenBill[], plan: ReturnType<typeof planPayments>) {
  const counts = new Map(bills.map(({ id, payments }) => [id, payments]))
  const next = (bill: string, amount: bigint, against: string | null): NewPayment => {
    const no = (counts.get(bill) ?? 0) + 1
    counts.set(bill, no)
    return {
      id: no === 1 && against === null ? bill : ids.named('payslip.payment', bill, no),
      bill,
      no,
      amount,
      against,
    }
  }
  return [
    ...plan.setOff.flatMap(({ bill, against, amount }) => [next(bill, amount, against), next(against, -amount, bill)]),
    ...plan.paid.filter(({ amount }) => amount > 0n).map(({ bill, amount }) => next(bill, amount, null)),
  ]
}

/** Decides what is paid of one page of bills; whether there may be more. */
async function plan(options: CollectOptions, tx: Tx): Promise<boolean> {
  const { clock, currency, rewardFunds } = options
  if (!(await lockPayments(tx))) return false
  const toPay = await listToPay(tx, currency, PAGE_MAX)
  if (toPay.length === 0) return false
  const agents = [...new Set(toPay.map(({ account }) => account))]
  const toTakeOff = await listToTakeOff(tx, currency, agents)
  // Read after the lock: nobody else plans with the same money. What is asked for is still in the balance, or paid.
  const asked = await sumOpenPayments(tx, currency)
  const fund = (await rewardFunds.balanceOf(CONTRACT_FUND, currency)) - asked
  const planned = planPayments(toPay, toTakeOff, fund)
  const payments = paymentsOf(options, [...toPay, ...toTakeOff], planned)
  await insertPayments(tx, payments, clock.nowMs())
  await addCollected(
    tx,
    payments.filter(({ against }) => against !== null),
  )
  await recordAsked(
    tx,
    planned.paid.map(({ bill }) => bill),
  )
  if (planned.isShort) await recordOwed(tx, currency)
  return !planned.isShort && toPay.length === PAGE_MAX
}

/** Pays once what was decided. The operation has the id of the payment, so that a retry pays nothing twice. */
async function pay(options: CollectOptions, payment: OpenPayment): Promise<void> {
  const { db, clock, currency, walletStore, rewardFunds, onPaid } = options
  const { cash: to } = await walletStore.of(payment.account)
  const { id, amount } = payment
  const paid = await rewardFunds.pay({ id, fund: CONTRACT_FUND, to, currency, amount })
  // The balance was read before a payment that was already under way: it is tried again when the fund is filled.
  if (!paid.ok) return
  if (await db.write((tx) => finish(tx, payment, currency, clock.nowMs()))) onPaid(payment.account)
}

/** Salaries that are paid every hour or every five minutes would fill the inbox. */
const TOLD: ReadonlySet<PayKind> = new Set(['dividend', 'dailySalary'])

/** Records that a payment was made, with a message to the agent; false when it was recorded before. */
async function finish(tx: Tx, payment: OpenPayment, currency: Currency, atMs: number): Promise<boolean> {
  if (!(await recordPaid(tx, payment, atMs))) return false
  const { id, account, amount, kind: payKind } = payment
  const facts = { amount, currency, payKind }
  if (TOLD.has(payKind))
    await publishMemberEvent(tx, { account, event: 'payslip.paid', key: `payslip.paid:${id}`, facts, atMs })
  return true
}

/** Payments that are made at once: enough to share a batch of the ledger. */
const AT_ONCE = 50

async function payOpen(options: CollectOptions): Promise<void> {
  const { db, clock, currency, failures } = options
  const nowMs = clock.nowMs()
  const open = await db.read((tx) => listOpenPayments(tx, { currency, nowMs, atMost: PAGE_MAX }))
  for (let at = 0; at < open.length; at += AT_ONCE) {
    await failures.eachAtOnce('payslip.pay', open.slice(at, at + AT_ONCE), {
      idOf: ({ id }) => id,
      work: (payment) => pay(options, payment),
      concernsAll: (error) => error instanceof LedgerBusy || error instanceof LedgerUnknown,
    })
  }
}

/** Pages that one run of the job pays: 100,000 bills. */
const PAGES_MAX = 200

/** Pays what is approved, from the fund and in the order of the bills as long as it lasts. What it lacks is owed. */
export async function collectDue(options: CollectOptions): Promise<void> {
  for (let page = 0; page < PAGES_MAX; page++) {
    // What was interrupted comes first: its money is counted as given.
    await payOpen(options)
    if (!(await options.db.write((tx) => plan(options, tx)))) break
  }
  await payOpen(options)
}
