import { periodAt, type Amounts, type Carried, type PayKind, type PeriodKind } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { excludedUntil } from './exclude.sql.ts'
import { readCarried } from './payslip.lib.ts'
import type { AccountEvent, RunAsked } from './run.ts'

/** One process at a time makes payslips or corrections. False while another one does. */
export async function lockRuns(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('agents.payslip.run', 0)) as held`.execute(tx)
  return rows[0]?.held === true
}

/** The number of the last event. */
export async function findLastEvent(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ no: bigint }>`select coalesce(max(no), 0)::bigint as no from pay_event`.execute(tx)
  return rows[0]?.no ?? 0n
}

export type StoredRun = RunAsked & {
  readonly id: string
  readonly seq: number
  readonly eventsUntil: bigint
  readonly inputsHash: string
  readonly payslips: number
  readonly pay: bigint
  readonly closedAtMs: number
}

type RunRow = Omit<StoredRun, 'period'> & {
  readonly periodKind: PeriodKind
  readonly zone: string
  readonly from: Date
}

const columns = sql`
  pay_run.id, pay_run.seq::float8 as seq, pay_run.kind, pay_run.currency, pay_run.period as "periodKind", pay_run.zone,
  pay_run.from_at as "from", events_until as "eventsUntil", inputs_hash as "inputsHash", payslips,
  pay_run.pay::bigint as pay, (extract(epoch from closed_at) * 1000)::float8 as "closedAtMs"`

const runOf = ({ periodKind, zone, from, ...run }: RunRow): StoredRun => ({
  ...run,
  period: periodAt(from.getTime(), periodKind, zone),
})

export async function findRun(tx: Tx, { kind, currency, period }: RunAsked): Promise<StoredRun | undefined> {
  const { rows } = await sql<RunRow>`
    select ${columns} from pay_run where kind = ${kind} and currency = ${currency} and period = ${period.kind}
      and from_at = ${new Date(period.fromMs)}`.execute(tx)
  return rows[0] && runOf(rows[0])
}

export async function findRunById(tx: Tx, run: string): Promise<StoredRun | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from pay_run where id = ${run}`.execute(tx)
  return rows[0] && runOf(rows[0])
}

/** Newest first. */
export async function listRuns(
  tx: Tx,
  asked: { readonly kind: PayKind | undefined; readonly before: number | undefined; readonly atMost: number },
): Promise<readonly StoredRun[]> {
  const { rows } = await sql<RunRow>`
    select ${columns} from pay_run
    where ${asked.kind === undefined ? sql`true` : sql`kind = ${asked.kind}`}
      and ${asked.before === undefined ? sql`true` : sql`seq < ${asked.before}`}
    order by seq desc limit ${asked.atMost}`.execute(tx)
  return rows.map(runOf)
}

