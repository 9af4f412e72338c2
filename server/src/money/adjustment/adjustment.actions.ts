import type { MoneyPolicy } from '@ronda/contract'
import { err, ok, seconds, type Id, type Result } from '@ronda/core'
import { findByName, findByNumber, type Account } from '../../people/identity/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger, Operation } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { mayBeUndone, OPEN_MS, proposalRefusal, type ProposalRefusal } from './adjustment.ts'
import {
  findAdjustment,
  findOverdue,
  findUnfinished,
  insertAdjustment,
  lockAdjustment,
  recordExpiry,
  recordOutcome,
  type AdjustmentAccount,
  type NewAdjustment,
  type StoredAdjustment,
} from './adjustment.sql.ts'

export type AdjustmentOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly merchant: string
  readonly policy: () => Promise<MoneyPolicy>
  /** Whether an account belongs to this staff member: both used the same browser, or both are paid to one account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  /** Called after a member's balance has changed. */
  readonly onChanged: (owner: Id<'account'>) => void
}

export type Proposal = {
  readonly key: string
  /** The member's number or username. */
  readonly member: string
  readonly amount: bigint
  readonly houseAccount: AdjustmentAccount
  readonly reason: string
  readonly by: Id<'account'>
}

/** Members and agents have wallets of their own; trial accounts are not adjusted. */
async function findMember(tx: Tx, merchant: string, text: string): Promise<Account | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  const found = numbered ?? (await findByName(tx, merchant, text))?.account
  return found?.kind === 'trial' ? undefined : found
}

export const subjectOf = (adjustment: string): string => `adjustment:${adjustment}`

function isSame(stored: StoredAdjustment | undefined, asked: NewAdjustment): boolean {
  return (
    stored !== undefined &&
    stored.account === asked.account &&
    stored.amount === asked.amount &&
    stored.houseAccount === asked.houseAccount &&
    stored.reason === asked.reason &&
    stored.undoes === asked.undoes &&
    stored.proposedBy === asked.proposedBy
  )
}

/** A proposal that is repeated with the same id is the same proposal. */
async function insertOnce(tx: Tx, asked: NewAdjustment): Promise<Result<string, 'wallet.key_reused'>> {
  if (!(await insertAdjustment(tx, asked))) {
    return isSame(await findAdjustment(tx, asked.id), asked) ? ok(asked.id) : err('wallet.key_reused')
  }
  const { account, amount, currency, houseAccount, reason, undoes } = asked
  const detail = {
    account,
    amount: amount.toString(),
    currency,
    houseAccount,
    reason,
    ...(undoes !== null && { undoes }),
  }
  const auditEntry = {
    actor: asked.proposedBy,
    action: 'adjustment.propose' as const,
    subject: subjectOf(asked.id),
    detail,
  }
  await writeAuditEntry(tx, auditEntry, asked.proposedAtMs)
  return ok(asked.id)
}

type ProposeRefusal = ProposalRefusal | 'adjustment.member_unknown' | 'wallet.key_reused'

export function propose(
  { db, clock, ids, merchant, isOwn }: AdjustmentOptions,
  { key, member, amount, houseAccount, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const found = await findMember(tx, merchant, member)
    if (found === undefined) return err('adjustment.member_unknown')
    const refusal = proposalRefusal({ account: found.id, currency: found.currency, amount }, by)
    if (refusal !== undefined) return err(refusal)
    if (found.kind === 'operator') return err('adjustment.member_unknown')
    if (await isOwn(tx, by, found.id)) return err('adjustment.own_account')
    const nowMs = clock.nowMs()
    const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const { id: account, currency } = found
    const id = ids.named('adjustment', by, key)
    return insertOnce(tx, { id, account, currency, amount, houseAccount, reason, undoes: null, ...times })
  })
}

export type Undoing = {
  readonly key: string
  readonly undoes: string
  readonly reason: string
  readonly by: Id<'account'>
}

type UndoRefusal = 'adjustment.unknown' | 'adjustment.own_account' | 'adjustment.not_done' | 'wallet.key_reused'

