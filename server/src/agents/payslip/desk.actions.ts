import { PAYSLIP_PAGE, type BillQueue } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { makePayslips, periodAt, type PayKind, type PeriodKind } from '@ronda/core/payroll'
import { findByName, findByNumber } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { sumOwed } from './bill.sql.ts'
import { collectDue, type CollectOptions } from './collect.actions.ts'
import { correctLate } from './correct.actions.ts'
import {
  listDeskBills,
  lockBills,
  recordDecisions,
  sumAwaiting,
  type DeskBillRow,
  type UndecidedBill,
} from './desk.sql.ts'
import { CONTRACT_FUND } from './event.ts'
import { writeRunFile, type FileAsked } from './file.actions.ts'
import type { FileOf } from './read.actions.ts'
import { PAY_ZONE, type RunAsked } from './run.ts'
import { listDue, loadInputs, runDue } from './run.actions.ts'
import { findLastEvent, findRun, findRunById, listRuns, type StoredRun } from './run.sql.ts'
import { listCorrections, listSlips } from './slip.sql.ts'
import { isLarge } from './thread.actions.ts'

export type DeskOptions = CollectOptions & {
  readonly merchant: string
  readonly background: Pick<BackgroundTasks, 'run'>
  /** Whether an account belongs to the member of staff: opened in the same browser, or paid to the same account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
}

/** What is due, what the fund has, and what it owes. */
async function readNow(options: DeskOptions, kind: PayKind | undefined) {
  const { db, clock, currency, rewardFunds } = options
  const due = (await listDue(options)).flat()
  return {
    fund: await rewardFunds.balanceOf(CONTRACT_FUND, currency),
    owed: await db.read((tx) => sumOwed(tx, currency)),
    awaiting: await db.read((tx) => sumAwaiting(tx, currency, clock.nowMs())),
    due: kind === undefined ? due : due.filter((each) => each.kind === kind),
  }
}

export async function readRuns(
  options: DeskOptions,
  { kind, before }: { readonly kind?: PayKind | undefined; readonly before?: number | undefined },
) {
  const { db, currency } = options
  const found = await db.read((tx) => listRuns(tx, { kind, before, atMost: PAYSLIP_PAGE + 1 }))
  // Later pages are read every few seconds too, and show only runs.
  const now = before === undefined ? await readNow(options, kind) : null
  return { currency, now, runs: found.slice(0, PAYSLIP_PAGE), hasMore: found.length > PAYSLIP_PAGE }
}

type DryLine = {
  readonly agent: string
  /** With its corrections; null where there is no payslip. */
  readonly stored: bigint | null
  readonly computed: bigint
}

/** What is stored of a run, by the numbers of the agents. */
async function storedOf(tx: Tx, run: StoredRun | undefined): Promise<ReadonlyMap<string, bigint>> {
  if (run === undefined) return new Map()
  const stored = new Map((await listSlips(tx, run.id)).map(({ agent, pay }) => [agent, pay]))
  for (const { agent, amount } of await listCorrections(tx, run.id)) {
    stored.set(agent, (stored.get(agent) ?? 0n) + amount)
  }
  return stored
}

export type DryRun = {
  readonly asked: RunAsked
  readonly isClosed: boolean
  readonly stored: bigint
  readonly computed: bigint
  readonly payslips: number
  /** How many lines there are; the first of them follow. */
  readonly differing: number
  readonly lines: readonly DryLine[]
}

/** Lines of a dry run that are shown. */
const LINES_MAX = 100

/** What each agent would be paid now; in a thread where that takes long. */
async function computePays({ db, inThread }: DeskOptions, asked: RunAsked): Promise<ReadonlyMap<string, bigint>> {
  if (await db.read((tx) => isLarge(tx, asked))) return inThread.compute(asked)
  const { run } = await db.read(async (tx) => loadInputs(tx, asked, await findLastEvent(tx)))
  return new Map(makePayslips(run).map(({ agent, pay }) => [agent, pay]))
}

/** What a period pays if it is computed now, beside what is stored. Nothing is written. */
export async function dryRun(
  options: DeskOptions,
  { kind, period, at }: { readonly kind: PayKind; readonly period: PeriodKind; readonly at: string },
): Promise<Result<DryRun, 'payslip.period_open'>> {
  const { db, clock, currency } = options
  const asked: RunAsked = { kind, currency, period: periodAt(Date.parse(`${at}Z`), period, PAY_ZONE) }
  if (asked.period.toMs > clock.nowMs()) return err('payslip.period_open')
  const computed = await computePays(options, asked)
  return db.read(async (tx) => {
    const run = await findRun(tx, asked)
    const stored = await storedOf(tx, run)
    const lines = [...new Set([...stored.keys(), ...computed.keys()])]
      .map((agent) => ({ agent, stored: stored.get(agent) ?? null, computed: computed.get(agent) ?? 0n }))
      .filter((line) => run === undefined || (line.stored ?? 0n) !== line.computed)
    const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, each) => total + each, 0n)
    return ok({
      asked,
      isClosed: run !== undefined,
      stored: sum(stored.values()),
      computed: sum(computed.values()),
      payslips: computed.size,
      differing: lines.length,
      lines: lines.slice(0, LINES_MAX),
    })
  })
}

