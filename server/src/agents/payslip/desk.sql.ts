import type { BillQueue } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { PayKind, PeriodKind } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { isLost, takeOffs } from './bill.sql.ts'
import type { StoredBill } from './payslip.ts'

/** What is owed to an agent, for staff. */
export type DeskBillRow = StoredBill & {
  readonly id: string
  readonly seq: number
  readonly account: string
  readonly kind: PayKind
  readonly currency: Currency
  readonly periodKind: PeriodKind
  readonly from: Date
  readonly to: Date
  readonly agentNumber: string
  readonly agentName: string
  readonly no: number
  readonly tier: number | null
  readonly postedAtMs: number
  readonly note: string | null
}

const QUEUES = {
  awaiting: (nowMs: number) => sql<boolean>`decision is null and decide_until > ${new Date(nowMs)}`,
  owed: () => sql<boolean>`decision = 'approved' and (collected is null or collected <> amount) and amount > 0`,
  all: () => sql<boolean>`(amount <> 0 or decision = 'denied')`,
} satisfies Readonly<Record<BillQueue, (nowMs: number) => unknown>>

export type BillsAsked = {
  readonly queue: BillQueue
  readonly kind: PayKind | undefined
  readonly agent: string | undefined
  readonly before: number | undefined
  readonly nowMs: number
  readonly atMost: number
}

/** Newest first. */
export async function listDeskBills(tx: Tx, asked: BillsAsked): Promise<readonly DeskBillRow[]> {
  const { queue, kind, agent, before, nowMs, atMost } = asked
  const { rows } = await sql<DeskBillRow>`
    with page as (
      select id, seq, slip, agent, kind, currency, no, amount, collected, decision, note, posted_at, decide_until
      from pay_bill
      where ${QUEUES[queue](nowMs)} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        and ${agent === undefined ? sql`true` : sql`agent = ${agent}`}
        and ${before === undefined ? sql`true` : sql`seq < ${before}`}
      order by seq desc limit ${atMost}
    )
    select page.id, page.seq::float8 as seq, page.agent as account, page.kind, page.currency,
      pay_run.period as "periodKind", pay_run.from_at as "from", pay_run.to_at as "to",
      agent.number::text as "agentNumber", agent.username as "agentName", no, page.amount, collected, decision, tier,
      note, "takesOff", (extract(epoch from posted_at) * 1000)::float8 as "postedAtMs",
      (extract(epoch from decide_until) * 1000)::float8 as "decideUntilMs"
    from page join pay_slip on pay_slip.id = page.slip join pay_run on pay_run.id = pay_slip.run
    join ${accountsAs('agent')} on agent.id = page.agent
    left join ${takeOffs(sql`select slip from page where amount < 0`, isLost(nowMs))} as lost on lost.id = page.id
    order by page.seq desc`.execute(tx)
  return rows
}

export async function sumAwaiting(tx: Tx, currency: Currency, nowMs: number): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from pay_bill
    where ${QUEUES.awaiting(nowMs)} and currency = ${currency}`.execute(tx)
  return rows[0]?.sum ?? 0n
}

export async function countAwaiting(tx: Tx, nowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pay_bill where ${QUEUES.awaiting(nowMs)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export type UndecidedBill = {
  readonly id: string
  readonly account: string
  readonly amount: bigint
  readonly decision: 'approved' | 'denied' | null
  readonly decidedBy: string | null
  readonly note: string | null
  readonly decideUntilMs: number
}

/** Locked until the transaction ends, in one order, so that of two decisions one is first. */
export async function lockBills(tx: Tx, ids: readonly string[]): Promise<readonly UndecidedBill[]> {
  const { rows } = await sql<UndecidedBill>`
    select id, agent as account, amount, decision, decided_by as "decidedBy", note,
      (extract(epoch from decide_until) * 1000)::float8 as "decideUntilMs"
    from pay_bill where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows
}

export type NewDecision = {
  readonly ids: readonly string[]
  readonly decision: 'approved' | 'denied'
  readonly by: string
  readonly note: string
  readonly atMs: number
}

export async function recordDecisions(tx: Tx, { ids, decision, by, note, atMs }: NewDecision): Promise<void> {
  await sql`
    update pay_bill set decision = ${decision}, decided_by = ${by}, decided_at = ${new Date(atMs)}, note = ${note}
    where id = any(${ids}::uuid[])`.execute(tx)
}
