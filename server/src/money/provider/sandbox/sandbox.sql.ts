import type { SandboxCharge, SandboxPayout } from '@ronda/contract'
import { present, type Result } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import type { Charge, Notice, Payout, RefundState, ReportFailure, ReportLine } from '../provider.ts'
import { REPORT_READ, reportOf } from '../report.ts'
import type { Entry } from './acts.ts'

export type SandboxState = {
  readonly mood: 'open' | 'closed' | 'silent'
  readonly paysAtOnce: boolean
  /** How refunds end. */
  readonly refunds: RefundState['state']
}
/** A missing field stays as it is. */
export type SandboxStateChange = Pick<SandboxState, 'mood' | 'paysAtOnce'> & {
  readonly refunds?: SandboxState['refunds'] | undefined
}

/** Of each kind, on the page that lists them. */
const SHOWN_MAX = 30

export async function readSandboxState(tx: Tx): Promise<SandboxState> {
  const row = await tx.selectFrom('sandbox_till').select(['mood', 'pays_at_once', 'refunds']).executeTakeFirst()
  return { mood: row?.mood ?? 'open', paysAtOnce: row?.pays_at_once ?? true, refunds: row?.refunds ?? 'done' }
}

export async function writeSandboxState(tx: Tx, { mood, paysAtOnce, refunds }: SandboxStateChange): Promise<void> {
  const change = { mood, pays_at_once: paysAtOnce, ...(refunds !== undefined && { refunds }) }
  await tx.updateTable('sandbox_till').set(change).execute()
}

const refundsIn = (...states: readonly RefundState['state'][]) => sql<bigint>`coalesce((
  select sum(refund.amount) from sandbox_refund as refund
  where refund.charge = sandbox_charge.id and refund.state = any(${states})), 0)::bigint`

const charges = (tx: Tx) =>
  tx
    .selectFrom('sandbox_charge')
    .select(['id', 'way', 'amount', 'fee', 'currency', 'reference', 'state', 'paid', 'confirmations', 'reason'])
    .select(['return_url', 'created_at', 'taken_back'])
    .select([refundsIn('waiting', 'done').as('refunded'), refundsIn('waiting').as('refunding')])

type ChargeRow = Awaited<ReturnType<ReturnType<typeof charges>['executeTakeFirstOrThrow']>>

function chargeOf({
  return_url: returnUrl,
  created_at: createdAt,
  taken_back: taken,
  ...row
}: ChargeRow): SandboxCharge {
  const left = row.state === 'paid' ? row.paid - taken - row.refunded : 0n
  return { ...row, left, returnUrl, createdAtMs: createdAt.getTime() }
}

export type NewCharge = Charge & { readonly way: SandboxCharge['way']; readonly reference: string }

