import { INCOME_MONTHS, PAYSLIP_PAGE } from '@ronda/contract'
import { days, err, ok, present, type Result } from '@ronda/core'
import type { PayKind } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { findTerms } from '../agentContract/index.ts'
import type { CollectOptions } from './collect.actions.ts'
import { sumExcluded } from './exclude.sql.ts'
import { writeOwnFile, type FileAsked, type FilePart, type FileRefusal } from './file.actions.ts'
import type { ReadParts } from './payslip.view.ts'
import {
  findAgentNames,
  findSlipCorrectedUntil,
  findListed,
  listBets,
  listBills,
  listOwnSlips,
  listPayments,
  sumIncome,
  type KindIncome,
  type ListedSlip,
  type ReadBet,
} from './read.sql.ts'
import { findRunById, type StoredRun } from './run.sql.ts'
import { findSlip, type StoredSlip } from './slip.sql.ts'

export type ReadOptions = Pick<CollectOptions, 'db' | 'clock' | 'currency'>

type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean }

const pageOf = <Row>(found: readonly Row[]): Page<Row> => ({
  rows: found.slice(0, PAYSLIP_PAGE),
  hasMore: found.length > PAYSLIP_PAGE,
})

export type ListAsked = {
  readonly kind: PayKind
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly after?: string | undefined
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The payslips of an agent, a page of them. */
export async function listOwn(
  { db, clock }: ReadOptions,
  agent: string,
  { kind, from, to, after }: ListAsked,
): Promise<Page<ListedSlip>> {
  const fromMs = from === undefined ? 0 : startOf(from)
  const toMs = to === undefined ? clock.nowMs() : startOf(to) + days(1)
  const asked = { agent, kind, fromMs, toMs, after: after ?? null, atMost: PAYSLIP_PAGE + 1 }
  return pageOf(await db.read((tx) => listOwnSlips(tx, asked)))
}

type Found = { readonly slip: StoredSlip; readonly run: StoredRun }

/** A payslip of an agent. One of somebody else is not told from one that does not exist. */
async function findOwn(tx: Tx, agent: string, id: string): Promise<Found | undefined> {
  const slip = await findSlip(tx, id, agent)
  if (slip === undefined) return undefined
  return { slip, run: present(await findRunById(tx, slip.run), 'the run of a payslip') }
}

type Unknown = 'payslip.unknown'

export function readOwn({ db, clock }: ReadOptions, agent: string, id: string): Promise<Result<ReadParts, Unknown>> {
  return db.read(async (tx) => {
    const found = await findOwn(tx, agent, id)
    if (found === undefined) return err('payslip.unknown')
    const { slip, run } = found
    const bills = await listBills(tx, id, clock.nowMs())
    return ok({
      listed: present(await findListed(tx, id), 'a payslip that was found'),
      slip,
      terms: present(await findTerms(tx, slip.contract), 'the contract of a payslip'),
      names: await findAgentNames(
        tx,
        slip.detail.downlines.map(({ agent: number }) => number),
      ),
      bills,
      excluded: await sumExcluded(tx, { agent, currency: run.currency, ...run.period }),
      payments: await listPayments(
        tx,
        bills.map((bill) => bill.id),
      ),
    })
  })
}

/** The events behind a payslip, a page of them. */
export function listOwnBets(
  { db }: ReadOptions,
  agent: string,
  { id, after }: { readonly id: string; readonly after?: number | undefined },
): Promise<Result<Page<ReadBet>, Unknown>> {
  return db.read(async (tx) => {
    const found = await findOwn(tx, agent, id)
    if (found === undefined) return err('payslip.unknown')
    const { run } = found
    const corrected = await findSlipCorrectedUntil(tx, id, run.eventsUntil)
    const until = { run: run.eventsUntil, corrected }
    const asked = { asked: run, until, agent, before: after ?? null, atMost: PAYSLIP_PAGE + 1 }
    return ok(pageOf(await listBets(tx, asked)))
  })
}

export type FileOf = FilePart & { readonly run: StoredRun }

export function readOwnFile(
  { db }: ReadOptions,
  agent: string,
  { id, ...asked }: FileAsked & { readonly id: string },
): Promise<Result<FileOf, Unknown | FileRefusal>> {
  return db.read(async (tx) => {
    const found = await findOwn(tx, agent, id)
    if (found === undefined) return err('payslip.unknown')
    const written = await writeOwnFile(tx, found.run, found.slip, asked)
    return written.ok ? ok({ run: found.run, ...written.value }) : written
  })
}

/** The last months (UTC), oldest first, this one included. */
function lastMonths(nowMs: number): readonly string[] {
  const now = new Date(nowMs)
  return Array.from({ length: INCOME_MONTHS }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + at + 1 - INCOME_MONTHS, 1)).toISOString().slice(0, 7),
  )
}

export async function readIncome(
  { db, clock, currency }: ReadOptions,
  agent: string,
  kind?: PayKind,
): Promise<{ readonly sums: readonly KindIncome[]; readonly months: readonly string[] }> {
  const nowMs = clock.nowMs()
  const months = lastMonths(nowMs)
  const sinceMs = startOf(`${present(months[0], 'the first month')}-01`)
  return { months, sums: await db.read((tx) => sumIncome(tx, { agent, kind, currency, sinceMs, nowMs })) }
}
