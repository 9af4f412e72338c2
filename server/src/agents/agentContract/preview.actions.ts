import { err, ok, type Result } from '@ronda/core'
import { uplinesNow } from '../tree/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { sideOf } from './agentContract.ts'
import { findContract, listContracts, type StoredContract } from './contract.sql.ts'
import { findAcceptImpact, findEndImpact, type Impact } from './impact.actions.ts'
import { findProposal } from './proposal.sql.ts'
import { offeredBy } from './signed.lib.ts'
import { findAcceptRefusal, type AnswerRefusal, type ContractOptions } from './offer.actions.ts'

/** More are counted, and not listed. */
const SHOWN_MAX = 100

export type Preview = { readonly ended: readonly StoredContract[]; readonly count: number; readonly hash: string }

async function previewOf(tx: Tx, { ended, hash }: Impact): Promise<Preview> {
  const ids = ended.slice(0, SHOWN_MAX).map(({ id }) => id)
  return { ended: await listContracts(tx, ids), count: ended.length, hash }
}

/** What accepting a proposed contract would end. */
export function previewProposal(
  { db, clock }: ContractOptions,
  id: string,
): Promise<Result<Preview, 'agentContract.unknown'>> {
  return db.read(async (tx) => {
    const proposal = await findProposal(tx, id)
    if (proposal === undefined) return err('agentContract.unknown')
    return ok(await previewOf(tx, await findAcceptImpact(tx, offeredBy(proposal), clock.nowMs())))
  })
}

/** What ends below with a contract, or nothing for an offer. */
export const previewEnd = async (tx: Tx, contract: StoredContract, nowMs: number): Promise<Preview> =>
  previewOf(tx, await findEndImpact(tx, contract, nowMs))

/** What accepting an offer would end: only its agent is told. What ends with a valid contract: both sides are. */
export async function previewImpact(
  options: ContractOptions,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Result<Preview, AnswerRefusal>> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const known = await db.read((tx) => findContract(tx, id))
  const side = known && sideOf(known, by)
  if (known === undefined || side === undefined) return err('agentContract.unknown')
  if (known.state !== 'valid' && side !== 'agent') return err('agentContract.unknown')
  if (!(await options.isOn(known.terms.kind))) return err('agentContract.off')
  return db.read<Result<Preview, AnswerRefusal>>(async (tx) => {
    if (known.state === 'valid') return ok(await previewEnd(tx, known, nowMs))
    const refusal = await findAcceptRefusal(tx, known, await uplinesNow(tx, by), nowMs)
    return refusal === undefined ? ok(await previewOf(tx, await findAcceptImpact(tx, known, nowMs))) : err(refusal)
  })
}
