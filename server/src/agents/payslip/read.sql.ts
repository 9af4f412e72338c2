import type { Currency } from '@ronda/core'
import type { Exclusion, PayKind, PeriodKind } from '@ronda/core/payroll'
import { sql, type RawBuilder } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { isLost, isNotApproved, takeOffs } from './bill.sql.ts'
import { excludedUntil } from './exclude.sql.ts'
import type { StoredBill } from './payslip.ts'
import type { RunAsked } from './run.ts'

/** A payslip in a list, with what became of it. */
export type ListedSlip = StoredBill & {
  readonly id: string
  readonly kind: PayKind
  readonly currency: Currency
  readonly periodKind: PeriodKind
  readonly from: Date
  readonly to: Date
  readonly tier: number | null
  readonly gross: bigint
  readonly pay: bigint
  readonly debt: bigint
  /** The sum of its corrections. */
  readonly corrected: bigint
  /** What was paid for it and its corrections. */
  readonly paid: bigint
}

const slipColumns = sql`
  pay_slip.id, pay_slip.kind, pay_run.currency, pay_run.period as "periodKind", pay_slip.from_at as "from",
  pay_run.to_at as "to", pay_slip.tier, gross, pay_slip.pay, debt, first.amount, first.decision, first.collected, null as "takesOff",
  (extract(epoch from first.decide_until) * 1000)::float8 as "decideUntilMs", later.corrected,
  (later.paid + coalesce(first.collected, 0))::bigint as paid`
const slipTables = sql`
  pay_slip join pay_run on pay_run.id = pay_slip.run
  join pay_bill as first on first.slip = pay_slip.id and first.no = 0
  cross join lateral (
    select coalesce(sum(amount) filter (where decision is distinct from 'denied'), 0)::bigint as corrected,
      coalesce(sum(collected), 0)::bigint as paid
    from pay_bill where slip = pay_slip.id and no > 0
  ) as later`

export type SlipsAsked = {
  readonly agent: string
  readonly kind: PayKind
  /** Of periods that begin in this time. */
  readonly fromMs: number
  readonly toMs: number
  /** The payslip after which the page begins. */
  readonly after: string | null
  readonly atMost: number
}

/** The payslips of an agent, newest first. */
export async function listOwnSlips(tx: Tx, asked: SlipsAsked): Promise<readonly ListedSlip[]> {
  const { agent, kind, fromMs, toMs, after, atMost } = asked
  const last = sql`(select from_at, id from pay_slip where id = ${after} and agent = ${agent})`
  const { rows } = await sql<ListedSlip>`
    select ${slipColumns} from ${slipTables}
    where pay_slip.agent = ${agent} and pay_slip.kind = ${kind}
      and pay_slip.from_at >= ${new Date(fromMs)} and pay_slip.from_at < ${new Date(toMs)}
      and ${after === null ? sql`true` : sql`(pay_slip.from_at, pay_slip.id) < ${last}`}
    order by pay_slip.from_at desc, pay_slip.id desc limit ${atMost}`.execute(tx)
  return rows
}

export async function findListed(tx: Tx, slip: string): Promise<ListedSlip | undefined> {
  const { rows } = await sql<ListedSlip>`
    select ${slipColumns} from ${slipTables} where pay_slip.id = ${slip}`.execute(tx)
  return rows[0]
}

export type ReadBill = StoredBill & {
  readonly id: string
  readonly no: number
  readonly postedAtMs: number
  readonly note: string | null
}

/** What is owed for a payslip and its corrections, in their order. */
export async function listBills(tx: Tx, slip: string, nowMs: number): Promise<readonly ReadBill[]> {
  const { rows } = await sql<ReadBill>`
    select id, no, amount, decision, collected, note, (extract(epoch from posted_at) * 1000)::float8 as "postedAtMs",
      (extract(epoch from decide_until) * 1000)::float8 as "decideUntilMs", "takesOff"
    from pay_bill join ${takeOffs(sql`${slip}`, isLost(nowMs))} as lost using (id) where slip = ${slip}
    order by no`.execute(tx)
  return rows
}

export type ReadPayment = {
  readonly bill: string
  readonly amount: bigint
  readonly paidAtMs: number
  readonly isSetOff: boolean
}

/** What was paid for these bills, oldest first. */
export async function listPayments(tx: Tx, bills: readonly string[]): Promise<readonly ReadPayment[]> {
  const { rows } = await sql<ReadPayment>`
    select bill, amount, (extract(epoch from paid_at) * 1000)::float8 as "paidAtMs", against is not null as "isSetOff"
    from pay_payment where bill = any(${bills}::uuid[]) and paid_at is not null order by paid_at, no`.execute(tx)
  return rows
}

/** The names of agents by their numbers. */
export async function findAgentNames(tx: Tx, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ number: string; username: string }>`
    select number::text as number, username from ${accountsAs('agent')}
    where number = any(${numbers}::bigint[]) and kind = 'agent'`.execute(tx)
  return new Map(rows.map(({ number, username }) => [number, username]))
}

export type ReadBet = {
  readonly no: number
  readonly source: 'bet' | 'given' | 'undo'
  readonly atMs: number
  readonly memberNumber: string
  readonly memberName: string
  readonly game: string | null
  readonly validBet: bigint
  readonly stakes: bigint
  readonly prizes: bigint
  readonly given: bigint
  readonly excluded: Exclusion | null
  /** It came after the payslip was closed: a correction pays for it. */
  readonly isLate: boolean
}