/** Which of these kinds may be run now: those whose last run failed wait, as every failed item does. */
export async function listTriable(tx: Tx, names: readonly string[], nowMs: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as given(name)
    where ${isNotSetAside('payslip.run', sql.ref('name'), nowMs)}`.execute(tx)
  return new Set(rows.map(({ name }) => name))
}

type Kind = Pick<RunAsked, 'kind' | 'currency'> & { readonly periodKind: PeriodKind }

/** The end of the last run of a kind. */
export async function findPaidUntil(tx: Tx, { kind, currency, periodKind }: Kind): Promise<number | undefined> {
  const { rows } = await sql<{ to: Date }>`
    select to_at as "to" from pay_run where kind = ${kind} and currency = ${currency} and period = ${periodKind}
    order by from_at desc limit 1`.execute(tx)
  return rows[0]?.to.getTime()
}

export async function insertRun(tx: Tx, run: Omit<StoredRun, 'seq'>): Promise<void> {
  const { id, kind, currency, period, eventsUntil, inputsHash, payslips, pay, closedAtMs } = run
  await sql`
    insert into pay_run (id, kind, currency, period, zone, from_at, to_at, events_until, inputs_hash, payslips, pay, closed_at)
    values (${id}, ${kind}, ${currency}, ${period.kind}, ${period.zone}, ${new Date(period.fromMs)},
      ${new Date(period.toMs)}, ${eventsUntil}, ${inputsHash}, ${payslips}, ${pay.toString()}::numeric,
      ${new Date(closedAtMs)})`.execute(tx)
}

/** Whether a period has more events than so many. */
export async function hasEvents(tx: Tx, { period }: RunAsked, most: number): Promise<boolean> {
  const { rows } = await sql`
    select from pay_event where at >= ${new Date(period.fromMs)} and at < ${new Date(period.toMs)}
    offset ${most} limit 1`.execute(tx)
  return rows.length > 0
}

/** The numbers of agents. */
export async function findNumbers(tx: Tx, agents: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    select agent.id, agent.number::text as number
    from unnest(${agents}::uuid[]) as given(id) join ${accountsAs('agent')} on agent.id = given.id`.execute(tx)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export type LastSlip = {
  readonly agent: string
  readonly contract: string
  readonly toMs: number
  readonly carried: Carried
}

/** The last payslips of these agents before a period, with what they carry on, as far as it was corrected. */
export async function listLastSlips(
  tx: Tx,
  agents: readonly string[],
  { kind, currency, period }: RunAsked,
): Promise<readonly LastSlip[]> {
  const { rows } = await sql<Omit<LastSlip, 'carried'> & { carried: unknown }>`
    select given.agent, last.contract, (extract(epoch from last.to_at) * 1000)::float8 as "toMs",
      coalesce(corrected.carried, last.detail -> 'carried') as carried
    from unnest(${agents}::uuid[]) as given(agent)
    cross join lateral (
      select pay_slip.id, contract, detail, to_at from pay_slip join pay_run on pay_run.id = run
      where agent = given.agent and pay_slip.kind = ${kind} and currency = ${currency}
        and pay_slip.from_at < ${new Date(period.fromMs)}
      order by pay_slip.from_at desc, pay_slip.id desc limit 1
    ) as last
    left join lateral (
      select carried from pay_bill where slip = last.id and no > 0 order by no desc limit 1
    ) as corrected on true`.execute(tx)
  return rows.map((row) => ({ ...row, carried: readCarried(row.carried) }))
}

type EventRow = Amounts & {
  readonly no: number
  readonly id: string
  readonly member: string
  readonly at: Date
  readonly line: number
  readonly excluded: AccountEvent['excluded']
}

const amounts = (row: EventRow): Amounts => {
  const { validBet, stakes, prizes, rebates, promotions, paymentFees } = row
  return { validBet, stakes, prizes, rebates, promotions, paymentFees }
}

/** The agents of lines, nearest first. */
export async function listLineAgents(
  tx: Tx,
  lines: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; agents: readonly string[] }>`
    select id, agents from pay_line where id = any(${lines}::int[])`.execute(tx)
  return new Map(rows.map(({ id, agents }) => [id, agents]))
}

async function withLines(tx: Tx, rows: readonly EventRow[]): Promise<readonly AccountEvent[]> {
  const byId = await listLineAgents(tx, [...new Set(rows.map(({ line }) => line))])
  return rows.map((row) => ({
    id: row.id,
    member: row.member,
    atMs: row.at.getTime(),
    line: byId.get(row.line) ?? [],
    amounts: amounts(row),
    excluded: row.excluded,
  }))
}

export const inPeriod = ({ currency, period }: RunAsked, until: bigint) => sql<boolean>`
  event.currency = ${currency} and event.no <= ${until}
  and event.at >= ${new Date(period.fromMs)} and event.at < ${new Date(period.toMs)}`

type EventsAsked = {
  readonly until: bigint
  /** Only the events of these lines. */
  readonly lines?: readonly number[] | undefined
  /** The event after which the page begins. */
  readonly after?: number | undefined
  readonly atMost: number
}

