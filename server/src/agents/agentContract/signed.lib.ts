import { createHash } from 'node:crypto'
import { contractText, type SignedContract, type Terms } from '@ronda/core/payroll'

/** The hash that both sides keep of a contract between them. */
const hashOfContract = (contract: SignedContract): string =>
  createHash('sha256').update(contractText(contract)).digest('hex')

/** What the platform proposes to offer to an agent. */
type Proposed = {
  readonly id: string
  readonly agent: string
  readonly agentNumber: string
  readonly terms: Terms
  readonly noticeDays: number | null
}

/** What is offered once a proposal of the platform is approved. */
export function offeredBy({ id, agent, agentNumber, terms, noticeDays }: Proposed) {
  const signed = { upline: null, noticeDays }
  return { id, agent, terms, termsHash: hashOfContract({ agent: agentNumber, terms, signed }) }
}
