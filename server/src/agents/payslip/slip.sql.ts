import type { Carried, Payslip } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { readCarried, readDetail, writeCarried, writeDetail } from './payslip.lib.ts'
import type { Detail } from './payslip.ts'
import type { RunAsked } from './run.ts'

/** A payslip with the contract that it was made by. */
export type NewSlip = {
  readonly id: string
  readonly run: string
  /** The account of the agent. */
  readonly account: string
  readonly contract: string
  readonly termsHash: string
  readonly payslip: Payslip
  readonly into: Carried
}

/** Rows of one statement. */
const ROWS_MAX = 5_000

const pages = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_MAX) }, (_, at) => rows.slice(at * ROWS_MAX, (at + 1) * ROWS_MAX))

export async function insertSlips(tx: Tx, { kind, period }: RunAsked, slips: readonly NewSlip[]): Promise<void> {
  for (const page of pages(slips)) {
    const amounts = (name: 'gross' | 'pay' | 'debt') => page.map(({ payslip }) => payslip[name].toString())
    await sql`
      insert into pay_slip (id, run, kind, from_at, agent, contract, terms_hash, tier, gross, pay, debt, detail)
      select id, run, ${kind}, ${new Date(period.fromMs)}, agent, contract, terms_hash, tier, gross, pay, debt, detail
      from unnest(${page.map(({ id }) => id)}::uuid[], ${page.map(({ run }) => run)}::uuid[],
        ${page.map(({ account }) => account)}::uuid[], ${page.map(({ contract }) => contract)}::uuid[],
        ${page.map(({ termsHash }) => termsHash)}::text[], ${page.map(({ payslip }) => payslip.tier)}::int[],
        ${amounts('gross')}::bigint[], ${amounts('pay')}::bigint[], ${amounts('debt')}::bigint[],
        ${page.map(({ payslip, into }) => writeDetail({ ...payslip, into }))}::jsonb[])
        as given(id, run, agent, contract, terms_hash, tier, gross, pay, debt, detail)`.execute(tx)
  }
}

export type NewBill = {
  readonly id: string
  readonly slip: string
  readonly no: number
  readonly account: string
  readonly amount: bigint
  readonly decision: 'approved' | null
  readonly collected: bigint | null
  /** Of a correction. */
  readonly eventsUntil: bigint | null
  readonly carried: Carried | null
}

type Posted = { readonly postedAtMs: number; readonly decideUntilMs: number }

export async function insertBills(
  tx: Tx,
  { kind, currency }: RunAsked,
  bills: readonly NewBill[],
  { postedAtMs, decideUntilMs }: Posted,
): Promise<void> {
  for (const page of pages(bills)) {
    await sql`
      insert into pay_bill (id, slip, no, agent, kind, currency, amount, posted_at, events_until, carried, decision,
        decide_until, decided_at, collected)
      select id, slip, no, agent, ${kind}, ${currency}, amount, ${new Date(postedAtMs)}, events_until, carried, decision,
        ${new Date(decideUntilMs)}, case when decision is not null then ${new Date(postedAtMs)}::timestamptz end, collected
      from unnest(${page.map(({ id }) => id)}::uuid[], ${page.map(({ slip }) => slip)}::uuid[],
        ${page.map(({ no }) => no)}::int[], ${page.map(({ account }) => account)}::uuid[],
        ${page.map(({ amount }) => amount.toString())}::bigint[],
        ${page.map(({ eventsUntil }) => eventsUntil?.toString() ?? null)}::bigint[],
        ${page.map(({ carried }) => (carried === null ? null : writeCarried(carried)))}::jsonb[],
        ${page.map(({ decision }) => decision)}::text[],
        ${page.map(({ collected }) => collected?.toString() ?? null)}::bigint[])
        as given(id, slip, no, agent, amount, events_until, carried, decision, collected)`.execute(tx)
  }
}

/** A payslip as it was closed. */
export type StoredSlip = Pick<Payslip, 'agent' | 'tier' | 'gross' | 'pay' | 'debt'> & {
  readonly id: string
  readonly run: string
  readonly account: string
  readonly contract: string
  readonly termsHash: string
  readonly detail: Detail
}

type Row = Omit<StoredSlip, 'detail'> & { readonly detail: unknown }

const columns = sql`
  pay_slip.id, run, pay_slip.agent as account, agent.number::text as agent, contract, terms_hash as "termsHash", tier,
  gross, pay, debt, detail`

const slipOf = ({ detail, ...row }: Row): StoredSlip => ({ ...row, detail: readDetail(detail) })

/** The closed payslips of a run, or of these agents, in the order of the agents' numbers as in a file. */
export async function listSlips(tx: Tx, run: string, agents?: readonly string[]): Promise<readonly StoredSlip[]> {
  const { rows } = await sql<Row>`
    select ${columns} from pay_slip join ${accountsAs('agent')} on agent.id = pay_slip.agent
    where run = ${run} and ${agents === undefined ? sql`true` : sql`pay_slip.agent = any(${agents}::uuid[])`}
    order by agent.number::text collate "C"`.execute(tx)
  return rows.map(slipOf)
}

/** A payslip of this agent. */
export async function findSlip(tx: Tx, slip: string, account: string): Promise<StoredSlip | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from pay_slip join ${accountsAs('agent')} on agent.id = pay_slip.agent
    where pay_slip.id = ${slip} and pay_slip.agent = ${account}`.execute(tx)
  return rows[0] && slipOf(rows[0])
}

/** The payslip as the rules of contracts know it. */
export const payslipOf = ({ agent, tier, gross, pay, debt, detail }: StoredSlip): Payslip => {
  const { figures, base, downlines, rebates, carried } = detail
  return { agent, figures, base, tier, gross, downlines, rebates, pay, debt, carried }
}

export type PostedCorrection = {
  readonly slip: string
  readonly agent: string
  readonly no: number
  readonly amount: bigint
  readonly carried: Carried
  readonly postedAtMs: number
}

/** The corrections of a run so far, in their order. */
export async function listCorrections(tx: Tx, run: string): Promise<readonly PostedCorrection[]> {
  const { rows } = await sql<Omit<PostedCorrection, 'carried'> & { readonly carried: unknown }>`
    select slip, agent.number::text as agent, no, amount, carried, (extract(epoch from posted_at) * 1000)::float8 as "postedAtMs"
    from pay_bill join pay_slip on pay_slip.id = pay_bill.slip join ${accountsAs('agent')} on agent.id = pay_bill.agent
    where pay_slip.run = ${run} and no > 0 order by no`.execute(tx)
  return rows.map(({ carried, ...row }) => ({ ...row, carried: readCarried(carried) }))
}
