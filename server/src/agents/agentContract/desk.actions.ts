import { assert, err, id as idOf, ok, present, type Id, type Result } from '@ronda/core'
import { canonicalTerms, type Terms } from '@ronda/core/payroll'
import { findByName, findByNumber, type Account } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  expireProposals,
  OPEN_MS,
  recordDecisionIn,
  writeDecision,
  type DecisionRefusal,
} from '../../rewards/decision/index.ts'
import { areTermsGood, OFFER_OPEN_MS, partiesOf, type GrantRefusal } from './agentContract.ts'
import { findContract, lockContract, type StoredContract } from './contract.sql.ts'
import { endGranted, findAcceptImpact, findEndImpact } from './impact.actions.ts'
import { findGrantRefusal, holdLine, writeOffer, type Changed, type ContractOptions } from './offer.actions.ts'
import { findProposal, insertProposal, lockProposal, type NewProposal, type StoredProposal } from './proposal.sql.ts'
import { offeredBy } from './signed.lib.ts'
import { recordClosed, recordTerminated } from './step.sql.ts'

const subjectOf = (contract: string): string => `contract:${contract}`

const detailOf = ({ agent, terms, noticeDays }: Pick<NewProposal, 'agent' | 'terms' | 'noticeDays'>) => ({
  agent,
  terms: canonicalTerms(terms),
  noticeDays,
})

/** An agent by number or complete username. */
export async function findAgent(tx: Tx, merchant: string, text: string): Promise<Account | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  const found = numbered ?? (await findByName(tx, merchant, text))?.account
  return found?.kind === 'agent' ? found : undefined
}

export type DeskProposing = {
  readonly key: string
  readonly agent: string
  readonly terms: Terms
  readonly noticeDays: number | null
  readonly reason: string
  readonly by: Id<'account'>
}

/** Nobody stands above the platform, so it has whatever it offers. */
export type PlatformRefusal = Exclude<GrantRefusal, 'agentContract.none_own'>

type ProposeRefusal =
  | PlatformRefusal
  | 'agentContract.off'
  | 'agentContract.terms'
  | 'agentContract.agent_unknown'
  | 'adjustment.own_account'
  | 'wallet.key_reused'

const isSame = (stored: StoredProposal | undefined, fresh: NewProposal): boolean =>
  stored?.agent === fresh.agent &&
  stored.reason === fresh.reason &&
  stored.noticeDays === fresh.noticeDays &&
  canonicalTerms(stored.terms) === canonicalTerms(fresh.terms)

const ofPlatform = (refusal: GrantRefusal | undefined): PlatformRefusal | undefined =>
  refusal === 'agentContract.none_own' ? undefined : refusal

/** Proposes a contract with the platform. Sent again with the same key, it is the same proposal. */
export async function proposeForPlatform(
  options: ContractOptions,
  { key, agent: text, terms, noticeDays, reason, by }: DeskProposing,
): Promise<Result<string, ProposeRefusal>> {
  const { db, clock, ids, merchant, currency } = options
  if (!(await options.isOn(terms.kind))) return err('agentContract.off')
  if (!areTermsGood(terms, currency)) return err('agentContract.terms')
  const id = ids.named('agentContractProposal', by, key)
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const found = await findAgent(tx, merchant, text)
    if (found === undefined) return err('agentContract.agent_unknown')
    if (await options.isOwn(tx, by, found.id)) return err('adjustment.own_account')
    const nowMs = clock.nowMs()
    const times = { proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const fresh = { id, agent: found.id, terms, noticeDays, reason, proposedBy: by, ...times }
    const known = await findProposal(tx, id)
    if (known !== undefined) return isSame(known, fresh) ? ok(id) : err('wallet.key_reused')
    const line = await holdLine(tx, found.id, terms)
    const refusal = ofPlatform(await findGrantRefusal(tx, { ...fresh, upline: null }, line, nowMs))
    if (refusal !== undefined) return err(refusal)
    if (!(await insertProposal(tx, fresh))) {
      return isSame(await findProposal(tx, id), fresh) ? ok(id) : err('wallet.key_reused')
    }
    const entry = { actor: by, action: 'contract.propose' as const, subject: subjectOf(id) }
    await writeAuditEntry(tx, { ...entry, detail: { ...detailOf(fresh), reason } }, nowMs)
    return ok(id)
  })
}

type ApproveRefusal =
  | PlatformRefusal
  | 'agentContract.off'
  | 'agentContract.offer_open'
  | 'agentContract.impact'
  | 'adjustment.own_account'
type DecideRefusal = DecisionRefusal | 'agentContract.unknown'

/** Writes the offer that a second person approves, who has seen what its acceptance ends. */
async function offerApproved(
  { clock, isOwn }: ContractOptions,
  tx: Tx,
  proposal: StoredProposal,
  { by, impact }: Pick<Approving, 'by' | 'impact'>,
): Promise<Exclude<ApproveRefusal, 'agentContract.off'> | undefined> {
  const { id, agent, terms, noticeDays, proposedBy } = proposal
  if (await isOwn(tx, by, idOf<'account'>(agent))) return 'adjustment.own_account'
  const nowMs = clock.nowMs()
  const line = await holdLine(tx, agent, terms)
  const { hash } = await findAcceptImpact(tx, offeredBy(proposal), nowMs)
  if (hash !== impact) return 'agentContract.impact'
  const times = { proposedAtMs: nowMs, expiresAtMs: nowMs + OFFER_OPEN_MS }
  const fresh = { id, agent, upline: null, terms, noticeDays, proposedBy, ...times }
  const written = await writeOffer(tx, fresh, line)
  if (written.ok) return undefined
  assert(written.error !== 'agentContract.none_own', 'the platform needs no contract')
  return written.error
}

