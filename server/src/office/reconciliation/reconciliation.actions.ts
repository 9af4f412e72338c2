import { days, err, hours, ok, type Id, type Result } from '@ronda/core'
import type { Liability, ReconciliationCase } from '@ronda/contract'
import type { Provider } from '../../money/provider/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { sumPurposes } from '../../money/ledger/index.ts'
import { LINES_MAX, type OurLinesQuery } from './ours.actions.ts'
import { compare, startOfDay, type Comparison, type OurLine } from './reconciliation.ts'
import {
  closeCase,
  closeResolved,
  findCase,
  insertCases,
  replaceRun,
  type NewRun,
  type Place,
} from './reconciliation.sql.ts'

export type ReconciliationOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly providers: readonly Provider[]
  /** The sources of our own lines about what passes through a provider. */
  readonly ours: readonly ((tx: Tx, query: OurLinesQuery) => Promise<readonly OurLine[]>)[]
}

/** What a provider settled just before midnight we may have booked just after, and the other way round. */
const MARGIN_MS = hours(6)

async function ourLines({ db, ours }: ReconciliationOptions, query: OurLinesQuery): Promise<readonly OurLine[]> {
  const found = await Promise.all(ours.map((read) => db.read((tx) => read(tx, query))))
  return found.flat()
}

/** Stores the differences of a comparison, and closes the cases that no longer differ. */
async function record(
  { db, clock }: ReconciliationOptions,
  place: Place,
  { matched, differences }: Comparison,
): Promise<NewRun> {
  const nowMs = clock.nowMs()
  const run = { ...place, ranAtMs: nowMs, matched, differences: differences.length, failure: null }
  await db.write(async (tx) => {
    await replaceRun(tx, run)
    await insertCases(tx, place, differences, nowMs)
    for (const id of await closeResolved(tx, place, differences, nowMs)) {
      const auditEntry = {
        actor: 'house',
        action: 'reconciliation.gone' as const,
        subject: `reconciliation:${id}`,
        detail: place,
      }
      await writeAuditEntry(tx, auditEntry, nowMs)
    }
  })
  return run
}

async function compareDay(
  options: ReconciliationOptions,
  provider: Provider,
  place: Place,
  startMs: number,
): Promise<NewRun> {
  const { db, clock } = options
  const endMs = startMs + days(1)
  const [fromMs, toMs] = [startMs - MARGIN_MS, endMs + MARGIN_MS]
  const report = await provider.report(fromMs, toMs)
  const theirs = report.ok ? report.value : []
  const ours = await ourLines(options, { provider: place.provider, ids: theirs.map(({ id }) => id), fromMs, toMs })
  const failure = report.ok ? (ours.length >= LINES_MAX ? 'too_many' : null) : report.error
  if (failure === null)
    return record(
      options,
      place,
      compare(theirs, ours, (atMs) => atMs >= startMs && atMs < endMs),
    )
  const run = { ...place, ranAtMs: clock.nowMs(), matched: 0, differences: 0, failure }
  await db.write((tx) => replaceRun(tx, run))
  return run
}

/** Compares a day with every provider, one after the other. */
export async function reconcileDay(
  options: ReconciliationOptions,
  day: string,
): Promise<Result<readonly NewRun[], 'reconciliation.day'>> {
  const startMs = startOfDay(day, options.clock.nowMs())
  if (startMs === undefined) return err('reconciliation.day')
  const runs: NewRun[] = []
  for (const provider of options.providers) {
    const place = { provider: provider.name, day }
    // A provider that cannot be compared does not stop the others.
    await options.failures.one('reconciliation.day', `${provider.name}/${day}`, async () => {
      runs.push(await compareDay(options, provider, place, startMs))
    })
  }
  return ok(runs)
}

type CloseRefusal = 'reconciliation.unknown' | 'reconciliation.closed'

export function close(
  { db, clock }: ReconciliationOptions,
  { id, note, by }: { readonly id: number; readonly note: string; readonly by: Id<'account'> },
): Promise<Result<ReconciliationCase, CloseRefusal>> {
  return db.transact<ReconciliationCase, CloseRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const isClosed = await closeCase(tx, { id, note, by, nowMs })
    const after = await findCase(tx, id)
    if (after === undefined) return err('reconciliation.unknown')
    if (!isClosed) return err('reconciliation.closed')
    const { provider, day, kind, subject, fault } = after
    const detail = { provider, day, kind, subject, fault, note }
    await writeAuditEntry(
      tx,
      { actor: by, action: 'reconciliation.close', subject: `reconciliation:${id}`, detail },
      nowMs,
    )
    return ok(after)
  })
}

/** The house accounts, and the funds from which rewards are paid: nobody is owed this money yet. */
const isOwnMoney = (purpose: string): boolean => purpose === 'house' || purpose.startsWith('fund:')

export async function readLiability({ db, clock }: ReconciliationOptions): Promise<Liability> {
  const sums = await db.read(sumPurposes)
  const currencies = [...new Set(sums.map(({ currency }) => currency))].flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency)
    const purposes = own
      .filter(({ purpose }) => !isOwnMoney(purpose))
      .map(({ purpose, wallets, total }) => ({ purpose, wallets: Number(wallets), total }))
    const players = purposes.reduce((sum, { total }) => sum + total, 0n)
    const houseAccounts = own.filter(({ purpose }) => isOwnMoney(purpose)).reduce((sum, { total }) => sum + total, 0n)
    // A currency without wallets is left out of the report.
    return purposes.length === 0
      ? []
      : [{ currency, purposes, players, houseAccounts, isEqual: players + houseAccounts === 0n }]
  })
  return { at: clock.nowMs(), currencies }
}
