import type { BankRecordKind, BankRecordState } from '@ronda/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { plainOf } from './line.ts'

/** What a record is about: a deposit by bank transfer, or a payout by hand. */
export type Subject =
  | { readonly transfer: string; readonly payout: null }
  | { readonly transfer: null; readonly payout: string }

export type StoredRecord = {
  readonly id: string
  readonly transfer: string | null
  readonly payout: string | null
  readonly kind: BankRecordKind
  readonly amount: bigint
  readonly bankReference: string | null
  readonly on: string | null
  readonly note: string | null
  readonly state: BankRecordState
  readonly recordedBy: string
  readonly recordedAtMs: number
  readonly decidedBy: string | null
  readonly decidedAtMs: number | null
}

const records = (tx: Tx) =>
  tx
    .selectFrom('bank_record')
    .select(['id', 'transfer', 'payout', 'kind', 'amount', 'bank_reference as bankReference', 'note', 'state'])
    .select(['recorded_by as recordedBy', 'recorded_at', 'decided_by as decidedBy', 'decided_at'])
    .select(sql<string | null>`to_char(on_day, 'YYYY-MM-DD')`.as('on'))

type Row = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>

const recordOf = ({ recorded_at: recordedAt, decided_at: decidedAt, ...row }: Row): StoredRecord => ({
  ...row,
  recordedAtMs: recordedAt.getTime(),
  decidedAtMs: decidedAt?.getTime() ?? null,
})

export type NewRecord = Subject &
  Pick<StoredRecord, 'id' | 'kind' | 'amount' | 'bankReference' | 'on' | 'note' | 'recordedBy'> & {
    /** Whose statement it is read on: our account, or for payouts the currency. Lines are unique within it. */
    readonly statement: string
  }

/** False when the same line of the bank's statement is recorded already. */
export async function insertRecord(tx: Tx, made: NewRecord, nowMs: number): Promise<boolean> {
  const { id, transfer, payout, kind, amount, note, bankReference, on, statement, recordedBy } = made
  const row = await tx
    .insertInto('bank_record')
    .values({
      id,
      transfer,
      payout,
      kind,
      amount,
      note,
      statement,
      bank_reference: bankReference,
      line: bankReference === null ? null : plainOf(bankReference),
      on_day: on === null ? null : sql<Date>`${on}::date`,
      recorded_by: recordedBy,
      recorded_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findRecord(tx: Tx, id: string): Promise<StoredRecord | undefined> {
  const row = await records(tx).where('id', '=', id).executeTakeFirst()
  return row && recordOf(row)
}

type Deciding = {
  readonly id: string
  readonly state: 'confirmed' | 'withdrawn'
  readonly by: string
}

/** The subject of the record is locked. */
export async function decideRecord(tx: Tx, { id, state, by }: Deciding, nowMs: number): Promise<void> {
  await tx
    .updateTable('bank_record')
    .set({ state, decided_by: by, decided_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute()
}

const RECORDS_MAX = 50

/** Newest first. */
export async function listRecords(tx: Tx, subject: string): Promise<readonly StoredRecord[]> {
  const rows = await records(tx)
    .where((of) => of.or([of('transfer', '=', subject), of('payout', '=', subject)]))
    .orderBy('seq', 'desc')
    .limit(RECORDS_MAX)
    .execute()
  return rows.map(recordOf)
}

/** The records that wait for a second person, by what they are about. */
export async function findOpenRecords(tx: Tx, subjects: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>> {
  if (subjects.length === 0) return new Map()
  const rows = await records(tx)
    .where('state', '=', 'recorded')
    .where((of) => of.or([of('transfer', 'in', subjects), of('payout', 'in', subjects)]))
    .execute()
  return new Map(rows.map((row) => [row.transfer ?? row.payout ?? '', recordOf(row)]))
}
