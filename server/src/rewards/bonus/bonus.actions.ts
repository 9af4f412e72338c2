import type { BonusCause, BonusEnd, BonusGrantRefusal, BonusState, BonusTerms } from '@ronda/contract'
import { assert, days, err, ok, type Currency, type Result } from '@ronda/core'
import type { BonusWallets } from '../../money/bonusWallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { RewardGame } from '../bet/index.ts'
import type { ProgressFeed } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import {
  findBonus,
  insertBonus,
  insertStep,
  lockOpen,
  sumPromised,
  writeState,
  type ByLanguage,
  type StateChange,
  type StoredBonus,
} from './bonus.sql.ts'
import { isOver, isPossible, isRunning, type Changer } from './life.ts'
import { areTermsValid, targetOf, termsHashOf } from './terms.ts'

export type BonusOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly currency: Currency
  /** The smallest stake of any game, in atoms. */
  readonly stakeMin: bigint
  /** Every game whose return is proven, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
  readonly bonusWallets: BonusWallets
  readonly rewards: Rewards
  readonly rewardFunds: RewardFunds
  readonly feed: ProgressFeed
}

export const FUND = 'BONUS'

/** How long a bonus can be accepted. */
const OFFER_MS = days(14)
/** Nobody plays more bonuses than this one after the other before their offers expire. */
const OPEN_MAX = 10

type Changing = {
  readonly from: Pick<StoredBonus, 'id' | 'state'>
  readonly to: BonusState
  readonly cause: BonusCause
  readonly by: Changer
  readonly with?: Omit<StateChange, 'id' | 'state'>
  readonly amount?: bigint | undefined
  readonly ledgerId?: string | undefined
  readonly atMs: number
}

/** Moves a bonus along one of its edges. Another change is a fault of our own code. */
export async function changeState(tx: Tx, changing: Changing): Promise<void> {
  const { from, to, cause, by, amount, ledgerId, atMs } = changing
  assert(isPossible({ from: from.state, to, cause, by }), `a bonus from ${from.state} to ${to} by ${cause}`)
  await writeState(tx, { id: from.id, state: to, ...changing.with })
  await insertStep(tx, { bonus: from.id, from: from.state, state: to, cause, by, amount, ledgerId, atMs })
}

/** Ends a bonus that has not started. */
export async function endUnstarted(
  tx: Tx,
  from: StoredBonus,
  end: { readonly outcome: BonusEnd; readonly cause: BonusCause; readonly by: Changer; readonly atMs: number },
): Promise<void> {
  const { outcome, cause, by, atMs } = end
  const over = { outcome, expiresAtMs: null, endedAtMs: atMs }
  await changeState(tx, { from, to: outcome, cause, by, with: over, atMs })
}

export type Granting = {
  readonly account: string
  readonly terms: BonusTerms
  readonly names: ByLanguage
  /** What it is given for, and a name that makes it one of a kind: the same twice is one bonus. */
  readonly source: string
  readonly key: string
  /** Whether the member has accepted these terms already, as by joining a promotion. */
  readonly isAccepted: boolean
  /** The member of staff who gives it. */
  readonly staff?: string | undefined
}

const isSame = (stored: StoredBonus, { account, terms, source }: Granting): boolean =>
  stored.account === account && stored.termsHash === termsHashOf(terms) && stored.source === source

/** The id of a bonus by what it was given for. */
export const bonusIdOf = ({ ids }: Pick<BonusOptions, 'ids'>, source: string, key: string): string =>
  ids.named('bonus', source, key)

type Given = { readonly id: string; readonly state: BonusState }

/** What is known of a member and the fund before a bonus is given. */
export type Known = { readonly mayOffer: boolean; readonly balance: bigint }

/** Read before the transaction that gives: the wallet and the fund are not read in it. */
export const knownOf = async ({ rewards, rewardFunds, currency }: BonusOptions, account: string): Promise<Known> => ({
  mayOffer: await rewards.mayOffer(account),
  balance: await rewardFunds.balanceOf(FUND, currency),
})

/** Why a bonus is not given now. */
async function findRefusal(
  { currency, games }: BonusOptions,
  tx: Tx,
  { account, terms, mayOffer, balance }: Granting & Known,
): Promise<BonusGrantRefusal | undefined> {
  if (terms.currency !== currency || !areTermsValid(terms, games)) return 'bonus.draft'
  if (!mayOffer) return 'bonus.not_offered'
  if ((await lockOpen(tx, account)).length >= OPEN_MAX) return 'bonus.too_many'
  return balance < (await sumPromised(tx, currency)) + terms.amount ? 'reward.fund_empty' : undefined
}