/** Inserts the charge, or returns the existing one unchanged. */
export async function insertCharge(tx: Tx, charge: NewCharge, nowMs: number): Promise<SandboxCharge> {
  const { id, way, amount, fee, currency, returnUrl, reference } = charge
  await tx
    .insertInto('sandbox_charge')
    .values({ id, way, amount, fee, currency, return_url: returnUrl, reference, created_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return present(await findCharge(tx, id), 'the inserted charge')
}

export async function findCharge(tx: Tx, id: string): Promise<SandboxCharge | undefined> {
  const row = await charges(tx).where('id', '=', id).executeTakeFirst()
  return row && chargeOf(row)
}

export async function lockCharge(tx: Tx, id: string): Promise<SandboxCharge | undefined> {
  const row = await charges(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && chargeOf(row)
}

export async function listCharges(tx: Tx): Promise<readonly SandboxCharge[]> {
  const rows = await charges(tx).orderBy('created_at', 'desc').limit(SHOWN_MAX).execute()
  return rows.map(chargeOf)
}

export type ChargeChange = Partial<Pick<SandboxCharge, 'state' | 'paid' | 'confirmations' | 'reason'>> & {
  readonly takesBack?: bigint | undefined
}

export async function changeCharge(tx: Tx, id: string, { takesBack = 0n, ...change }: ChargeChange): Promise<void> {
  await tx
    .updateTable('sandbox_charge')
    .set((of) => ({ ...change, taken_back: of('taken_back', '+', takesBack) }))
    .where('id', '=', id)
    .execute()
}

export async function insertEntry(tx: Tx, charge: string, entry: Entry, nowMs: number): Promise<void> {
  await tx
    .insertInto('sandbox_entry')
    .values({ charge, ...entry, at: new Date(nowMs) })
    .execute()
}

export type NewRefund = { readonly charge: string; readonly amount: bigint; readonly state: RefundState['state'] }

export async function insertRefund(tx: Tx, refund: NewRefund, nowMs: number): Promise<void> {
  await tx
    .insertInto('sandbox_refund')
    .values({ ...refund, at: new Date(nowMs) })
    .execute()
}

/** Ends the pending refund of a charge. */
export async function endRefund(tx: Tx, charge: string, state: 'done' | 'failed'): Promise<void> {
  await tx
    .updateTable('sandbox_refund')
    .set({ state })
    .where('charge', '=', charge)
    .where('state', '=', 'waiting')
    .execute()
}

const payouts = (tx: Tx) =>
  tx
    .selectFrom('sandbox_payout')
    .select(['id', 'amount', 'currency', 'holder', 'institution', 'account', 'kind', 'state', 'reason', 'created_at'])

type PayoutRow = Awaited<ReturnType<ReturnType<typeof payouts>['executeTakeFirstOrThrow']>>

const payoutOf = ({ created_at: createdAt, ...row }: PayoutRow): SandboxPayout => ({
  ...row,
  createdAtMs: createdAt.getTime(),
})

/** True when it is new. */
export async function insertPayout(tx: Tx, payout: Payout, nowMs: number): Promise<boolean> {
  const { id, amount, currency, holder, institution, account, kind } = payout
  const made = await tx
    .insertInto('sandbox_payout')
    .values({ id, amount, currency, holder, institution, account, kind, created_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findPayout(tx: Tx, id: string): Promise<SandboxPayout | undefined> {
  const row = await payouts(tx).where('id', '=', id).executeTakeFirst()
  return row && payoutOf(row)
}

export async function listPayouts(tx: Tx): Promise<readonly SandboxPayout[]> {
  const rows = await payouts(tx).orderBy('created_at', 'desc').limit(SHOWN_MAX).execute()
  return rows.map(payoutOf)
}

export type Settling = { readonly id: string; readonly state: 'paid' | 'failed'; readonly reason: string | null }

/** False when it was settled before, or never requested. */
export async function settlePayout(tx: Tx, { id, state, reason }: Settling, nowMs: number): Promise<boolean> {
  const settled = await tx
    .updateTable('sandbox_payout')
    .set({ state, reason, settled_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

export type DueNotice = Notice & { readonly event: string; readonly tries: number }

export async function insertNotice(tx: Tx, event: string, notice: Notice, dueAtMs: number): Promise<void> {
  await tx
    .insertInto('sandbox_notice')
    .values({ id: event, about: notice.about, subject: notice.id, due_at: new Date(dueAtMs) })
    .execute()
}

export async function findDueNotices(tx: Tx, nowMs: number, atMost: number): Promise<readonly DueNotice[]> {
  const rows = await tx
    .selectFrom('sandbox_notice')
    .select(['id', 'about', 'subject', 'tries'])
    .where('due_at', '<=', new Date(nowMs))
    .orderBy('due_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id, about, subject, tries }) => ({ event: id, about, id: subject, tries }))
}

export async function findNextNoticeMs(tx: Tx): Promise<number | undefined> {
  const row = await tx.selectFrom('sandbox_notice').select('due_at').orderBy('due_at').limit(1).executeTakeFirst()
  return row?.due_at.getTime()
}

export async function deleteNotice(tx: Tx, event: string): Promise<void> {
  await tx.deleteFrom('sandbox_notice').where('id', '=', event).execute()
}

export async function delayNotice(tx: Tx, { event, tries }: DueNotice, dueAtMs: number): Promise<void> {
  await tx
    .updateTable('sandbox_notice')
    .set({ tries: tries + 1, due_at: new Date(dueAtMs) })
    .where('id', '=', event)
    .execute()
}

/** Charges, reversals and payouts between the two moments, oldest first. */
export async function readReport(
  tx: Tx,
  fromMs: number,
  toMs: number,
): Promise<Result<readonly ReportLine[], ReportFailure>> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const entries = await tx
    .selectFrom('sandbox_entry')
    .innerJoin('sandbox_charge', 'sandbox_charge.id', 'sandbox_entry.charge')
    .select(['charge as id', 'kind', 'sandbox_entry.amount', 'currency', 'at'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(REPORT_READ)
    .execute()
  const sent = await tx
    .selectFrom('sandbox_payout')
    .select(['id', 'amount', 'currency', 'settled_at as at'])
    .where('state', '=', 'paid')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .orderBy('settled_at')
    .limit(REPORT_READ)
    .execute()
  return reportOf(entries, sent)
}
