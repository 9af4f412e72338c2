import type { RewardFundName } from '@ronda/contract'
import { assert, err, ok, present, seconds, type Currency, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import {
  expireProposals,
  OPEN_MS,
  recordDecisionIn,
  writeDecision,
  type Decision,
  type DecisionRefusal,
} from '../decision/index.ts'
import { walletOfFund, type RewardFundOptions } from './rewardFund.actions.ts'
import { isTopUpAmount } from './topUp.ts'
import {
  findTopUp,
  findUnfinished,
  insertTopUp,
  lockTopUp,
  recordDone,
  type NewTopUp,
  type StoredTopUp,
} from './topUp.sql.ts'

export type TopUpOptions = RewardFundOptions & {
  readonly clock: Clock
  readonly failures: Failures
  readonly currency: Currency
}

const subjectOf = (topUp: string): string => `rewardTopUp:${topUp}`

const detailOf = ({ fund, amount, currency }: NewTopUp) => ({ fund, amount: amount.toString(), currency })

export type Proposal = {
  readonly key: string
  readonly fund: RewardFundName
  readonly amount: bigint
  readonly reason: string
  readonly by: Id<'account'>
}

const isSame = (stored: StoredTopUp | undefined, { fund, amount, reason }: NewTopUp): boolean =>
  stored?.fund === fund && stored.amount === amount && stored.reason === reason

type ProposeRefusal = 'reward.amount' | 'wallet.key_reused'

/** A proposal that the same person repeats with the same key is the same proposal. */
export async function propose(
  { db, clock, ids, currency }: TopUpOptions,
  { key, fund, amount, reason, by }: Proposal,
): Promise<Result<string, ProposeRefusal>> {
  if (!isTopUpAmount(currency, amount)) return err('reward.amount')
  return db.transact<string, ProposeRefusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const times = { proposedBy: by, proposedAtMs: nowMs, expiresAtMs: nowMs + OPEN_MS }
    const asked = { id: ids.named('rewardTopUp', by, key), fund, currency, amount, reason, ...times }
    if (!(await insertTopUp(tx, asked))) {
      return isSame(await findTopUp(tx, asked.id), asked) ? ok(asked.id) : err('wallet.key_reused')
    }
    const entry = { action: 'fund.propose' as const, subject: subjectOf(asked.id) }
    await writeAuditEntry(tx, { actor: by, ...entry, detail: { ...detailOf(asked), reason } }, nowMs)
    return ok(asked.id)
  })
}

/** Puts approved money into its fund. It may be called repeatedly: the ledger knows the operation by its id. */
async function finish(options: TopUpOptions, id: string): Promise<void> {
  const { db, clock, ledger } = options
  const approved = await db.read((tx) => findTopUp(tx, id))
  if (approved?.state !== 'approved') return
  const { fund, currency, amount } = approved
  const wallet = present(await walletOfFund(options, fund, currency), 'the wallet of a fund')
  const houseAccount = ledger.houseAccount('promotion', currency)
  const answer = await ledger.submit({ kind: 'adjustment', id, wallet, houseAccount, amount })
  assert(answer.accepted, 'filling a fund is never refused')
  await db.write(async (tx) => {
    const nowMs = clock.nowMs()
    if (!(await recordDone(tx, id, nowMs))) return
    const entry = { actor: 'house', action: 'fund.fill', subject: subjectOf(id), detail: detailOf(approved) } as const
    await writeAuditEntry(tx, entry, nowMs)
  })
}

type DecidingRefusal = DecisionRefusal | 'reward.top_up_unknown'

/** Decides a proposal; approved money is in its fund when this resolves, or by the job within a minute. */
export async function decide(
  options: TopUpOptions,
  deciding: Decision<'approved'>,
): Promise<Result<StoredTopUp, DecidingRefusal>> {
  const decided = await writeDecision(options, deciding, {
    unknown: 'reward.top_up_unknown' as const,
    lock: lockTopUp,
    record: recordDecisionIn('reward_top_up'),
    entryOf: (stored) => ({
      action: deciding.state === 'approved' ? 'fund.approve' : 'fund.refuse',
      subject: subjectOf(stored.id),
      detail: detailOf(stored),
    }),
  })
  if (!decided.ok) return decided
  await finish(options, deciding.id)
  return ok(present(await options.db.read((tx) => findTopUp(tx, deciding.id)), 'a proposal that was just decided'))
}

/** Rows that one run of a job handles; the rest wait a minute. */
const BATCH_MAX = 100
/** In this time the request that approved it is still filling the fund. */
const GRACE_MS = seconds(30)

/** Ends proposals that were not decided in time. */
export const expireTopUps = (options: TopUpOptions): Promise<void> =>
  expireProposals(options, {
    table: 'reward_top_up',
    job: 'rewardFund.expire',
    action: 'fund.expire',
    subjectOf,
  })

/** Fills funds for which a crash left the money approved and not booked. */
export async function finishTopUps(options: TopUpOptions, graceMs: number = GRACE_MS): Promise<void> {
  const nowMs = options.clock.nowMs()
  const approved = { beforeMs: nowMs - graceMs, nowMs, atMost: BATCH_MAX }
  const unfinished = await options.db.read((tx) => findUnfinished(tx, approved))
  await options.failures.each('rewardFund.finish', unfinished, String, (id) => finish(options, id))
}
