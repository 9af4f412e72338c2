import type { RewardFundName, RewardState } from '@ronda/contract'
import { days, err, ok, present, seconds, type Currency, type Result } from '@ronda/core'
import { findBettingRefusal, type WalletStore } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import {
  beginCollecting,
  findReward,
  insertRewards,
  listInterrupted,
  listOpen,
  listOverdue,
  listPast,
  postpone,
  recordCollected,
  recordExpired,
  recordUnpaid,
  sumOpen,
  sumOwed,
  takeBack,
  type NewReward,
  type StoredReward,
} from './reward.sql.ts'

export type RewardOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly walletStore: WalletStore
  readonly rewardFunds: RewardFunds
  /** By fund, what looks at a reward before it is collected. */
  readonly checks: Map<RewardFundName, (id: string) => Promise<void>>
  /** Called after an account's rewards have changed. */
  readonly onChanged: (account: string) => void
}

/** What other features use to reward a member. */
export type Rewards = {
  /**
   * Gives rewards in the caller's transaction; one id is given once. Call `tell` after it has committed, with the
   * accounts that this returns.
   */
  give(tx: Tx, rewards: readonly NewReward[]): Promise<readonly string[]>
  /** The state of a reward; undefined for one that was not given. */
  stateOf(tx: Tx, id: string): Promise<RewardState | undefined>
  /** Takes back a reward that nobody has begun to collect. False when it is being paid, or was. */
  withdraw(tx: Tx, id: string, nowMs: number): Promise<boolean>
  /** What a fund owes for rewards that were given, and not paid. */
  owed(tx: Tx, fund: RewardFundName, currency: Currency): Promise<bigint>
  /** Looks at each reward of a fund before it is collected, and takes back what was given for something that is gone. */
  checkBeforeCollecting(fund: RewardFundName, check: (id: string) => Promise<void>): void
  /** Makes the open pages of these accounts read their rewards again. */
  tell(accounts: readonly string[]): void
  /**
   * Whether offers may be shown to an account: nobody who is excluded, resting or blocked from betting is courted. What
   * was earned before stays theirs.
   */
  mayOffer(account: string): Promise<boolean>
}

export function openRewards({ db, clock, walletStore, checks, onChanged }: RewardOptions): Rewards {
  return {
    give: insertRewards,
    stateOf: async (tx, id) => (await findReward(tx, id))?.state,
    withdraw: takeBack,
    owed: sumOwed,
    checkBeforeCollecting: (fund, check) => void checks.set(fund, check),
    tell: (accounts) => accounts.forEach(onChanged),
    async mayOffer(account) {
      const { cash } = await walletStore.of(account)
      return (await db.read((tx) => findBettingRefusal(tx, cash, clock.nowMs()))) === undefined
    },
  }
}

const OPEN_MAX = 100
const PAST_MAX = 30

export async function readRewards({ db, clock, walletStore }: RewardOptions, account: string) {
  const { currency } = await walletStore.of(account)
  const nowMs = clock.nowMs()
  return db.read(async (tx) => ({
    currency,
    sum: await sumOpen(tx, account, nowMs),
    open: await listOpen(tx, account, nowMs, OPEN_MAX),
    past: await listPast(tx, account, nowMs, PAST_MAX),
  }))
}

/** Pays a reward that is being collected. A retry pays nothing twice: the operation has the id of the reward. */
async function pay(options: RewardOptions, reward: StoredReward): Promise<Result<StoredReward, 'reward.fund_empty'>> {
  const { db, clock, walletStore, rewardFunds, onChanged } = options
  const { id, fund, account, currency, amount } = reward
  const { cash: to } = await walletStore.of(account)
  const paid = await rewardFunds.pay({ id, fund, to, currency, amount })
  const stored = await db.write(async (tx) => {
    await (paid.ok ? recordCollected : recordUnpaid)(tx, id, clock.nowMs())
    return findReward(tx, id)
  })
  onChanged(account)
  return paid.ok ? ok(present(stored, 'a reward that was just paid')) : paid
}

const isOver = ({ expiresAtMs }: StoredReward, nowMs: number): boolean => expiresAtMs !== null && expiresAtMs <= nowMs

type CollectRefusal = 'reward.unknown' | 'reward.over' | 'reward.fund_empty'

/**
 * Whether the fund of an open reward has too little. Nothing is written then: a crowd of claims would make others wait.
 * The reward is read after the fund, because the money may have gone to this very reward by another request.
 */
async function isUnpayable({ db, clock, rewardFunds }: RewardOptions, reward: StoredReward): Promise<boolean> {
  const { id, fund, currency, amount } = reward
  if ((await rewardFunds.balanceOf(fund, currency)) >= amount) return false
  const now = await db.read((tx) => findReward(tx, id))
  return now?.state === 'open' && !isOver(now, clock.nowMs())
}

/** Pays a reward to its owner. Collected twice, it is paid once, and both get the same answer. */
export async function collect(
  options: RewardOptions,
  { id, account }: { readonly id: string; readonly account: string },
): Promise<Result<StoredReward, CollectRefusal>> {
  const { db, clock } = options
  const found = await db.read((tx) => findReward(tx, id))
  if (found === undefined || found.account !== account) return err('reward.unknown')
  if (found.state === 'collected') return ok(found)
  await options.checks.get(found.fund)?.(id)
  if (await isUnpayable(options, found)) return err('reward.fund_empty')
  const begun = await db.write((tx) => beginCollecting(tx, id, clock.nowMs()))
  if (begun !== undefined) return pay(options, begun)
  // Another request was faster, or it expired in this moment.
  const now = await db.read((tx) => findReward(tx, id))
  return now?.state === 'collected' ? ok(now) : err('reward.over')
}

/** Rows that one run of a job handles; the rest wait a minute. */
const BATCH_MAX = 200
/** In this time the request that collects it is still paying it. */
const GRACE_MS = seconds(30)

/** Pays rewards whose payment was interrupted. */
export async function payInterrupted(options: RewardOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const due = { beforeMs: nowMs - GRACE_MS, nowMs, atMost: BATCH_MAX }
  const interrupted = await db.read((tx) => listInterrupted(tx, due))
  await failures.each(
    'reward.pay',
    interrupted,
    ({ id }) => id,
    (reward) => pay(options, reward),
  )
}

/** How long a reward stays open that could not be collected because its fund was empty. */
const POSTPONED_MS = days(7)

/** Ends rewards that nobody collected. One that its fund could not have paid stays open: that is not the member's fault. */
export async function expireRewards(options: RewardOptions): Promise<void> {
  const { db, clock, failures, rewardFunds, onChanged } = options
  const nowMs = clock.nowMs()
  const overdue = await db.read((tx) => listOverdue(tx, { beforeMs: nowMs, nowMs, atMost: BATCH_MAX }))
  await failures.each(
    'reward.expire',
    overdue,
    ({ id }) => id,
    async ({ id, account, fund, currency, amount }) => {
      const canPay = (await rewardFunds.balanceOf(fund, currency)) >= amount
      await db.write(async (tx) => {
        if (canPay) await recordExpired(tx, id, nowMs)
        else await postpone(tx, id, nowMs + POSTPONED_MS)
      })
      onChanged(account)
    },
  )
}