/** The last event that a payslip or one of its corrections was computed from. */
export async function findSlipCorrectedUntil(tx: Tx, slip: string, eventsUntil: bigint): Promise<bigint> {
  const { rows } = await sql<{ until: bigint }>`
    select greatest(max(events_until), ${eventsUntil}::bigint) as until from pay_bill where slip = ${slip}`.execute(tx)
  return rows[0]?.until ?? eventsUntil
}

/** The same for all payslips of a run. */
export async function findRunCorrectedUntil(tx: Tx, run: string, eventsUntil: bigint): Promise<bigint> {
  const { rows } = await sql<{ until: bigint }>`
    select greatest(max(events_until), ${eventsUntil}::bigint) as until
    from pay_slip join pay_bill on pay_bill.slip = pay_slip.id where run = ${run}`.execute(tx)
  return rows[0]?.until ?? eventsUntil
}

export type BetsAsked = {
  readonly asked: RunAsked
  /** The last event that the run has read, and the last one of a correction. */
  readonly until: { readonly run: bigint; readonly corrected: bigint }
  readonly agent: string
  /** The event before which the page begins. */
  readonly before: number | null
  readonly atMost: number
}

/** With more lines than these, every hundredth event is the agent's: the newest are soon found by their time. */
const LINES_MAX = 200

/** The lines with an agent; undefined where there are many. */
async function listFewLines(tx: Tx, agent: string): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from pay_line where agents @> ${[agent]}::uuid[] limit ${LINES_MAX + 1}`.execute(tx)
  return rows.length > LINES_MAX ? undefined : rows.map(({ id }) => id)
}

/** The events of a page: the end of a range of an index for each line, or of all events of the period. */
async function pageOfBets(
  tx: Tx,
  { asked: { currency, period }, until, agent, before, atMost }: BetsAsked,
): Promise<RawBuilder<unknown>> {
  const isAfter = sql`(event.at, event.no) < ((select at from pay_event where no = ${before}), ${before}::bigint)`
  const isAsked = sql`event.currency = ${currency} and event.source <> 'exclusion' and event.no <= ${until.corrected}
    and event.at >= ${new Date(period.fromMs)} and event.at < ${new Date(period.toMs)}
    and ${before === null ? sql`true` : isAfter}`
  const newest = sql`order by event.at desc, event.no desc limit ${atMost}`
  const lines = await listFewLines(tx, agent)
  if (lines === undefined) {
    const isBelow = sql`event.line in (select id from pay_line where agents @> ${[agent]}::uuid[])`
    return sql`(select * from pay_event as event where ${isAsked} and ${isBelow} ${newest})`
  }
  return sql`(
    select event.* from unnest(${lines}::int[]) as line(id) cross join lateral (
      select * from pay_event as event where event.line = line.id and ${isAsked} ${newest}
    ) as event ${newest}
  )`
}

/** The events below an agent that a run or a correction has read, newest first. */
export async function listBets(tx: Tx, asked: BetsAsked): Promise<readonly ReadBet[]> {
  const { until } = asked
  const { rows } = await sql<ReadBet>`
    select event.no::float8 as no, source, (extract(epoch from event.at) * 1000)::float8 as "atMs",
      member.number::text as "memberNumber", member.username as "memberName", game, valid_bet as "validBet", stakes,
      prizes, (rebates + promotions)::bigint as given, ${excludedUntil(until.corrected)} as excluded,
      event.no > ${until.run} as "isLate"
    from ${await pageOfBets(tx, asked)} as event join ${accountsAs('member')} on member.id = event.account
    order by event.at desc, event.no desc`.execute(tx)
  return rows
}

export type KindIncome = {
  readonly kind: PayKind
  readonly month: string
  readonly earned: bigint
  readonly paid: bigint
  readonly owed: bigint
  readonly waiting: bigint
}

export type IncomeAsked = {
  readonly agent: string
  readonly kind: PayKind | undefined
  readonly currency: Currency
  readonly sinceMs: number
  readonly nowMs: number
}

/** What an agent's contracts paid since a moment, by kind and month (UTC) of the period. */
export async function sumIncome(
  tx: Tx,
  { agent, kind, currency, sinceMs, nowMs }: IncomeAsked,
): Promise<readonly KindIncome[]> {
  const corrected = sql`select slip from own where amount < 0`
  const { rows } = await sql<KindIncome>`
    with own as (
      select pay_bill.id, slip, pay_bill.kind, date_trunc('month', from_at at time zone 'UTC') as month, amount,
        collected, decision, decide_until
      from pay_slip join pay_bill on pay_bill.slip = pay_slip.id
      where pay_slip.agent = ${agent} and pay_bill.agent = ${agent} and from_at >= ${new Date(sinceMs)}
        and currency = ${currency}
        and ${kind === undefined ? sql`true` : sql`pay_slip.kind = ${kind} and pay_bill.kind = ${kind}`}
    ), due as (
      select kind, month, collected, case when decision = 'approved' then amount else 0 end as due,
        case when ${isLost(nowMs)} then 0 else amount end as possible
      from own where amount >= 0
      union all
      select own.kind, month, collected, -taken."takesOff", -lost."takesOff" from own
      left join ${takeOffs(corrected, isNotApproved)} as taken using (id)
      left join ${takeOffs(corrected, isLost(nowMs))} as lost using (id)
      where amount < 0
    )
    select kind, to_char(month, 'YYYY-MM') as month, coalesce(sum(possible), 0)::bigint as earned,
      coalesce(sum(collected), 0)::bigint as paid, coalesce(sum(due - coalesce(collected, 0)), 0)::bigint as owed,
      coalesce(sum(possible - due), 0)::bigint as waiting
    from due group by due.kind, due.month order by due.month, due.kind`.execute(tx)
  return rows
}
