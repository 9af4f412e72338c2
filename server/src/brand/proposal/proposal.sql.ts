import type { MoneyPolicy, ProposalState } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import { sql, type Selectable } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import { defaultSettings, readMoney } from '../settings/index.ts'

export type NewProposal = {
  readonly id: string
  readonly merchant: string
  readonly before: MoneyPolicy
  readonly after: MoneyPolicy
  readonly reason: string
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredProposal = NewProposal & {
  readonly seq: number
  readonly state: ProposalState
  readonly decidedBy: Id<'account'> | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly appliesAtMs: number | null
  readonly finishedAtMs: number | null
  readonly withdrawnBy: Id<'account'> | null
}

/** False when the id is taken. */
export async function insertProposal(tx: Tx, fresh: NewProposal): Promise<boolean> {
  const row = await tx
    .insertInto('settings_proposal')
    .values({
      id: fresh.id,
      merchant: fresh.merchant,
      before: JSON.stringify(fresh.before),
      after: JSON.stringify(fresh.after),
      reason: fresh.reason,
      proposed_by: fresh.proposedBy,
      proposed_at: new Date(fresh.proposedAtMs),
      expires_at: new Date(fresh.expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const selection = (tx: Tx) => tx.selectFrom('settings_proposal').selectAll()

const accountOf = (stored: string | null): Id<'account'> | null => (stored === null ? null : id<'account'>(stored))

function proposalOf(row: Selectable<DB['settings_proposal']>): StoredProposal {
  return {
    id: row.id,
    seq: Number(row.seq),
    merchant: row.merchant,
    before: readMoney(row.before, defaultSettings.money),
    after: readMoney(row.after, defaultSettings.money),
    reason: row.reason,
    state: row.state,
    proposedBy: id<'account'>(row.proposed_by),
    proposedAtMs: row.proposed_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    decidedBy: accountOf(row.decided_by),
    decidedAtMs: row.decided_at?.getTime() ?? null,
    note: row.note,
    appliesAtMs: row.applies_at?.getTime() ?? null,
    finishedAtMs: row.finished_at?.getTime() ?? null,
    withdrawnBy: accountOf(row.withdrawn_by),
  }
}

export async function findProposal(tx: Tx, proposal: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx).where('id', '=', proposal).executeTakeFirst()
  return row && proposalOf(row)
}

/** Locks the row until the transaction ends, so that two concurrent decisions are made one after the other. */
export async function lockProposal(tx: Tx, proposal: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx).where('id', '=', proposal).forUpdate().executeTakeFirst()
  return row && proposalOf(row)
}

export type ProposalPage = { readonly isOpen: boolean; readonly beforeSeq: number | undefined; readonly atMost: number }

/** The newest first. */
export async function listProposals(
  tx: Tx,
  { isOpen, beforeSeq, atMost }: ProposalPage,
): Promise<readonly StoredProposal[]> {
  let query = selection(tx)
    .where('state', isOpen ? 'in' : 'not in', ['proposed', 'approved'])
    .orderBy('seq', 'desc')
    .limit(atMost)
  if (beforeSeq !== undefined) query = query.where('seq', '<', BigInt(beforeSeq))
  return (await query.execute()).map(proposalOf)
}

/** Approved and due, or open for too long: the oldest first, so that two due at once are applied in their order. */
export async function findDue(tx: Tx, state: 'proposed' | 'approved', nowMs: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('settings_proposal')
    .select('id')
    .where('state', '=', state)
    .where(state === 'approved' ? 'applies_at' : 'expires_at', '<=', new Date(nowMs))
    .where(isNotSetAside(state === 'approved' ? 'settings.apply' : 'settings.expire', sql.ref('id'), nowMs))
    .orderBy('applies_at')
    .orderBy('seq')
    .execute()
  return rows.map(({ id: due }) => due)
}

export async function countOpenProposals(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('settings_proposal')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type Moved = {
  readonly state: ProposalState
  readonly decidedBy?: Id<'account'>
  readonly decidedAtMs?: number
  readonly note?: string
  readonly appliesAtMs?: number
  readonly withdrawnBy?: Id<'account'>
  readonly finishedAtMs?: number
}

const dateOf = (atMs: number | undefined): Date | undefined => (atMs === undefined ? undefined : new Date(atMs))

/** The row must be locked by `lockProposal`. */
export async function moveProposal(tx: Tx, proposal: string, moved: Moved): Promise<void> {
  await tx
    .updateTable('settings_proposal')
    .set({
      state: moved.state,
      decided_by: moved.decidedBy,
      decided_at: dateOf(moved.decidedAtMs),
      note: moved.note,
      applies_at: dateOf(moved.appliesAtMs),
      withdrawn_by: moved.withdrawnBy,
      finished_at: dateOf(moved.finishedAtMs),
    })
    .where('id', '=', proposal)
    .execute()
}