const PROPOSALS = {
  unknown: 'agentContract.unknown',
  lock: lockProposal,
  record: recordDecisionIn('agent_contract_proposal'),
} as const

const entryOf = (action: 'contract.approve' | 'contract.refuse') => (stored: StoredProposal) => ({
  action,
  subject: subjectOf(stored.id),
  detail: detailOf(stored),
})

const findDecided = async ({ db }: ContractOptions, id: string): Promise<StoredProposal> =>
  present(await db.read((tx) => findProposal(tx, id)), 'a proposal that was just decided')

type Deciding = { readonly id: string; readonly by: Id<'account'> }
type Approving = Deciding & {
  /** The hash of what was shown to end below. */
  readonly impact: string
}

/** Approves a proposal of another person: it is offered to the agent in the same transaction. */
export async function approveProposal(
  options: ContractOptions,
  { id, by, impact }: Approving,
): Promise<Result<StoredProposal, DecideRefusal | ApproveRefusal>> {
  const known = await options.db.read((tx) => findProposal(tx, id))
  if (known === undefined) return err('agentContract.unknown')
  if (!(await options.isOn(known.terms.kind))) return err('agentContract.off')
  const decision = { id, by, state: 'approved', note: null } as const
  const decided = await writeDecision<StoredProposal, 'approved', ApproveRefusal | 'agentContract.unknown'>(
    options,
    decision,
    {
      ...PROPOSALS,
      carryOut: (tx, stored) => offerApproved(options, tx, stored, { by, impact }),
      entryOf: entryOf('contract.approve'),
    },
  )
  if (!decided.ok) return decided
  options.onChanged([known.agent])
  return ok(await findDecided(options, id))
}

/** Refuses a proposal of another person. */
export async function refuseProposal(
  options: ContractOptions,
  { id, by, note }: Deciding & { readonly note: string },
): Promise<Result<StoredProposal, DecideRefusal>> {
  const decision = { id, by, state: 'refused', note } as const
  const decided = await writeDecision<StoredProposal, 'approved', 'agentContract.unknown'>(options, decision, {
    ...PROPOSALS,
    entryOf: entryOf('contract.refuse'),
  })
  return decided.ok ? ok(await findDecided(options, id)) : decided
}

/** Ends proposals that were not decided in time. */
export const expireContractProposals = (options: ContractOptions): Promise<void> =>
  expireProposals(options, {
    table: 'agent_contract_proposal',
    job: 'agentContract.propose',
    action: 'contract.expire',
    subjectOf,
  })

type EndRefusal =
  | 'agentContract.unknown'
  | 'agentContract.not_valid'
  | 'agentContract.impact'
  | 'adjustment.own_account'

export type StaffEnding = {
  readonly id: string
  readonly reason: string
  /** The hash of what was shown to end with it. */
  readonly impact: string
  readonly by: Id<'account'>
}

/**
 * Ends a contract with all that were granted from it, or takes an offer back, for a reason that both sides read. Done
 * twice, it happens once.
 */
export async function endByStaff(
  options: ContractOptions,
  { id, reason, impact, by }: StaffEnding,
): Changed<EndRefusal> {
  const { db, clock } = options
  const known = await db.read((tx) => findContract(tx, id))
  if (known === undefined) return err('agentContract.unknown')
  let concerned = partiesOf(known)
  const ended = await db.transact<StoredContract, EndRefusal>(async (tx) => {
    await holdLine(tx, known.agent, known.terms)
    const stored = present(await lockContract(tx, id), 'a contract that was found')
    for (const party of partiesOf(stored)) {
      if (await options.isOwn(tx, by, idOf<'account'>(party))) return err('adjustment.own_account')
    }
    const nowMs = clock.nowMs()
    const doing = { side: 'platform', by, nowMs, note: reason } as const
    const { ended: granted, hash } = await findEndImpact(tx, stored, nowMs)
    const isOpen = stored.state === 'valid' || stored.state === 'requested'
    if (isOpen && hash !== impact) return err('agentContract.impact')
    const isEnded = (await recordTerminated(tx, id, doing)) || (await recordClosed(tx, id, 'withdrawn', doing))
    if (!isEnded) return err('agentContract.not_valid')
    concerned = [...concerned, ...(await endGranted(tx, granted, nowMs))]
    const detail = { ...detailOf(stored), reason, granted: granted.map((each) => each.id) }
    await writeAuditEntry(tx, { actor: by, action: 'contract.end', subject: subjectOf(id), detail }, nowMs)
    return ok(present(await findContract(tx, id), 'a contract that was found'))
  })
  if (ended.ok) options.onChanged(concerned)
  return ended
}
