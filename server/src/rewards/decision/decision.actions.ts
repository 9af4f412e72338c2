import type { AuditAction } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findOverdue, recordExpired, type ProposalTable } from './decision.sql.ts'
import { decisionRefusal, isDecidedSo, type Decision, type DecisionRefusal, type Proposed } from './decision.ts'

type Scope = { readonly db: Db; readonly clock: Clock }

type Entry = { readonly action: AuditAction; readonly subject: string; readonly detail: object }

/** How the proposals of one feature are stored, and what a decision does to them. */
export type Proposals<Stored extends Proposed, Accepted extends string, Refusal extends string> = {
  readonly unknown: Refusal
  /** Locks the proposal until the transaction ends, so that of two decisions one is first. */
  readonly lock: (tx: Tx, id: string) => Promise<Stored | undefined>
  /** What the decision means in the same transaction, or why it is refused. */
  readonly carryOut?: (tx: Tx, stored: Stored) => Promise<Refusal | undefined>
  readonly record: (tx: Tx, decision: Decision<Accepted>, nowMs: number) => Promise<void>
  /** The entry of the audit log; who proposed it and the note are added. */
  readonly entryOf: (stored: Stored) => Entry
}

/** Writes what a second person decides about a proposal, together with its entry in the audit log. */
export function writeDecision<
  Stored extends Proposed & { readonly decidedBy: string | null },
  Accepted extends string,
  Refusal extends string,
>(
  { db, clock }: Scope,
  decision: Decision<Accepted>,
  { unknown, lock, carryOut, record, entryOf }: Proposals<Stored, Accepted, Refusal>,
): Promise<Result<'decided', DecisionRefusal | Refusal>> {
  return db.transact<'decided', DecisionRefusal | Refusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const stored = await lock(tx, decision.id)
    if (stored === undefined) return err(unknown)
    if (isDecidedSo(stored, decision)) return ok('decided')
    const refusal = decisionRefusal(stored, decision.by, nowMs) ?? (await carryOut?.(tx, stored))
    if (refusal !== undefined) return err(refusal)
    await record(tx, decision, nowMs)
    const { action, subject, detail } = entryOf(stored)
    const described = { ...detail, proposedBy: stored.proposedBy, note: decision.note }
    await writeAuditEntry(tx, { actor: decision.by, action, subject, detail: described }, nowMs)
    return ok('decided')
  })
}

/** Proposals that one run of a job ends; the rest wait a minute. */
const BATCH_MAX = 100

export type Expiring = {
  readonly table: ProposalTable
  /** The job, under whose name a failure is listed. */
  readonly job: string
  readonly action: AuditAction
  readonly subjectOf: (id: string) => string
}

/** Ends proposals that were not decided in time. */
export async function expireProposals(
  { db, clock, failures }: Scope & { readonly failures: Failures },
  { table, job, action, subjectOf }: Expiring,
): Promise<void> {
  const nowMs = clock.nowMs()
  const overdue = await db.read((tx) => findOverdue(tx, table, { job, nowMs, atMost: BATCH_MAX }))
  await failures.each(job, overdue, String, (id) =>
    db.write(async (tx) => {
      if (!(await recordExpired(tx, table, id))) return
      await writeAuditEntry(tx, { actor: 'house', action, subject: subjectOf(id), detail: {} }, nowMs)
    }),
  )
}
