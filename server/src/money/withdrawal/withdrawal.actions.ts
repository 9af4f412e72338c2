import type { WithdrawalLine, WithdrawalAllowance } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, err, feeOf, ok, present, type Id, type Result } from '@ronda/core'
import type { UntilThen } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findPayoutAccount, isInOwnName, usableAtMs } from '../payoutAccount/index.ts'
import { advanceWithdrawal, enterState, type PasswordRefusal, type WithdrawalOptions } from './advance.actions.ts'
import { decideAmount, allowanceOf, type AllowanceFacts, type AllowanceRefusal } from './allowance.ts'
import { findFree, sumAskedSince } from './allowance.sql.ts'
import { showOne } from './show.actions.ts'
import { promisedAt, UNDONE } from './withdrawal.ts'
import { findWithdrawal, insertWithdrawal, lockRequests, type Withdrawal } from './withdrawal.sql.ts'

const unitsOf = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

type Policy = Awaited<ReturnType<WithdrawalOptions['policy']>>

/** Days begin at midnight UTC, as for every limit. */
const dayOf = (nowMs: number): number => nowMs - (nowMs % days(1))

type Facts = AllowanceFacts & { readonly tier: number }

async function gatherFacts(
  { clock, walletStore, tierOf, boundOf }: WithdrawalOptions,
  tx: Tx,
  account: Id<'account'>,
  policy: Policy,
): Promise<Facts> {
  const { cash: wallet, currency } = await walletStore.of(account)
  const cash = await findFree(tx, account, wallet)
  const { leftToPlay } = await boundOf(tx, account, wallet)
  const tier = await tierOf(tx, account)
  const { payoutPerDay } = present(policy.tiers[tier], 'the tier of the member')
  return {
    currency,
    cash,
    tier,
    wageringLeft: leftToPlay,
    min: unitsOf(policy.withdrawal.min),
    max: unitsOf(policy.withdrawal.max),
    dayMax: unitsOf(payoutPerDay),
    dayTaken: await sumAskedSince(tx, account, dayOf(clock.nowMs()), UNDONE),
  }
}

/** How much can be withdrawn now, and why not more. */
export async function showAllowance(options: WithdrawalOptions, account: Id<'account'>): Promise<WithdrawalAllowance> {
  await options.collectDebts(account)
  const policy = await options.policy()
  const facts = await options.db.read((tx) => gatherFacts(options, tx, account, policy))
  const pausedUntil = await options.db.read((tx) => options.pausedUntil(tx, account))
  const { currency, cash, min, max, dayMax, tier } = facts
  const { feePermille, promisedHours, autoReceiveMinutes } = policy.withdrawal
  const shown = { currency, cash, min, max, dayMax, tier, wageringLeft: facts.wageringLeft }
  const paused = pausedUntil !== null && ({ most: 0n, reason: 'paused' } as const)
  return { ...shown, ...allowanceOf(facts), ...paused, feePermille, promisedHours, autoReceiveMinutes, pausedUntil }
}

export type Asked = {
  readonly key: string
  readonly account: string
  readonly amount: bigint | 'max'
  readonly paymentPassword: string
}

type Refusal =
  | 'account.frozen'
  | 'bonus.running'
  | AllowanceRefusal
  | PasswordRefusal
  | UntilThen<'withdrawal.paused'>
  | 'payout.account_unknown'
  | 'payout.account_waiting'
  | 'payout.holder_mismatch'
  | 'wallet.key_reused'

/** A request with the id that is derived from its owner and key; the same key in another feature gives another id. */
type Request = Asked & { readonly id: string; readonly owner: Id<'account'> }

/** Whether this request repeats the one that the key was first used for. */
function isSame(before: Withdrawal, { account, amount }: Asked): boolean {
  const isSameAmount = amount === 'max' ? before.isMax : !before.isMax && before.amount === amount
  return before.payoutAccount === account && isSameAmount
}

/** A retry gets the first answer, whatever has changed since. */
async function answerOfRetry(tx: Tx, request: Request): Promise<Result<undefined, 'wallet.key_reused'> | undefined> {
  const before = await findWithdrawal(tx, request.id)
  if (before === undefined) return undefined
  return isSame(before, request) ? ok(undefined) : err('wallet.key_reused')
}

/** Checks and inserts the request. The hold is taken afterwards, by the first caller that advances it. */
async function writeRequest(options: WithdrawalOptions, tx: Tx, request: Request): Promise<Result<undefined, Refusal>> {
  const { owner } = request
  const nowMs = options.clock.nowMs()
  const policy = await options.policy()
  await lockRequests(tx, owner)
  const before = await answerOfRetry(tx, request)
  if (before) return before

  if (await options.isFrozen(tx, owner)) return err('account.frozen')
  const pausedUntil = await options.pausedUntil(tx, owner)
  if (pausedUntil !== null) return err({ code: 'withdrawal.paused', untilMs: pausedUntil })
  const account = await findPayoutAccount(tx, request.account)
  if (account === undefined || account.account !== owner || account.isRemoved) return err('payout.account_unknown')
  if (nowMs < usableAtMs(account.boundAtMs, policy.withdrawal.newAccountHours)) return err('payout.account_waiting')
  if (!(await isInOwnName(tx, options.key, account))) return err('payout.holder_mismatch')
  const facts = await gatherFacts(options, tx, owner, policy)
  const decided = decideAmount(facts, request.amount)
  if (!decided.ok) return decided

  const amount = decided.value
  const made = {
    id: request.id,
    account: owner,
    payoutAccount: account.id,
    currency: facts.currency,
    amount,
    fee: feeOf(amount, policy.withdrawal.feePermille, facts.currency),
    isMax: request.amount === 'max',
    state: 'asked',
    needsTwo: amount >= unitsOf(policy.withdrawal.fourEyesFrom),
    askedAtMs: nowMs,
    promisedAtMs: promisedAt(nowMs, policy.withdrawal.promisedHours),
  } as const
  if (!(await insertWithdrawal(tx, made))) return err('wallet.key_reused')
  const written = present(await findWithdrawal(tx, made.id), 'the inserted withdrawal')
  await enterState(tx, written, { state: 'asked' }, { actor: owner, atMs: nowMs })
  return ok(undefined)
}

/** Requests a withdrawal. When it returns, the money is held. */
export async function requestWithdrawal(
  options: WithdrawalOptions,
  owner: Id<'account'>,
  asked: Asked,
): Promise<Result<WithdrawalLine, Refusal>> {
  const { db, ids } = options
  const id = ids.named('withdrawal', owner, asked.key)
  const request: Request = { ...asked, id, owner }
  // Checked for retries too: repeating a request without the password reveals nothing and counts as a wrong attempt.
  const checked = await options.checkPassword(owner, asked.paymentPassword)
  if (!checked.ok) return checked
  const before = await db.read((tx) => answerOfRetry(tx, request))
  // Never cancelled along the way: the member sees first what goes.
  if (before === undefined && (await options.hasBonus(owner))) return err('bonus.running')
  if (before === undefined) await options.collectDebts(owner)
  const written = before ?? (await db.transact((tx) => writeRequest(options, tx, request)))
  if (!written.ok) return written
  const { state } = await advanceWithdrawal(options, id)
  // The balance was spent between the check and the hold.
  if (state === 'refused') return err('wallet.insufficient_funds')
  return ok(await showOne(options, id))
}