type EventPage = {
  readonly events: readonly AccountEvent[]
  /** The event after which the next page begins; null at the end. */
  readonly next: number | null
}

/** A page of the single events of a period in the order in which they were stored. */
export async function listEvents(
  tx: Tx,
  asked: RunAsked,
  { until, lines, after = 0, atMost }: EventsAsked,
): Promise<EventPage> {
  const { rows } = await sql<EventRow>`
    select event.no::float8 as no, source || '-' || event.wallet || '-' || event.seq as id, member.number::text as member, at, line,
      ${excludedUntil(until)} as excluded,
      valid_bet as "validBet", stakes, prizes, rebates, promotions, payment_fees as "paymentFees"
    from pay_event as event join ${accountsAs('member')} on member.id = event.account
    where ${inPeriod(asked, until)} and source <> 'exclusion' and event.no > ${after}
      and ${lines === undefined ? sql`true` : sql`event.line = any(${lines}::int[])`}
    order by event.no limit ${atMost + 1}`.execute(tx)
  const page = rows.slice(0, atMost)
  return { events: await withLines(tx, page), next: rows.length > atMost ? (page.at(-1)?.no ?? null) : null }
}

/** The lines with one of these agents in which something happened in a period. */
export async function listLines(
  tx: Tx,
  asked: RunAsked,
  { until, agents }: { readonly until: bigint; readonly agents: readonly string[] },
): Promise<readonly { readonly id: number; readonly agents: readonly string[] }[]> {
  const { rows } = await sql<{ id: number; agents: string[] }>`
    select id, agents from pay_line
    where agents && ${agents}::uuid[]
      and exists (select from pay_event as event where event.line = pay_line.id and ${inPeriod(asked, until)})
    order by id`.execute(tx)
  return rows
}

/** Runs with events that came after they were closed, between two numbers of events. */
export async function listLateRuns(tx: Tx, after: bigint, until: bigint): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct pay_run.id from pay_event join pay_run on pay_run.currency = pay_event.currency
      and pay_event.at >= pay_run.from_at and pay_event.at < pay_run.to_at and pay_event.no > pay_run.events_until
    where pay_event.no > ${after} and pay_event.no <= ${until}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findLateRead(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ until: bigint }>`select until from pay_late_read`.execute(tx)
  return rows[0]?.until ?? 0n
}

export async function recordLateRead(tx: Tx, until: bigint, late: readonly string[]): Promise<void> {
  await sql`update pay_late_read set until = ${until}`.execute(tx)
  await addLate(tx, late)
}

/** Runs that are to be computed again. */
export async function addLate(tx: Tx, runs: readonly string[]): Promise<void> {
  await sql`
    insert into pay_late (run) select * from unnest(${runs}::uuid[]) on conflict do nothing`.execute(tx)
}

/** Oldest first: what a period carries changes the next one. */
export async function listLate(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select pay_run.id from pay_late join pay_run on pay_run.id = pay_late.run
    where ${isNotSetAside('payslip.correct', sql.ref('pay_late.run'), nowMs)}
    order by pay_run.from_at, pay_run.id limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function removeLate(tx: Tx, run: string): Promise<void> {
  await sql`delete from pay_late where run = ${run}`.execute(tx)
}

/** The first runs after another one of the kind in which these agents have payslips. */
export async function findNextRuns(
  tx: Tx,
  agents: readonly string[],
  { kind, currency, period }: RunAsked,
): Promise<readonly string[]> {
  const { rows } = await sql<{ run: string }>`
    select distinct next.run from unnest(${agents}::uuid[]) as given(agent)
    cross join lateral (
      select run from pay_slip join pay_run on pay_run.id = run
      where agent = given.agent and pay_slip.kind = ${kind} and currency = ${currency}
        and pay_slip.from_at > ${new Date(period.fromMs)}
      order by pay_slip.from_at, pay_slip.id limit 1
    ) as next`.execute(tx)
  return rows.map(({ run }) => run)
}
