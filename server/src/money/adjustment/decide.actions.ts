import { ATOMS_PER_UNIT, err, ok, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  APPROVAL_DAY_MS,
  insertApproval,
  lockApprovals,
  needsSecond,
  sumByApprover,
  sumForMember,
} from '../approval/index.ts'
import { finish, subjectOf, type AdjustmentOptions } from './adjustment.actions.ts'
import { decisionRefusal, type DecisionRefusal } from './adjustment.ts'
import { findAdjustment, lockAdjustment, recordDecision, recordFirst, type StoredAdjustment } from './adjustment.sql.ts'

export type Deciding = {
  readonly id: string
  readonly state: 'approved' | 'refused'
  readonly note: string | null
  readonly by: Id<'account'>
}

/** Whether this repeats the same person's same decision: a second click changes nothing. */
function isDecidedSo(stored: StoredAdjustment, { state, by }: Deciding): boolean {
  if (stored.state === 'seconding') return state === 'approved' && stored.firstApprovedBy === by
  if (stored.decidedBy !== by) return false
  return (stored.state === 'refused') === (state === 'refused')
}

type DecidingRefusal = DecisionRefusal | 'adjustment.unknown'

const unitsOf = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

/** Inserts the approval and returns whether a second one is needed, given all that was approved in a day. */
async function addApproval(
  options: AdjustmentOptions,
  tx: Tx,
  { id, account, currency, amount }: StoredAdjustment,
  { by, atMs }: { readonly by: Id<'account'>; readonly atMs: number },
): Promise<boolean> {
  const { staff } = await options.policy()
  await lockApprovals(tx, by, account)
  const since = { currency, sinceMs: atMs - APPROVAL_DAY_MS, except: id }
  const size = amount < 0n ? -amount : amount
  const facts = {
    amount: size,
    memberDay: await sumForMember(tx, 'adjustment', account, since),
    approverDay: await sumByApprover(tx, by, since),
    // The proposer is a different person already.
    hasHelped: false,
  }
  const limits = { secondFrom: unitsOf(staff.adjustmentsFrom), approvedPerDay: unitsOf(staff.approvedPerDay) }
  await insertApproval(tx, { kind: 'adjustment', subject: id, approver: by, account, currency, amount: size, atMs })
  return needsSecond(facts, limits)
}

/** Records the decision; an approval that is not sufficient waits for a second one. */
async function recordDecisionOrFirst(options: AdjustmentOptions, tx: Tx, stored: StoredAdjustment, deciding: Deciding) {
  const atMs = options.clock.nowMs()
  const { id, by, state } = deciding
  if (state === 'approved' && (await addApproval(options, tx, stored, { by, atMs })) && stored.state === 'proposed') {
    return recordFirst(tx, id, by, atMs)
  }
  return recordDecision(tx, { ...deciding, atMs })
}

function writeDecision(options: AdjustmentOptions, deciding: Deciding): Promise<Result<'decided', DecidingRefusal>> {
  const { db, clock, isOwn } = options
  return db.transact<'decided', DecidingRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const stored = await lockAdjustment(tx, deciding.id)
    if (stored === undefined) return err('adjustment.unknown')
    if (isDecidedSo(stored, deciding)) return ok('decided')
    const refusal = decisionRefusal(stored, deciding.by, nowMs, deciding.state)
    if (refusal !== undefined) return err(refusal)
    if (await isOwn(tx, deciding.by, stored.account)) return err('adjustment.own_account')
    await recordDecisionOrFirst(options, tx, stored, deciding)
    const { amount, currency, account, proposedBy, state: before } = stored
    const detail = { account, amount: amount.toString(), currency, proposedBy, before, note: deciding.note }
    const action = deciding.state === 'approved' ? 'adjustment.approve' : 'adjustment.refuse'
    await writeAuditEntry(tx, { actor: deciding.by, action, subject: subjectOf(stored.id), detail }, nowMs)
    return ok('decided')
  })
}

/** Decides a proposal; an approved one is booked when this resolves, or by the job within a minute. */
export async function decide(
  options: AdjustmentOptions,
  deciding: Deciding,
): Promise<Result<StoredAdjustment, DecidingRefusal>> {
  const decided = await writeDecision(options, deciding)
  if (!decided.ok) return decided
  await finish(options, deciding.id)
  const after = await options.db.read((tx) => findAdjustment(tx, deciding.id))
  return after === undefined ? err('adjustment.unknown') : ok(after)
}
