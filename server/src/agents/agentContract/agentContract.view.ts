import type { AgentContract, ContractExample, ContractVersion, DeskContract, WaitingContract } from '@ronda/contract'
import { pseudonymOf } from '../team/team.ts'
import { shownSide } from './agentContract.ts'
import type { StoredContract } from './contract.sql.ts'
import type { Example } from './example.ts'
import type { Version } from './read.actions.ts'

/** A contract as each of its sides sees it. */
export function shownContract(contract: StoredContract): AgentContract {
  const { id, version, state, terms, termsHash, noticeDays, upline, endingSide } = contract
  return {
    id,
    version,
    state,
    terms: { ...terms, tiers: [...terms.tiers] },
    termsHash,
    noticeDays,
    proposedAt: contract.proposedAtMs,
    expiresAt: contract.expiresAtMs,
    validFrom: contract.validFromMs,
    validTo: contract.validToMs,
    endingSide: endingSide && shownSide(endingSide, upline),
    isByPlatform: upline === null,
  }
}

/** What waits for the answer of a reader. */
export function shownWaiting(contract: StoredContract, reader: string): WaitingContract {
  const { agent, agentNumber: id, agentName: name, state } = contract
  return {
    ...shownContract(contract),
    asks: state === 'valid' ? 'end' : 'answer',
    agent: agent === reader ? null : { id, name },
  }
}

export const shownOrNull = (contract: StoredContract | undefined): AgentContract | null =>
  contract === undefined ? null : shownContract(contract)

export const shownVersion = ({ contract, steps }: Version): ContractVersion => ({
  ...shownContract(contract),
  steps: steps.map(({ what, side, note, cause, atMs }) => ({
    what,
    side,
    note,
    isByOther: cause !== null,
    at: atMs,
  })),
})

export const shownExample = ({ period, payslip }: Example): ContractExample => ({
  fromMs: period.fromMs,
  toMs: period.toMs,
  validBet: payslip.figures.validBet,
  result: payslip.figures.stakes - payslip.figures.prizes - payslip.figures.promotions,
  activeMembers: payslip.figures.activeMembers,
  tier: payslip.tier,
  gross: payslip.gross,
  pay: payslip.pay,
  debt: payslip.debt,
})

export const shownForDesk = (contract: StoredContract): DeskContract => ({
  ...shownContract(contract),
  agent: { id: contract.agentNumber, name: contract.agentName },
  upline: contract.upline === null ? null : { id: contract.uplineNumber ?? '', name: contract.uplineName ?? '' },
})

/** An agent further below: a number to find them by, and no name. */
export const shownEnded = (name: string, id: string, rateMillionths: number) => ({
  id,
  name: pseudonymOf(name),
  rateMillionths,
})