async function findGiven(
  options: BonusOptions,
  tx: Tx,
  granting: Granting,
): Promise<Result<Given, BonusGrantRefusal> | undefined> {
  const stored = await findBonus(tx, bonusIdOf(options, granting.source, granting.key))
  if (stored === undefined) return undefined
  return isSame(stored, granting) ? ok({ id: stored.id, state: stored.state }) : err('wallet.key_reused')
}

/** Gives a bonus in the caller's transaction; the same key gives it once. */
export async function grantIn(
  options: BonusOptions,
  tx: Tx,
  granting: Granting & Known,
): Promise<Result<Given, BonusGrantRefusal>> {
  const { account, terms, names, source, key, isAccepted, staff } = granting
  const before = await findGiven(options, tx, granting)
  if (before !== undefined) return before
  const refusal = await findRefusal(options, tx, granting)
  if (refusal !== undefined) return err(refusal)
  const atMs = options.clock.nowMs()
  const id = bonusIdOf(options, source, key)
  const state = isAccepted ? ('waiting' as const) : ('offered' as const)
  const by = isAccepted ? 'member' : staff === undefined ? 'house' : 'staff'
  const figures = { amount: terms.amount, target: targetOf(terms), termsHash: termsHashOf(terms) }
  const expiresAtMs = isAccepted ? null : atMs + OFFER_MS
  const fresh = { id, account, currency: terms.currency, names, terms, source, state, givenAtMs: atMs, expiresAtMs }
  if (await insertBonus(tx, { ...fresh, ...figures })) {
    assert(isPossible({ from: undefined, to: state, cause: 'given', by }), `a bonus given by ${by}`)
    await insertStep(tx, { bonus: id, from: undefined, state, cause: 'given', by, staff, atMs })
    return ok({ id, state })
  }
  // Given by another request in this moment.
  return (await findGiven(options, tx, granting)) ?? err('wallet.key_reused')
}

/** Gives a bonus; the same key gives it once. The money moves when it starts. */
export async function grant(options: BonusOptions, granting: Granting): Promise<Result<Given, BonusGrantRefusal>> {
  const { db, feed } = options
  const known = await knownOf(options, granting.account)
  const given = await db.transact<Given, BonusGrantRefusal>((tx) => grantIn(options, tx, { ...granting, ...known }))
  if (given.ok) feed.tell([granting.account])
  return given
}

type Asking = { readonly id: string; readonly account: string }

/** Accepts a bonus under the terms that the member has read. It starts when no other runs. */
export async function accept(
  options: BonusOptions,
  { id, account, termsHash }: Asking & { readonly termsHash: string },
): Promise<Result<'accepted', 'bonus.unknown' | 'bonus.over' | 'bonus.terms_changed' | 'bonus.not_offered'>> {
  const { db, clock, rewards } = options
  const mayOffer = await rewards.mayOffer(account)
  return db.transact<'accepted', 'bonus.unknown' | 'bonus.over' | 'bonus.terms_changed' | 'bonus.not_offered'>(
    async (tx) => {
      const atMs = clock.nowMs()
      const found = (await lockOpen(tx, account)).find((each) => each.id === id)
      if (found === undefined) return refusalOfOther(tx, { id, account })
      if (found.state !== 'offered') return ok('accepted')
      if (found.termsHash !== termsHash) return err('bonus.terms_changed')
      if (found.expiresAtMs !== null && found.expiresAtMs <= atMs) return err('bonus.over')
      if (!mayOffer) return err('bonus.not_offered')
      const about = { cause: 'accepted', by: 'member', with: { expiresAtMs: null }, atMs } as const
      await changeState(tx, { from: found, to: 'waiting', ...about })
      return ok('accepted')
    },
  )
}

/** Why a bonus that is not open cannot be asked anything: it is over, or it is not the asker's. */
async function refusalOfOther(tx: Tx, { id, account }: Asking): Promise<Result<never, 'bonus.over' | 'bonus.unknown'>> {
  const other = await findBonus(tx, id)
  return err(other?.account === account && isOver(other.state) ? 'bonus.over' : 'bonus.unknown')
}

/** Declines a bonus that has not started; says whether one is running instead and has to be ended. */
export async function declineUnstarted(
  options: BonusOptions,
  { id, account }: Asking,
): Promise<Result<'cancelled' | 'running', 'bonus.unknown' | 'bonus.over'>> {
  const { db, clock } = options
  return db.transact<'cancelled' | 'running', 'bonus.unknown' | 'bonus.over'>(async (tx) => {
    const found = (await lockOpen(tx, account)).find((each) => each.id === id)
    if (found === undefined) {
      const stored = await findBonus(tx, id)
      return stored?.account === account && stored.state === 'cancelled'
        ? ok('cancelled')
        : refusalOfOther(tx, { id, account })
    }
    if (isRunning(found.state)) return ok('running')
    await endUnstarted(tx, found, { outcome: 'cancelled', cause: 'cancelled', by: 'member', atMs: clock.nowMs() })
    return ok('cancelled')
  })
}
