import type { BankFileLine, BankPayout, BankPayee, BankRecord, BankTransfer } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import { findNames, type PauseAt } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { maskNumber } from '../payoutAccount/index.ts'
import { findPayout, listPayouts, type HandPayout, type PayoutPage } from './payout.sql.ts'
import type { DeskOptions, Staff } from './record.actions.ts'
import { findOpenRecords, findRecord, listRecords, type StoredRecord } from './record.sql.ts'
import { findShownTransfer, listTransfers, type ShownTransfer, type TransferPage } from './transfer.sql.ts'
import { outstandingOf } from './transfer.ts'

const PER_PAGE = 30

type Records = ReadonlyMap<string, readonly StoredRecord[]>
type Names = Awaited<ReturnType<typeof findNames>>

function recordOf(stored: StoredRecord, names: Names, by: string): BankRecord {
  const { id, kind, amount, bankReference, on, note, state, recordedBy, recordedAtMs, decidedBy, decidedAtMs } = stored
  return {
    id,
    kind,
    amount,
    bankReference,
    on,
    note,
    state,
    recordedBy: present(names.get(recordedBy), 'the name of a member of staff').username,
    recordedAt: recordedAtMs,
    decidedBy: (decidedBy && names.get(decidedBy)?.username) ?? null,
    decidedAt: decidedAtMs,
    mayConfirm: state === 'recorded' && recordedBy !== by,
  }
}

type Owned = { readonly id: string; readonly owner: string }

function namesFor(tx: Tx, owned: readonly Owned[], records: Records): Promise<Names> {
  const staff = [...records.values()].flat().flatMap(({ recordedBy, decidedBy }) => [recordedBy, decidedBy])
  const people = [...owned.map(({ owner }) => owner), ...staff.filter((each) => each !== null)]
  return findNames(tx, [...new Set(people)])
}

const openRecords = async (tx: Tx, owned: readonly Owned[]): Promise<Records> => {
  const open = await findOpenRecords(
    tx,
    owned.map(({ id }) => id),
  )
  return new Map([...open].map(([id, record]) => [id, [record]]))
}

async function transferLines(
  tx: Tx,
  found: readonly ShownTransfer[],
  records: Records,
  by: string,
): Promise<BankTransfer[]> {
  const names = await namesFor(tx, found, records)
  return found.map((transfer) => {
    const { id, seq, reference, amount, currency, holder, bank, account } = transfer
    const { arrived, returned, state, askedAtMs } = transfer
    return {
      id,
      seq,
      member: present(names.get(transfer.owner), 'the name of the member'),
      reference,
      amount,
      currency,
      holder,
      bank,
      account,
      arrived,
      returned,
      toReturn: outstandingOf(transfer),
      state,
      askedAt: askedAtMs,
      records: (records.get(id) ?? []).map((record) => recordOf(record, names, by)),
    }
  })
}

async function payoutLines(tx: Tx, found: readonly HandPayout[], records: Records, by: string): Promise<BankPayout[]> {
  const names = await namesFor(tx, found, records)
  return found.map((payout) => {
    const { id, seq, amount, currency, kind, holder, institution, account, state } = payout
    const { askedAtMs, exportedAtMs, isFrozen, pausedUntilMs } = payout
    return {
      id,
      seq,
      member: present(names.get(payout.owner), 'the name of the member'),
      amount,
      currency,
      kind,
      holder,
      institution,
      account: maskNumber(account),
      state,
      isFrozen,
      pausedUntil: pausedUntilMs,
      askedAt: askedAtMs,
      exportedAt: exportedAtMs,
      records: (records.get(id) ?? []).map((record) => recordOf(record, names, by)),
    }
  })
}

type Page<Line> = { readonly list: Line[]; readonly hasMore: boolean }

type Where = Pick<DeskOptions, 'db' | 'clock' | 'key' | 'pauseHours' | 'stateOf'>

export const pauseAt = async ({ clock, pauseHours }: Pick<DeskOptions, 'clock' | 'pauseHours'>): Promise<PauseAt> => ({
  pauseHours: await pauseHours(),
  nowMs: clock.nowMs(),
})

export function showTransfers(
  { db, clock, stateOf }: Where,
  by: string,
  page: Omit<TransferPage, 'atMost'>,
): Promise<Page<BankTransfer>> {
  return db.read(async (tx) => {
    const at = { stateOf, nowMs: clock.nowMs() }
    const found = await listTransfers(tx, { ...page, atMost: PER_PAGE + 1 }, at)
    const shown = found.slice(0, PER_PAGE)
    return {
      list: await transferLines(tx, shown, await openRecords(tx, shown), by),
      hasMore: found.length > PER_PAGE,
    }
  })
}

export function showTransfer(
  { db, stateOf }: Where,
  by: string,
  id: string,
): Promise<Result<BankTransfer, 'bankTransfer.unknown'>> {
  return db.read(async (tx) => {
    const found = await findShownTransfer(tx, id, stateOf)
    if (found === undefined) return err('bankTransfer.unknown')
    const [line] = await transferLines(tx, [found], new Map([[id, await listRecords(tx, id)]]), by)
    return ok(present(line, 'the line of the transfer'))
  })
}

export async function showPayouts(
  options: Where,
  by: string,
  page: Omit<PayoutPage, 'atMost'>,
): Promise<Page<BankPayout>> {
  const { db, key } = options
  const at = await pauseAt(options)
  return db.read(async (tx) => {
    const found = await listPayouts(tx, key, { ...page, atMost: PER_PAGE + 1 }, at)
    const shown = found.slice(0, PER_PAGE)
    return { list: await payoutLines(tx, shown, await openRecords(tx, shown), by), hasMore: found.length > PER_PAGE }
  })
}

export async function showPayout(
  options: Where,
  by: string,
  id: string,
): Promise<Result<BankPayout, 'bankTransfer.unknown'>> {
  const { db, key } = options
  const at = await pauseAt(options)
  return db.read(async (tx) => {
    const found = await findPayout(tx, key, id, at)
    if (found === undefined) return err('bankTransfer.unknown')
    const [line] = await payoutLines(tx, [found], new Map([[id, await listRecords(tx, id)]]), by)
    return ok(present(line, 'the line of the payout'))
  })
}

/** Where a payout goes, in full. Whoever opens it is written down. */
export async function openPayee(
  options: Where,
  by: Staff,
  id: string,
): Promise<Result<BankPayee, 'bankTransfer.unknown'>> {
  const { db, key } = options
  const at = await pauseAt(options)
  return db.transact<BankPayee, 'bankTransfer.unknown'>(async (tx) => {
    const found = await findPayout(tx, key, id, at)
    if (found === undefined) return err('bankTransfer.unknown')
    await writeAuditEntry(
      tx,
      { actor: by, action: 'bank_payout.open', subject: `withdrawal:${id}`, detail: {} },
      at.nowMs,
    )
    const { holder, institution, account } = found
    return ok({ holder, institution, account })
  })
}

/** A payout as a file of the bank lists it. */
export const fileLineOf = ({ id, holder, institution, account, amount, currency, askedAtMs }: HandPayout) =>
  ({ id, holder, institution, account, amount, currency, askedAt: askedAtMs }) satisfies BankFileLine

export function showRecord({ db }: Where, by: string, id: string): Promise<BankRecord> {
  return db.read(async (tx) => {
    const found = present(await findRecord(tx, id), 'the record')
    return recordOf(found, await namesFor(tx, [], new Map([[id, [found]]])), by)
  })
}