export function proposeUndo(
  { db, clock, ids }: AdjustmentOptions,
  { key, undoes, reason, by }: Undoing,
): Promise<Result<string, UndoRefusal>> {
  const id = ids.named('adjustment', by, key)
  return db.transact<string, UndoRefusal>(async (tx) => {
    const done = await lockAdjustment(tx, undoes)
    if (done === undefined) return err('adjustment.unknown')
    if (done.account === by) return err('adjustment.own_account')
    if (!mayBeUndone(done)) return err('adjustment.not_done')
    if (done.undoneBy !== null && done.undoneBy !== id) return err('adjustment.not_done')
    const nowMs = clock.nowMs()
    const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const { account, currency, houseAccount } = done
    return insertOnce(tx, { id, account, currency, amount: -done.amount, houseAccount, reason, undoes, ...times })
  })
}

async function operationOf({ ledger, walletStore }: AdjustmentOptions, approved: StoredAdjustment): Promise<Operation> {
  const { cash: wallet } = await walletStore.of(approved.account)
  if (approved.undoes !== null) return { kind: 'reversal', id: approved.undoes, wallet }
  const houseAccount = ledger.houseAccount(approved.houseAccount, approved.currency)
  return { kind: 'adjustment', id: approved.id, wallet, houseAccount, amount: approved.amount }
}

/** The proposal and its reason are internal to staff; the owner is notified of the change to the balance. */
async function publishBooked(tx: Tx, booked: StoredAdjustment, atMs: number): Promise<void> {
  const { id, account, amount, currency } = booked
  const event = amount > 0n ? 'adjustment.credited' : 'adjustment.debited'
  const facts = { amount: amount > 0n ? amount : -amount, currency }
  await publishMemberEvent(tx, { account, event, key: `${event}:${id}`, subject: id, facts, atMs })
}

/**
 * Books an approved adjustment in the ledger. It may be called repeatedly: the ledger knows the operation by its id.
 */
export async function finish(options: AdjustmentOptions, id: string): Promise<void> {
  const { db, clock, ledger, onChanged } = options
  const approved = await db.read((tx) => findAdjustment(tx, id))
  if (approved?.state !== 'approved') return
  const answer = await ledger.submit(await operationOf(options, approved))
  const failure = answer.accepted ? null : answer.refusal
  await db.write(async (tx) => {
    const nowMs = clock.nowMs()
    if (!(await recordOutcome(tx, id, failure, nowMs))) return
    const action = failure === null ? 'adjustment.book' : 'adjustment.fail'
    const detail = { amount: approved.amount.toString(), currency: approved.currency, failure }
    await writeAuditEntry(tx, { actor: 'house', action, subject: subjectOf(id), detail }, nowMs)
    if (failure === null) await publishBooked(tx, approved, nowMs)
  })
  onChanged(approved.account)
}

/** Rows that one run of the job handles; the rest wait a minute. */
const BATCH_MAX = 100
/** In this time the request that approved it is still booking it. */
const GRACE_MS = seconds(30)

/** Ends proposals that were not decided in time. */
export async function expireProposals({ db, clock, failures }: AdjustmentOptions): Promise<void> {
  const nowMs = clock.nowMs()
  const overdue = await db.read((tx) => findOverdue(tx, nowMs, BATCH_MAX))
  await failures.each('adjustment.expire', overdue, String, (id) =>
    db.write(async (tx) => {
      if (!(await recordExpiry(tx, id, nowMs))) return
      await writeAuditEntry(
        tx,
        { actor: 'house', action: 'adjustment.expire', subject: subjectOf(id), detail: {} },
        nowMs,
      )
    }),
  )
}

/** Finishes adjustments whose booking a crash interrupted. */
export async function finishApproved(options: AdjustmentOptions, graceMs: number = GRACE_MS): Promise<void> {
  const nowMs = options.clock.nowMs()
  const approved = { beforeMs: nowMs - graceMs, nowMs, atMost: BATCH_MAX }
  const unfinished = await options.db.read((tx) => findUnfinished(tx, approved))
  await options.failures.each('adjustment.finish', unfinished, String, (id) => finish(options, id))
}
