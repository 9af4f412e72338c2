import type { ACCOUNT_PROPOSAL_STATES } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewProposal = {
  readonly id: string
  readonly username: string
  readonly language: Language
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredProposal = NewProposal & {
  readonly seq: number
  readonly state: (typeof ACCOUNT_PROPOSAL_STATES)[number]
  readonly proposedByName: string
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly note: string | null
}

/** False when the id is taken, or the name is proposed already. */
export async function insertProposal(tx: Tx, fresh: NewProposal): Promise<boolean> {
  const inserted = await tx
    .insertInto('agent_account_proposal')
    .values({
      id: fresh.id,
      username: fresh.username,
      language: fresh.language,
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
    .selectFrom('agent_account_proposal as proposal')
    .innerJoin(accountsAs('proposer'), 'proposer.id', 'proposal.proposed_by')
    .leftJoin(accountsAs('decider'), 'decider.id', 'proposal.decided_by')
    .selectAll('proposal')
    .select(['proposer.username as proposed_by_name', 'decider.username as decided_by_name'])

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

const proposalOf = (row: Row): StoredProposal => ({
  id: row.id,
  seq: Number(row.seq),
  username: row.username,
  language: row.language,
  reason: row.reason,
  state: row.state,
  proposedBy: row.proposed_by,
  proposedByName: row.proposed_by_name,
  proposedAtMs: row.proposed_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  decidedBy: row.decided_by,
  decidedByName: row.decided_by_name,
  note: row.note,
})

export async function findProposal(tx: Tx, id: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx).where('proposal.id', '=', id).executeTakeFirst()
  return row && proposalOf(row)
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockProposal(tx: Tx, id: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx).where('proposal.id', '=', id).forUpdate('proposal').executeTakeFirst()
  return row && proposalOf(row)
}

/** Newest first. */
export async function listProposals(
  tx: Tx,
  before: number | undefined,
  atMost: number,
): Promise<readonly StoredProposal[]> {
  let query = selection(tx).orderBy('proposal.seq', 'desc').limit(atMost)
  if (before !== undefined) query = query.where('proposal.seq', '<', BigInt(before))
  return (await query.execute()).map(proposalOf)
}

export async function countAccountProposals(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_account_proposal where state = 'proposed'`.execute(tx)
  return rows[0]?.count ?? 0
}
