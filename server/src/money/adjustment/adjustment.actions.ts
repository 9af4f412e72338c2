import { err, ok, seconds, type Id, type Result } from '@ronda/core'
import { findByName, findByNumber, type Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeDeed } from '../../platform/deeds/index.ts'
import { doEach } from '../../platform/jobs/each.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger, Operation } from '../ledger/index.ts'
import type { Purses } from '../wallet/index.ts'
import {
  decisionRefusal,
  mayBeUndone,
  OPEN_MS,
  proposalRefusal,
  type DecisionRefusal,
  type ProposalRefusal,
} from './adjustment.ts'
import {
  findAdjustment,
  findUnfinished,
  insertAdjustment,
  lockAdjustment,
  lockOverdue,
  recordDecision,
  recordExpiry,
  recordOutcome,
  type AdjustmentHouse,
  type NewAdjustment,
  type StoredAdjustment,
} from './adjustment.sql.ts'

export type AdjustmentOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly purses: Purses
  readonly merchant: string
  /** Called when something of a member's money has changed. */
  readonly tell: (owner: Id<'account'>) => void
}

export type Proposal = {
  readonly id: string
  /** The number or the name. */
  readonly member: string
  readonly amount: bigint
  readonly house: AdjustmentHouse
  readonly reason: string
  readonly by: Id<'account'>
}

/** Members and agents have money of their own; staff and those who only try do not. */
async function findMember(tx: Tx, merchant: string, text: string): Promise<Account | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  const found = numbered ?? (await findByName(tx, merchant, text))?.account
  return found?.kind === 'trial' ? undefined : found
}

const subjectOf = (adjustment: string): string => `adjustment:${adjustment}`

function isSame(stored: StoredAdjustment | undefined, asked: NewAdjustment): boolean {
  return (
    stored !== undefined &&
    stored.account === asked.account &&
    stored.amount === asked.amount &&
    stored.house === asked.house &&
    stored.reason === asked.reason &&
    stored.undoes === asked.undoes &&
    stored.proposedBy === asked.proposedBy
  )
}

/** Proposed again with the same id, it is the same proposal. */
async function insertOnce(tx: Tx, asked: NewAdjustment): Promise<Result<string, 'wallet.key_reused'>> {
  if (!(await insertAdjustment(tx, asked))) {
    return isSame(await findAdjustment(tx, asked.id), asked) ? ok(asked.id) : err('wallet.key_reused')
  }
  const { account, amount, currency, house, reason, undoes } = asked
  const detail = { account, amount: amount.toString(), currency, house, reason, ...(undoes !== null && { undoes }) }
  const deed = { actor: asked.proposedBy, action: 'adjustment.propose' as const, subject: subjectOf(asked.id), detail }
  await writeDeed(tx, deed, asked.proposedAtMs)
  return ok(asked.id)
}

type ProposeRefusal = ProposalRefusal | 'adjustment.member_unknown' | 'wallet.key_reused'

export function propose(
  { db, clock, merchant }: AdjustmentOptions,
  { id, member, amount, house, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const found = await findMember(tx, merchant, member)
    if (found === undefined) return err('adjustment.member_unknown')
    const refusal = proposalRefusal({ account: found.id, currency: found.currency, amount }, by)
    if (refusal !== undefined) return err(refusal)
    if (found.kind === 'operator') return err('adjustment.member_unknown')
    const nowMs = clock.nowMs()
    const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const { id: account, currency } = found
    return insertOnce(tx, { id, account, currency, amount, house, reason, undoes: null, ...times })
  })
}

export type Undoing = {
  readonly id: string
  readonly undoes: string
  readonly reason: string
  readonly by: Id<'account'>
}

type UndoRefusal = 'adjustment.unknown' | 'adjustment.own_account' | 'adjustment.not_done' | 'wallet.key_reused'

export function proposeUndo(
  { db, clock }: AdjustmentOptions,
  { id, undoes, reason, by }: Undoing,
): Promise<Result<string, UndoRefusal>> {
  return db.transact<string, UndoRefusal>(async (tx) => {
    const done = await lockAdjustment(tx, undoes)
    if (done === undefined) return err('adjustment.unknown')
    if (done.account === by) return err('adjustment.own_account')
    if (!mayBeUndone(done)) return err('adjustment.not_done')
    if (done.undoneBy !== null && done.undoneBy !== id) return err('adjustment.not_done')
    const nowMs = clock.nowMs()
    const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const { account, currency, house } = done
    return insertOnce(tx, { id, account, currency, amount: -done.amount, house, reason, undoes, ...times })
  })
}

