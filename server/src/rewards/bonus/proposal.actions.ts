import type { BonusDraft } from '@ronda/contract'
import { err, ok, present, seconds, type Id, type Result } from '@ronda/core'
import { findByName, findByNumber, type Account } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  expireProposals,
  OPEN_MS,
  recordDecisionIn,
  writeDecision,
  type Decision,
  type DecisionRefusal,
} from '../decision/index.ts'
import { grant, type BonusOptions } from './bonus.actions.ts'
import {
  findProposal,
  findUnfinished,
  insertProposal,
  lockProposal,
  recordEnd,
  type NewProposal,
  type StoredProposal,
} from './proposal.sql.ts'
import { areTermsValid, termsHashOf, termsOf } from './terms.ts'

export type ProposalOptions = BonusOptions & {
  readonly merchant: string
  /** Whether an account belongs to this staff member: both used the same browser, or both are paid to one account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
}

/** The source of bonuses that staff give. */
const SOURCE = 'staff'

const subjectOf = (proposal: string): string => `bonus:${proposal}`

const detailOf = ({ account, terms }: Pick<NewProposal | StoredProposal, 'account' | 'terms'>) => ({
  account,
  amount: terms.amount.toString(),
  currency: terms.currency,
  terms: termsHashOf(terms),
})

/** Bonuses are for members: agents and staff have none. */
export async function findMember(tx: Tx, merchant: string, text: string): Promise<Account | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  const found = numbered ?? (await findByName(tx, merchant, text))?.account
  return found?.kind === 'member' ? found : undefined
}

export type Proposal = {
  readonly key: string
  /** The member's number or username. */
  readonly member: string
  readonly draft: BonusDraft
  readonly reason: string
  readonly by: Id<'account'>
}

type ProposeRefusal =
  | 'bonus.member_unknown'
  | 'bonus.own_account'
  | 'bonus.draft'
  | 'bonus.not_offered'
  | 'wallet.key_reused'

const isSame = (stored: StoredProposal | undefined, { account, terms, reason, proposedBy }: NewProposal): boolean =>
  stored?.account === account &&
  termsHashOf(stored.terms) === termsHashOf(terms) &&
  stored.reason === reason &&
  stored.proposedBy === proposedBy

/** A proposal that the same person repeats with the same key is the same proposal. */
export async function propose(
  options: ProposalOptions,
  { key, member, draft, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  const { db, clock, ids, merchant, rewards } = options
  const terms = termsOf(draft, options)
  if (!areTermsValid(terms, options.games)) return err('bonus.draft')
  const found = await db.read((tx) => findMember(tx, merchant, member))
  if (found === undefined || found.currency !== terms.currency) return err('bonus.member_unknown')
  if (!(await rewards.mayOffer(found.id))) return err('bonus.not_offered')
  return db.transact<string, ProposeRefusal>(async (tx) => {
    if (await options.isOwn(tx, by, found.id)) return err('bonus.own_account')
    const nowMs = clock.nowMs()
    const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const id = ids.named('bonusProposal', by, key)
    const asked = { id, account: found.id, names: draft.names, terms, reason, ...times }
    if (!(await insertProposal(tx, asked))) {
      return isSame(await findProposal(tx, id), asked) ? ok(id) : err('wallet.key_reused')
    }
    const entry = { action: 'bonus.propose' as const, subject: subjectOf(id) }
    await writeAuditEntry(tx, { actor: by, ...entry, detail: { ...detailOf(asked), reason } }, nowMs)
    return ok(id)
  })
}

/** Gives an approved bonus. It may be called repeatedly: the bonus is named after the proposal. */
async function finish(options: ProposalOptions, id: string): Promise<void> {
  const { db, clock } = options
  const approved = await db.read((tx) => findProposal(tx, id))
  if (approved?.state !== 'approved') return
  const { account, terms, names, proposedBy } = approved
  const about = { account, terms, names, source: SOURCE, key: id, isAccepted: false, staff: proposedBy }
  const given = await grant(options, about)
  await db.write(async (tx) => {
    const nowMs = clock.nowMs()
    const end = given.ok ? ({ state: 'done' } as const) : ({ state: 'failed', failure: given.error } as const)
    if (!(await recordEnd(tx, id, end, nowMs))) return
    const detail = { ...detailOf(approved), failure: given.ok ? null : given.error }
    await writeAuditEntry(tx, { actor: 'house', action: 'bonus.give', subject: subjectOf(id), detail }, nowMs)
  })
}

type DecidingRefusal = DecisionRefusal | 'bonus.proposal_unknown'

/** Decides a proposal; an approved bonus is offered when this resolves, or by the job within a minute. */
export async function decide(
  options: ProposalOptions,
  deciding: Decision<'approved'>,
): Promise<Result<StoredProposal, DecidingRefusal>> {
  const decided = await writeDecision(options, deciding, {
    unknown: 'bonus.proposal_unknown' as const,
    lock: lockProposal,
    record: recordDecisionIn('bonus_proposal'),
    entryOf: (stored) => ({
      action: deciding.state === 'approved' ? 'bonus.approve' : 'bonus.refuse',
      subject: subjectOf(stored.id),
      detail: detailOf(stored),
    }),
  })
  if (!decided.ok) return decided
  await finish(options, deciding.id)
  return ok(present(await options.db.read((tx) => findProposal(tx, deciding.id)), 'a proposal that was just decided'))
}

/** Rows that one run of a job handles; the rest wait a minute. */
const BATCH_MAX = 100
/** In this time the request that approved it is still giving the bonus. */
const GRACE_MS = seconds(30)

/** Ends proposals that were not decided in time. */
export const expireBonusProposals = (options: ProposalOptions): Promise<void> =>
  expireProposals(options, {
    table: 'bonus_proposal',
    job: 'bonus.expire',
    action: 'bonus.expire',
    subjectOf,
  })

/** Gives bonuses that a crash left approved and not given. */
export async function finishProposals(options: ProposalOptions, graceMs: number = GRACE_MS): Promise<void> {
  const nowMs = options.clock.nowMs()
  const approved = { beforeMs: nowMs - graceMs, nowMs, atMost: BATCH_MAX }
  const unfinished = await options.db.read((tx) => findUnfinished(tx, approved))
  await options.failures.each('bonus.give', unfinished, String, (id) => finish(options, id))
}
