import type { Tx } from '../../platform/postgres/db.ts'
import { endedWith, endedWithout, partiesOf, type Standing } from './agentContract.ts'
import { listStandingBelow, type StoredContract } from './contract.sql.ts'
import { impactHash } from './impact.lib.ts'
import { recordTerminated, type Doing } from './step.sql.ts'

/** What ends with a change, and the hash that whoever agrees to it brings back. */
export type Impact = { readonly ended: readonly Standing[]; readonly hash: string }

/** An offer, or what is proposed to be one. */
type Offered = Pick<StoredContract, 'id' | 'agent' | 'terms' | 'termsHash'>

/** What accepting an offer ends. */
export async function findAcceptImpact(tx: Tx, offer: Offered, nowMs: number): Promise<Impact> {
  const { agent, terms } = offer
  const ended = endedWith({ agent, line: [], terms }, await listStandingBelow(tx, agent, terms, { nowMs }))
  return { ended, hash: impactHash(offer, ended) }
}

/** What ends with a contract. An offer that is taken back ends nothing. */
export async function findEndImpact(tx: Tx, contract: StoredContract, nowMs: number): Promise<Impact> {
  const { agent, terms, state } = contract
  const below = state === 'valid' ? await listStandingBelow(tx, agent, terms, { nowMs }) : []
  const ended = endedWithout(agent, below)
  return { ended, hash: impactHash(contract, ended) }
}

/** Why a contract ended: the one that it was granted from did. */
const ABOVE_ENDED_NOTE = 'aboveEnded'

/** Ends what was granted from a contract that ends. The accounts that this concerns. */
export async function endGranted(tx: Tx, ended: readonly Standing[], nowMs: number): Promise<readonly string[]> {
  const doing: Doing = { side: 'platform', by: null, nowMs, note: ABOVE_ENDED_NOTE }
  for (const { id } of ended) await recordTerminated(tx, id, doing)
  return ended.flatMap(partiesOf)
}
