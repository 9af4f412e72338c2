import { createHash } from 'node:crypto'
import { contractText, type SignedContract } from '@ronda/core/payroll'
import type { Offered } from './impact.actions.ts'
import type { StoredProposal } from './proposal.sql.ts'

/** The hash that both sides keep of a contract between them. */
export const hashOfContract = (contract: SignedContract): string =>
  createHash('sha256').update(contractText(contract)).digest('hex')

/** What is offered once a proposal of the platform is approved. */
export function offeredBy({ id, agent, agentNumber, terms, noticeDays }: StoredProposal): Offered {
  return {
    id,
    agent,
    terms,
    termsHash: hashOfContract({ agent: agentNumber, terms, signed: { upline: null, noticeDays } }),
  }
}
