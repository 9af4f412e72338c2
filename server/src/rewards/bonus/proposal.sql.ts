import { bonusTerms, type BonusGrantRefusal, type BonusProposalState, type BonusTerms } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { ByLanguage, Due } from './bonus.sql.ts'

export type NewProposal = {
  readonly id: string
  readonly account: Id<'account'>
  readonly names: ByLanguage
  readonly terms: BonusTerms
  readonly reason: string
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredProposal = Omit<NewProposal, 'account' | 'proposedBy'> & {
  readonly account: string
  readonly proposedBy: string
  readonly seq: number
  readonly state: BonusProposalState
  readonly decidedBy: string | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly failure: BonusGrantRefusal | null
  readonly memberNumber: string
  readonly memberName: string
  readonly proposedByName: string
  readonly decidedByName: string | null
}

/** False when the id is taken. */
export async function insertProposal(tx: Tx, fresh: NewProposal): Promise<boolean> {
  const inserted = await tx
    .insertInto('bonus_proposal')
    .values({
      id: fresh.id,
      account: fresh.account,
      names: JSON.stringify(fresh.names),
      terms: JSON.stringify(z.encode(bonusTerms, fresh.terms)),
      reason: fresh.reason,
      proposed_by: fresh.proposedBy,
      proposed_at: new Date(fresh.proposedAtMs),
      expires_at: new Date(fresh.expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const selection = (tx: Tx) =>
  tx
    .selectFrom('bonus_proposal')
    .innerJoin(accountsAs('receiver'), 'receiver.id', 'bonus_proposal.account')
    .innerJoin(accountsAs('proposer'), 'proposer.id', 'bonus_proposal.proposed_by')
    .leftJoin(accountsAs('decider'), 'decider.id', 'bonus_proposal.decided_by')
    .selectAll('bonus_proposal')
    .select([
      'receiver.number as member_number',
      'receiver.username as member_name',
      'proposer.username as proposed_by_name',
      'decider.username as decided_by_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

const proposalOf = (row: Row): StoredProposal => ({
  id: row.id,
  seq: Number(row.seq),
  account: row.account,
  names: row.names as ByLanguage,
  terms: z.parse(bonusTerms, row.terms),
  reason: row.reason,
  state: row.state,
  proposedBy: row.proposed_by,
  proposedAtMs: row.proposed_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  decidedBy: row.decided_by,
  decidedAtMs: row.decided_at?.getTime() ?? null,
  note: row.note,
  failure: row.failure,
  memberNumber: row.member_number.toString(),
  memberName: row.member_name,
  proposedByName: row.proposed_by_name,
  decidedByName: row.decided_by_name,
})

export async function findProposal(tx: Tx, id: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx).where('bonus_proposal.id', '=', id).executeTakeFirst()
  return row && proposalOf(row)
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockProposal(tx: Tx, id: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx).where('bonus_proposal.id', '=', id).forUpdate('bonus_proposal').executeTakeFirst()
  return row && proposalOf(row)
}

/** Newest first. */
export async function listProposals(
  tx: Tx,
  beforeSeq: number | undefined,
  atMost: number,
): Promise<readonly StoredProposal[]> {
  let query = selection(tx).orderBy('bonus_proposal.seq', 'desc').limit(atMost)
  if (beforeSeq !== undefined) query = query.where('bonus_proposal.seq', '<', BigInt(beforeSeq))
  return (await query.execute()).map(proposalOf)
}

export async function countOpen(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('bonus_proposal')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('state', 'in', ['proposed', 'approved'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Approved before a moment, and not known to be given. */
export async function findUnfinished(
  tx: Tx,
  { beforeMs, nowMs, atMost }: Due & { readonly beforeMs: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('bonus_proposal')
    .select('id')
    .where('state', '=', 'approved')
    .where('decided_at', '<', new Date(beforeMs))
    .where(isNotSetAside('bonus.give', sql.ref('id'), nowMs))
    .orderBy('seq')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

type ProposalEnd = { readonly state: 'done' | 'failed'; readonly failure?: BonusGrantRefusal }

/** Records whether an approved bonus was given. False when it was recorded before. */
export async function recordEnd(tx: Tx, id: string, end: ProposalEnd, nowMs: number): Promise<boolean> {
  const { state, failure = null } = end
  const changed = await tx
    .updateTable('bonus_proposal')
    .set({ state, failure, finished_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