/** Starts what the schedule does each minute: it may take as long as there is to pay, so nobody waits for it. */
export async function runNow(options: DeskOptions, by: Id<'account'>): Promise<void> {
  const { db, clock, background } = options
  const entry = { actor: by, action: 'payslip.run', subject: 'payslips', detail: {} } as const
  await db.write((tx) => writeAuditEntry(tx, entry, clock.nowMs()))
  background.run('payslips', async () => {
    await runDue(options)
    await correctLate(options)
    await collectDue(options)
  })
}

export function readRunFile(
  { db }: DeskOptions,
  id: string,
  asked: FileAsked,
): Promise<Result<FileOf, 'payslip.unknown' | 'payslip.file_large'>> {
  return db.read(async (tx) => {
    const run = await findRunById(tx, id)
    if (run === undefined) return err('payslip.unknown')
    const written = await writeRunFile(tx, run, asked)
    return written.ok ? ok({ run, ...written.value }) : written
  })
}

export type BillsAsked = {
  readonly queue: BillQueue
  readonly kind?: PayKind | undefined
  readonly agent?: string | undefined
  readonly before?: number | undefined
  readonly by: Id<'account'>
}

export type ListedBill = DeskBillRow & { readonly isOwn: boolean }
type Bills = { readonly rows: readonly ListedBill[]; readonly hasMore: boolean }

/** Whether an account is that of the member of staff, or belongs to them. */
const isOwnOf = async ({ isOwn }: DeskOptions, tx: Tx, staff: Id<'account'>, account: string): Promise<boolean> =>
  account === staff || isOwn(tx, staff, account as Id<'account'>)

/** Which of the bills that wait somebody else must decide: one of them would refuse a whole selection. */
async function withOwn(
  options: DeskOptions,
  tx: Tx,
  rows: readonly DeskBillRow[],
  by: Id<'account'>,
): Promise<readonly ListedBill[]> {
  const waiting = new Set(rows.filter(({ decision }) => decision === null).map(({ account }) => account))
  const own = new Set<string>()
  for (const account of waiting) if (await isOwnOf(options, tx, by, account)) own.add(account)
  return rows.map((row) => ({ ...row, isOwn: own.has(row.account) }))
}

export function listBillsFor(options: DeskOptions, asked: BillsAsked): Promise<Bills> {
  const { db, clock, merchant } = options
  return db.read(async (tx) => {
    const typed = asked.agent?.trim() ?? ''
    const numbered = /^[1-9]\d{6,15}$/.test(typed) ? await findByNumber(tx, merchant, BigInt(typed)) : undefined
    const agent = typed === '' ? undefined : (numbered ?? (await findByName(tx, merchant, typed))?.account)
    if (typed !== '' && agent === undefined) return { rows: [], hasMore: false }
    const { queue, kind, before } = asked
    const page = { queue, kind, before, agent: agent?.id, nowMs: clock.nowMs(), atMost: PAYSLIP_PAGE + 1 }
    const rows = await listDeskBills(tx, page)
    const shown = await withOwn(options, tx, rows.slice(0, PAYSLIP_PAGE), asked.by)
    return { rows: shown, hasMore: rows.length > PAYSLIP_PAGE }
  })
}

export type Deciding = {
  readonly ids: readonly string[]
  readonly decision: 'approved' | 'denied'
  readonly reason: string
  readonly by: Id<'account'>
}

type DecideRefusal = 'payslip.unknown' | 'payslip.decided' | 'payslip.own'

const isSame = (bill: UndecidedBill, { decision, by, reason }: Deciding): boolean =>
  bill.decision === decision && bill.decidedBy === by && bill.note === reason

/** Why the bills cannot be decided so: all of them are, or none. */
async function refusalOf(
  options: DeskOptions,
  tx: Tx,
  bills: readonly UndecidedBill[],
  deciding: Deciding,
): Promise<DecideRefusal | undefined> {
  if (bills.length < new Set(deciding.ids).size) return 'payslip.unknown'
  const nowMs = options.clock.nowMs()
  const open = (bill: UndecidedBill): boolean => bill.decision === null && bill.decideUntilMs > nowMs
  if (!bills.every((bill) => isSame(bill, deciding) || open(bill))) return 'payslip.decided'
  for (const { account } of bills) {
    if (await isOwnOf(options, tx, deciding.by, account)) return 'payslip.own'
  }
  return undefined
}

/** Approves or denies bills, all of them or none. A second click changes nothing. */
export function decideBills(
  options: DeskOptions,
  deciding: Deciding,
): Promise<Result<{ readonly decided: number }, DecideRefusal>> {
  const { db, clock } = options
  return db.transact<{ readonly decided: number }, DecideRefusal>(async (tx) => {
    const bills = await lockBills(tx, [...new Set(deciding.ids)])
    const refusal = await refusalOf(options, tx, bills, deciding)
    if (refusal !== undefined) return err(refusal)
    const fresh = bills.filter((bill) => !isSame(bill, deciding))
    if (fresh.length === 0) return ok({ decided: bills.length })
    const { decision, by, reason: note } = deciding
    const ids = fresh.map(({ id }) => id)
    const atMs = clock.nowMs()
    await recordDecisions(tx, { ids, decision, by, note, atMs })
    const amount = fresh.reduce((sum, bill) => sum + bill.amount, 0n).toString()
    const action = decision === 'approved' ? 'payslip.approve' : 'payslip.deny'
    const entry = { actor: by, action, subject: 'payslips', detail: { bills: ids, amount, reason: note } } as const
    await writeAuditEntry(tx, entry, atMs)
    return ok({ decided: bills.length })
  })
}
