import type { CONTRACT_PROPOSAL_STATES } from '@ronda/contract'
import { canonicalTerms, termsOfText, type Terms } from '@ronda/core/payroll'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewProposal = {
  readonly id: string
  readonly agent: string
  readonly terms: Terms
  readonly noticeDays: number | null
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredProposal = NewProposal & {
  readonly seq: number
  readonly agentNumber: string
  readonly agentName: string
  readonly state: (typeof CONTRACT_PROPOSAL_STATES)[number]
  readonly proposedByName: string
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly note: string | null
}

/** False when the id is taken. */
export async function insertProposal(tx: Tx, fresh: NewProposal): Promise<boolean> {
  const inserted = await tx
    .insertInto('agent_contract_proposal')
    .values({
      id: fresh.id,
      agent: fresh.agent,
      terms: canonicalTerms(fresh.terms),
      notice_days: fresh.noticeDays,
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
    .selectFrom('agent_contract_proposal')
    .innerJoin(accountsAs('receiver'), 'receiver.id', 'agent_contract_proposal.agent')
    .innerJoin(accountsAs('proposer'), 'proposer.id', 'agent_contract_proposal.proposed_by')
    .leftJoin(accountsAs('decider'), 'decider.id', 'agent_contract_proposal.decided_by')
    .selectAll('agent_contract_proposal')
    .select([
      'receiver.number as agent_number',
      'receiver.username as agent_name',
      'proposer.username as proposed_by_name',
      'decider.username as decided_by_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

const proposalOf = (row: Row): StoredProposal => ({
  id: row.id,
  seq: Number(row.seq),
  agent: row.agent,
  agentNumber: row.agent_number.toString(),
  agentName: row.agent_name,
  terms: termsOfText(row.terms),
  noticeDays: row.notice_days,
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
  const row = await selection(tx).where('agent_contract_proposal.id', '=', id).executeTakeFirst()
  return row && proposalOf(row)
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockProposal(tx: Tx, id: string): Promise<StoredProposal | undefined> {
  const row = await selection(tx)
    .where('agent_contract_proposal.id', '=', id)
    .forUpdate('agent_contract_proposal')
    .executeTakeFirst()
  return row && proposalOf(row)
}

/** Newest first. */
export async function listProposals(
  tx: Tx,
  before: number | undefined,
  atMost: number,
): Promise<readonly StoredProposal[]> {
  let query = selection(tx).orderBy('agent_contract_proposal.seq', 'desc').limit(atMost)
  if (before !== undefined) query = query.where('agent_contract_proposal.seq', '<', BigInt(before))
  return (await query.execute()).map(proposalOf)
}

export async function countOpenContractProposals(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_contract_proposal')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow()
  return Number(count)
}
