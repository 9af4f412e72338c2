import type { BankRecordKind } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { Notices } from '../provider/index.ts'
import { plainOf } from './line.ts'
import { lockPayout } from './payout.sql.ts'
import {
  findOpenRecords,
  findRecord,
  insertRecord,
  type NewRecord,
  type StoredRecord,
  type Subject,
} from './record.sql.ts'
import { lockTransfer, type StateOf } from './transfer.sql.ts'
import { isDayValid, isMovementValid } from './transfer.ts'

export type Staff = Id<'account'>

export type DeskOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly ids: ServerIds
  /** Whether an account belongs to this member of staff: nobody decides about their own money. */
  readonly isOwn: (tx: Tx, staff: Staff, account: Staff) => Promise<boolean>
  readonly notices: Pick<Notices, 'dispatch'>
  /** How long nothing is paid out after a change to the owner's security. */
  readonly pauseHours: () => Promise<number>
  readonly stateOf: StateOf
}

type Refusal =
  | 'bankTransfer.unknown'
  | 'bankTransfer.amount_invalid'
  | 'bankTransfer.date_invalid'
  | 'bankTransfer.reference_used'
  | 'bankTransfer.recorded'
  | 'bankTransfer.not_now'
  | 'bankTransfer.own'
  | 'wallet.key_reused'

type Line = Pick<NewRecord, 'kind' | 'amount' | 'bankReference' | 'on' | 'note'>

type Recording = {
  readonly by: Staff
  readonly key: string
  readonly owner: string
  readonly subject: Subject
  readonly statement: string
  readonly line: Line
  /** What the subject itself says against it. */
  readonly problem: 'bankTransfer.not_now' | 'bankTransfer.amount_invalid' | undefined
}

function isSame(known: StoredRecord, { subject, line }: Recording): boolean {
  return (
    known.transfer === subject.transfer &&
    known.payout === subject.payout &&
    known.kind === line.kind &&
    known.amount === line.amount &&
    known.bankReference === line.bankReference &&
    known.on === line.on &&
    known.note === line.note
  )
}

const nounOf = (kind: BankRecordKind): 'bank_transfer' | 'bank_payout' =>
  kind === 'arrived' || kind === 'returned' ? 'bank_transfer' : 'bank_payout'

/** The subject of the audit log, and the action on it. */
export const auditOf = <Verb extends 'record' | 'confirm' | 'withdraw'>(
  { transfer, payout, kind }: Pick<StoredRecord, 'transfer' | 'payout' | 'kind'>,
  verb: Verb,
) =>
  ({
    action: `${nounOf(kind)}.${verb}`,
    subject: transfer === null ? `withdrawal:${payout ?? ''}` : `deposit:${transfer}`,
  }) as const

/** Stores one record. Its subject is locked, so a repeated request finds the first, and no two are open at once. */
async function store(
  { ids, isOwn }: DeskOptions,
  tx: Tx,
  recording: Recording,
  nowMs: number,
): Promise<Result<undefined, Refusal>> {
  const { by, key, owner, subject, statement, line, problem } = recording
  const noun = nounOf(line.kind)
  const id = ids.named('bankRecord', noun, by, key)
  const known = await findRecord(tx, id)
  if (known !== undefined) return isSame(known, recording) ? ok(undefined) : err('wallet.key_reused')
  if (await isOwn(tx, by, owner as Staff)) return err('bankTransfer.own')
  if (problem !== undefined) return err(problem)
  if (line.on !== null && !isDayValid(line.on, nowMs)) return err('bankTransfer.date_invalid')
  const open = await findOpenRecords(tx, [subject.transfer ?? subject.payout])
  if (open.size > 0) return err('bankTransfer.recorded')
  const made = { ...subject, ...line, id, statement, recordedBy: by }
  if (!(await insertRecord(tx, made, nowMs))) return err('bankTransfer.reference_used')
  const { kind, amount, bankReference, on, note } = line
  const detail = { record: id, kind, amount: amount.toString(), bankReference, on, note }
  await writeAuditEntry(tx, { actor: by, ...auditOf(made, 'record'), detail }, nowMs)
  return ok(undefined)
}

export type TransferRecord = {
  readonly key: string
  readonly id: string
  readonly kind: 'arrived' | 'returned'
  readonly amount: bigint
  readonly bankReference: string
  readonly on: string
}

/** Records what arrived of a deposit by bank transfer, or what went back to the payer. */
export function recordTransfer(
  options: DeskOptions,
  by: Staff,
  { key, id, ...line }: TransferRecord,
): Promise<Result<undefined, Refusal>> {
  const nowMs = options.clock.nowMs()
  return options.db.transact<undefined, Refusal>(async (tx) => {
    const transfer = await lockTransfer(tx, id)
    if (transfer === undefined) return err('bankTransfer.unknown')
    const subject = { transfer: id, payout: null }
    const isValid = isMovementValid(transfer, line, transfer.currency)
    const problem = isValid ? undefined : ('bankTransfer.amount_invalid' as const)
    const { owner, account } = transfer
    const recording = { by, key, owner, subject, statement: plainOf(account), line: { ...line, note: null }, problem }
    return store(options, tx, recording, nowMs)
  })
}

export type PayoutRecord =
  | {
      readonly key: string
      readonly id: string
      readonly kind: 'paid'
      readonly bankReference: string
      readonly on: string
    }
  | { readonly key: string; readonly id: string; readonly kind: 'failed'; readonly note: string }

function lineOf(record: PayoutRecord, amount: bigint): Line {
  return record.kind === 'paid'
    ? { kind: 'paid', amount, bankReference: record.bankReference, on: record.on, note: null }
    : { kind: 'failed', amount, bankReference: null, on: null, note: record.note }
}

/** Records that a payout was made by hand, or why it failed. */
export function recordPayout(
  options: DeskOptions,
  by: Staff,
  record: PayoutRecord,
): Promise<Result<undefined, Refusal>> {
  const nowMs = options.clock.nowMs()
  return options.db.transact<undefined, Refusal>(async (tx) => {
    const payout = await lockPayout(tx, record.id)
    if (payout === undefined) return err('bankTransfer.unknown')
    const { id, owner, amount, currency: statement, state } = payout
    const problem = state === 'waiting' ? undefined : ('bankTransfer.not_now' as const)
    const subject = { transfer: null, payout: id }
    const recording = { by, key: record.key, owner, subject, statement, line: lineOf(record, amount), problem }
    return store(options, tx, recording, nowMs)
  })
}