export type Deciding = {
  readonly id: string
  readonly state: 'approved' | 'refused'
  readonly note: string | null
  readonly by: Id<'account'>
}

/** Asked again by whoever decided it so, it is decided so: a second press changes nothing. */
function isDecidedSo(stored: StoredAdjustment, { state, by }: Deciding): boolean {
  if (stored.decidedBy !== by) return false
  return (stored.state === 'refused') === (state === 'refused')
}

type DecidingRefusal = DecisionRefusal | 'adjustment.unknown'

function writeDecision(
  { db, clock }: AdjustmentOptions,
  deciding: Deciding,
): Promise<Result<'decided', DecidingRefusal>> {
  return db.transact<'decided', DecidingRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const stored = await lockAdjustment(tx, deciding.id)
    if (stored === undefined) return err('adjustment.unknown')
    if (isDecidedSo(stored, deciding)) return ok('decided')
    const refusal = decisionRefusal(stored, deciding.by, nowMs)
    if (refusal !== undefined) return err(refusal)
    await recordDecision(tx, { ...deciding, atMs: nowMs })
    const { amount, currency, account, proposedBy } = stored
    const detail = { account, amount: amount.toString(), currency, proposedBy, note: deciding.note }
    const action = deciding.state === 'approved' ? 'adjustment.approve' : 'adjustment.refuse'
    await writeDeed(tx, { actor: deciding.by, action, subject: subjectOf(stored.id), detail }, nowMs)
    return ok('decided')
  })
}

async function operationOf({ ledger, purses }: AdjustmentOptions, approved: StoredAdjustment): Promise<Operation> {
  const { cash: wallet } = await purses.of(approved.account)
  if (approved.undoes !== null) return { kind: 'reversal', id: approved.undoes, wallet }
  const house = ledger.house(approved.house, approved.currency)
  return { kind: 'adjustment', id: approved.id, wallet, house, amount: approved.amount }
}

/** Brings an approved adjustment into the books, however often it is asked: the ledger knows it by its id. */
async function finish(options: AdjustmentOptions, id: string): Promise<void> {
  const { db, clock, ledger, tell } = options
  const approved = await db.read((tx) => findAdjustment(tx, id))
  if (approved?.state !== 'approved') return
  const answer = await ledger.submit(await operationOf(options, approved))
  const failure = answer.accepted ? null : answer.refusal
  await db.write(async (tx) => {
    const nowMs = clock.nowMs()
    if (!(await recordOutcome(tx, id, failure, nowMs))) return
    const action = failure === null ? 'adjustment.book' : 'adjustment.fail'
    const detail = { amount: approved.amount.toString(), currency: approved.currency, failure }
    await writeDeed(tx, { actor: 'house', action, subject: subjectOf(id), detail }, nowMs)
  })
  tell(approved.account)
}

/** Decides a proposal; one that is approved is in the books when this answers, or will be by the next minute. */
export async function decide(
  options: AdjustmentOptions,
  deciding: Deciding,
): Promise<Result<StoredAdjustment, DecidingRefusal>> {
  const decided = await writeDecision(options, deciding)
  if (!decided.ok) return decided
  await finish(options, deciding.id)
  const after = await options.db.read((tx) => findAdjustment(tx, deciding.id))
  return after === undefined ? err('adjustment.unknown') : ok(after)
}

/** Rows a round of the clock looks at; the rest wait a minute. */
const BATCH_MAX = 100
/** Whoever approved it is still at it. */
const GRACE_MS = seconds(30)

/** Ends proposals that nobody decided in time. */
export function expireProposals({ db, clock }: AdjustmentOptions): Promise<void> {
  return db.write(async (tx) => {
    const nowMs = clock.nowMs()
    for (const id of await lockOverdue(tx, nowMs, BATCH_MAX)) {
      await recordExpiry(tx, id, nowMs)
      await writeDeed(tx, { actor: 'house', action: 'adjustment.expire', subject: subjectOf(id), detail: {} }, nowMs)
    }
  })
}

/** Finishes what was approved when the house fell over. */
export async function finishApproved(options: AdjustmentOptions, graceMs: number = GRACE_MS): Promise<void> {
  const beforeMs = options.clock.nowMs() - graceMs
  const unfinished = await options.db.read((tx) => findUnfinished(tx, beforeMs, BATCH_MAX))
  await doEach(unfinished, (id) => finish(options, id))
}
