import { assert, err, ok, present, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { confirmRefusal, isDecidedSo, withdrawRefusal, type Decision } from './decision.ts'
import { lockPayout, settlePayout } from './payout.sql.ts'
import { auditOf, type DeskOptions, type Staff } from './record.actions.ts'
import { decideRecord, findRecord, type StoredRecord } from './record.sql.ts'
import { changeSums, lockTransfer } from './transfer.sql.ts'
import { afterMovement, isMovementValid } from './transfer.ts'

type Common = 'bankTransfer.unknown' | 'bankTransfer.own'

/** What the decision is about is locked before the record is read, so that of two decisions one is first. */
async function lockSubject(tx: Tx, { transfer, payout }: StoredRecord): Promise<string> {
  const found = transfer === null ? await lockPayout(tx, payout ?? '') : await lockTransfer(tx, transfer)
  return present(found, 'what the record is about').owner
}

/** What a confirmed record means: money that we have, or that has left. */
async function carryOut(tx: Tx, { transfer, payout, kind, amount, note }: StoredRecord, nowMs: number): Promise<void> {
  if (kind === 'paid' || kind === 'failed')
    return settlePayout(tx, { id: present(payout, 'the payout'), state: kind, reason: note }, nowMs)
  const before = present(await lockTransfer(tx, present(transfer, 'the transfer')), 'the transfer')
  // Only confirming changes the sums, and one record is open at a time.
  assert(isMovementValid(before, { kind, amount }, before.currency), 'a movement that was valid when it was recorded')
  await changeSums(tx, before, afterMovement(before, { kind, amount }), nowMs)
}

type Deciding<Refusal> = {
  readonly id: string
  readonly by: Staff
  readonly decision: Decision
  readonly refusalOf: (record: StoredRecord) => Refusal | undefined
}

function decide<Refusal extends string>(
  { db, clock, isOwn }: DeskOptions,
  { id, by, decision, refusalOf }: Deciding<Refusal>,
): Promise<Result<StoredRecord, Refusal | Common>> {
  return db.transact<StoredRecord, Refusal | Common>(async (tx) => {
    const nowMs = clock.nowMs()
    const known = await findRecord(tx, id)
    if (known === undefined) return err('bankTransfer.unknown')
    const owner = await lockSubject(tx, known)
    const record = present(await findRecord(tx, id), 'the record')
    if (isDecidedSo(record, decision, by)) return ok(record)
    const refusal = refusalOf(record)
    if (refusal !== undefined) return err(refusal)
    if (await isOwn(tx, by, owner as Staff)) return err('bankTransfer.own')
    await decideRecord(tx, { id, state: decision, by }, nowMs)
    if (decision === 'confirmed') await carryOut(tx, record, nowMs)
    const { kind, amount, bankReference, recordedBy } = record
    const detail = { record: id, kind, amount: amount.toString(), bankReference, recordedBy }
    const verb = decision === 'confirmed' ? 'confirm' : 'withdraw'
    await writeAuditEntry(tx, { actor: by, ...auditOf(record, verb), detail }, nowMs)
    return ok(record)
  })
}

/**
 * Confirms what another person recorded. The deposit or withdrawal follows at once; where that is interrupted, its job
 * goes on.
 */
export async function confirmRecord(
  options: DeskOptions,
  by: Staff,
  id: string,
): Promise<Result<undefined, Common | 'bankTransfer.decided' | 'bankTransfer.same_person'>> {
  const refusalOf = (record: StoredRecord) => confirmRefusal(record, by)
  const decided = await decide(options, { id, by, decision: 'confirmed', refusalOf })
  if (!decided.ok) return decided
  const { transfer, payout } = decided.value
  await options.notices.dispatch(
    transfer === null ? { about: 'payout', id: present(payout, 'the payout') } : { about: 'charge', id: transfer },
  )
  return ok(undefined)
}

/** Withdraws a wrong record. Confirming needs two people, stopping it only one. */
export async function withdrawRecord(
  options: DeskOptions,
  by: Staff,
  id: string,
): Promise<Result<undefined, Common | 'bankTransfer.decided'>> {
  const decided = await decide(options, { id, by, decision: 'withdrawn', refusalOf: withdrawRefusal })
  return decided.ok ? ok(undefined) : decided
}
