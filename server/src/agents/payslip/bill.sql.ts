import type { Currency } from '@ronda/core'
import type { PayKind } from '@ronda/core/payroll'
import { sql, type RawBuilder } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** One process at a time decides what is paid. False while another one does. */
export async function lockPayments(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('agents.payslip.pay', 0)) as held`.execute(tx)
  return rows[0]?.held === true
}

/** A bill with what is still to be paid, or to be taken off: below zero for a correction. */
export type OpenBill = {
  readonly id: string
  readonly account: string
  readonly kind: string
  readonly rest: bigint
  /** How many payments it has had. */
  readonly payments: number
}

const payments = sql`(select count(*)::int from pay_payment where pay_payment.bill = pay_bill.id) as payments`
const columns = sql`id, agent as account, kind, (amount - coalesce(collected, 0))::bigint as rest, ${payments}`
const isOpen = sql<boolean>`decision = 'approved' and (collected is null or collected <> amount)`

/** Bills to pay, oldest first, without those whose payment is under way. */
export async function listToPay(tx: Tx, currency: Currency, atMost: number): Promise<readonly OpenBill[]> {
  const { rows } = await sql<OpenBill>`
    select ${columns} from pay_bill
    where ${isOpen} and amount > 0 and currency = ${currency} and not exists (
      select from pay_payment where pay_payment.bill = pay_bill.id and paid_at is null
    )
    order by seq limit ${atMost}`.execute(tx)
  return rows
}

/** Bills of which nothing is paid now, and those of which nothing will be. */
export const isNotApproved = sql<boolean>`decision is distinct from 'approved'`
export const isLost = (nowMs: number) =>
  sql<boolean>`(decision = 'denied' or decision is null and decide_until <= ${new Date(nowMs)})`

/**
 * What the negative corrections of some payslips take off. One takes back first what its payslip was not approved to
 * pay: nobody got that. Without this a denied bill and its correction would take money off another payslip.
 */
export const takeOffs = (slips: RawBuilder<unknown>, isUnpaid: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select id, (until - coalesce(lag(until) over (partition by slip order by no), 0))::bigint as "takesOff" from (
    select id, slip, no, greatest(0, max(sum) over (partition by slip order by no)) as until from (
      select id, slip, no,
        sum(-amount) filter (where amount < 0 or ${isUnpaid}) over (partition by slip order by no) as sum
      from pay_bill where slip in (${slips})
    ) as summed
  ) as reached
)`

/** What is to be taken off the bills of these agents, oldest first. */
export async function listToTakeOff(
  tx: Tx,
  currency: Currency,
  agents: readonly string[],
): Promise<readonly OpenBill[]> {
  const isOpenOff = sql<boolean>`${isOpen} and amount < 0 and currency = ${currency} and agent = any(${agents}::uuid[])`
  const { rows } = await sql<OpenBill>`
    select id, agent as account, kind, (-"takesOff" - coalesce(collected, 0))::bigint as rest, ${payments}
    from pay_bill join ${takeOffs(sql`select slip from pay_bill where ${isOpenOff}`, isNotApproved)} as own using (id)
    where ${isOpenOff} and "takesOff" > -coalesce(collected, 0)
    order by seq`.execute(tx)
  return rows
}

export type NewPayment = {
  readonly id: string
  readonly bill: string
  readonly no: number
  readonly amount: bigint
  /** Set off against this bill; null: the fund pays. */
  readonly against: string | null
}

export async function insertPayments(tx: Tx, payments: readonly NewPayment[], nowMs: number): Promise<void> {
  const at = new Date(nowMs)
  await sql`
    insert into pay_payment (id, bill, no, amount, against, asked_at, paid_at)
    select id, bill, no, amount, against, ${at}, case when against is not null then ${at}::timestamptz end
    from unnest(${payments.map(({ id }) => id)}::uuid[], ${payments.map(({ bill }) => bill)}::uuid[],
      ${payments.map(({ no }) => no)}::int[], ${payments.map(({ amount }) => amount.toString())}::bigint[],
      ${payments.map(({ against }) => against)}::uuid[]) as given(id, bill, no, amount, against)`.execute(tx)
}

/** Adds what was paid to the bills. */
export async function addCollected(
  tx: Tx,
  paid: readonly { readonly bill: string; readonly amount: bigint }[],
): Promise<void> {
  await sql`
    update pay_bill set collected = coalesce(collected, 0) + given.amount
    from (
      select bill, sum(amount)::bigint as amount
      from unnest(${paid.map(({ bill }) => bill)}::uuid[], ${paid.map(({ amount }) => amount.toString())}::bigint[])
        as each(bill, amount)
      group by bill
    ) as given
    where pay_bill.id = given.bill`.execute(tx)
}

/** The fund was asked for these. */
export async function recordAsked(tx: Tx, bills: readonly string[]): Promise<void> {
  await sql`
    update pay_bill set collected = 0 where id = any(${bills}::uuid[]) and collected is null`.execute(tx)
}

/** The fund has nothing left: whatever waits is owed. */
export async function recordOwed(tx: Tx, currency: Currency): Promise<void> {
  await sql`
    update pay_bill set collected = 0
    where ${isOpen} and collected is null and amount > 0 and currency = ${currency}`.execute(tx)
}

export type OpenPayment = Pick<NewPayment, 'id' | 'bill' | 'amount'> & {
  readonly account: string
  readonly kind: PayKind
}

/** Payments that the ledger has not answered, oldest first. */
export async function listOpenPayments(
  tx: Tx,
  { currency, nowMs, atMost }: { readonly currency: Currency; readonly nowMs: number; readonly atMost: number },
): Promise<readonly OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    select pay_payment.id, bill, pay_payment.amount, pay_bill.agent as account, pay_slip.kind
    from pay_payment join pay_bill on pay_bill.id = pay_payment.bill join pay_slip on pay_slip.id = pay_bill.slip
    where paid_at is null and currency = ${currency}
      and ${isNotSetAside('payslip.pay', sql.ref('pay_payment.id'), nowMs)}
    order by asked_at, pay_bill.seq limit ${atMost}`.execute(tx)
  return rows
}

/** What the fund was asked for and has not paid. */
export async function sumOpenPayments(tx: Tx, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(pay_payment.amount), 0)::bigint as sum
    from pay_payment join pay_bill on pay_bill.id = pay_payment.bill
    where paid_at is null and currency = ${currency}`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** Records that the ledger has paid; false for one that was recorded before. */
export async function recordPaid(
  tx: Tx,
  { id, bill, amount }: Pick<OpenPayment, 'id' | 'bill' | 'amount'>,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update pay_payment set paid_at = ${new Date(nowMs)} where id = ${id} and paid_at is null returning id`.execute(tx)
  if (rows.length > 0) await addCollected(tx, [{ bill, amount }])
  return rows.length > 0
}

/** What is owed: approved, and not paid. */
export async function sumOwed(tx: Tx, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount - coalesce(collected, 0)), 0)::bigint as sum from pay_bill
    where ${isOpen} and amount > 0 and currency = ${currency}`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** The payslips that these operations of an agent's wallet have paid, by operation. */
export async function payslipsAmong(
  tx: Tx,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly kind: string }>> {
  const { rows } = await sql<{ payment: string; id: string; kind: string }>`
    select pay_payment.id as payment, pay_bill.slip as id, pay_bill.kind
    from pay_payment join pay_bill on pay_bill.id = pay_payment.bill
    where pay_payment.id = any(${ids}::uuid[]) and pay_bill.agent::text = ${owner}`.execute(tx)
  return new Map(rows.map(({ payment, id, kind }) => [payment, { id, kind }]))
}
