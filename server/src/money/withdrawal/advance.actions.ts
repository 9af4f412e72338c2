import type { MoneyPolicy, RetryLater, WithdrawalState, WithdrawalStep } from '@ronda/contract'
import { assert, present, unreachable, type Currency, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { findStandingHold, type Ledger, type WalletId } from '../ledger/index.ts'
import { openPayoutAccount } from '../payoutAccount/index.ts'
import type { Standing } from '../playThrough/index.ts'
import type { PayoutState, Provider, ProviderFailure } from '../provider/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { publishState } from './publish.actions.ts'
import { closeCase, insertPause, insertStep } from './timeline.sql.ts'
import { STATES, stateAfter, type Task, type WithdrawalEvent } from './withdrawal.ts'
import { changeWithdrawal, findWithdrawal, lockWithdrawal, type Changed, type Withdrawal } from './withdrawal.sql.ts'

/** The provider for new payouts, and the providers that accepted earlier ones. */
export type PayoutProviders = {
  forPayouts(currency: Currency): Promise<PayoutProvider | undefined>
  named(name: string): PayoutProvider | undefined
}

export type PayoutProvider = Pick<Provider, 'name' | 'payOut' | 'payoutState'>

export type PasswordRefusal =
  | 'payment_password.missing'
  | 'payment_password.wrong'
  | RetryLater<'payment_password.locked'>
  | 'server.busy'

export type WithdrawalOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly key: SecretKey
  readonly ids: ServerIds
  readonly failures: Failures
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly policy: () => Promise<MoneyPolicy>
  /** The part of a wallet that may not leave yet. */
  readonly boundOf: (tx: Tx, account: string, wallet: WalletId) => Promise<Standing>
  /** Whether staff have frozen payouts of this account. */
  readonly isFrozen: (tx: Tx, account: string) => Promise<boolean>
  /** The member's verification tier. */
  readonly tierOf: (tx: Tx, account: Id<'account'>) => Promise<number>
  /** Checks the payment password: an open session alone must not let money leave. */
  readonly checkPassword: (account: Id<'account'>, text: string) => Promise<Result<undefined, PasswordRefusal>>
  /** Until when payouts are paused after a security change of the account; null when they are not. */
  readonly pausedUntil: (tx: Tx, account: Id<'account'>) => Promise<number | null>
  /** Takes the member's debts first: they must not leave as a withdrawal. */
  readonly collectDebts: (owner: Id<'account'>) => Promise<void>
  readonly providers: PayoutProviders
  /** Called so that the owner's open pages reload. */
  readonly onChanged: (owner: Id<'account'>) => void
  /** Whether an account belongs to this staff member: both used the same browser, or both are paid to one account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  /** Whether a bonus of the member accepts stakes. */
  readonly hasBonus: (owner: Id<'account'>) => Promise<boolean>
  /** Whether this staff member recently credited the member or raised their payout limits. */
  readonly hasHelped: (tx: Tx, staff: Id<'account'>, account: Id<'account'>, sinceMs: number) => Promise<boolean>
}

/** More steps than any withdrawal takes without a decision. */
const STEPS_MAX = 10

/**
 * Runs the server's tasks for a withdrawal until somebody else must act. It may be called by anybody at any time: an
 * interrupted task is continued, and a task that two callers run at once takes effect once.
 */
export async function advanceWithdrawal(options: WithdrawalOptions, id: string): Promise<Withdrawal> {
  for (let step = 0; step < STEPS_MAX; step++) {
    const found = present(await options.db.read((tx) => findWithdrawal(tx, id)), 'the withdrawal')
    const { task } = STATES[found.state]
    const outcome = task && (await runTask(options, task, found))
    if (outcome === undefined) return found
    if (outcome !== 'moved') await move(options, found, outcome)
  }
  throw new Error(`withdrawal ${id} is still moving after ${STEPS_MAX} steps`)
}

/** Handles a provider notice. True when it was processed, or when the payout is not ours. */
export async function pollPayout(options: WithdrawalOptions, id: string): Promise<boolean> {
  const found = await options.db.read((tx) => findWithdrawal(tx, id))
  return found === undefined || options.failures.one('withdrawal.carryOn', id, () => advanceWithdrawal(options, id))
}

type Outcome = {
  readonly event: WithdrawalEvent
  readonly words?: string | undefined
  /** The provider that was asked to pay. */
  readonly provider?: string
}

/** Undefined when there is nothing to do but wait; moved when another caller has done it meanwhile. */
async function runTask(
  options: WithdrawalOptions,
  task: Task,
  found: Withdrawal,
): Promise<Outcome | 'moved' | undefined> {
  const { ledger, walletStore } = options
  const { id, account, amount } = found
  switch (task) {
    case 'hold': {
      const { cash, held } = await walletStore.of(account)
      const { leftToPlay: keep } = await options.db.read((tx) => options.boundOf(tx, account, cash))
      const answer = await ledger.submit({ kind: 'hold', id, wallet: cash, held, amount, keep })
      return answer.accepted ? { event: 'holdTaken' } : { event: 'holdRefused', words: answer.refusal }
    }
    case 'askProvider': {
      if (await waitWhilePaused(options, found)) return undefined
      const provider = await options.providers.forPayouts(found.currency)
      // A frozen withdrawal waits in its state: nothing is lost, and nothing leaves.
      if (provider === undefined || (await options.db.read((tx) => options.isFrozen(tx, account)))) return undefined
      return (await isHeld(options, found)) ? { event: 'askProvider', provider: provider.name } : 'moved'
    }
    case 'followUp':
      return followUp(options, found)
    case 'capture': {
      const { held, currency } = await walletStore.of(account)
      const houseAccount = ledger.houseAccount('clearing', currency)
      const answer = await ledger.submit({ kind: 'capture', id, wallet: held, houseAccount })
      assert(answer.accepted, 'the hold of a paid withdrawal is captured')
      return { event: 'captured' }
    }
    case 'release': {
      const { cash, held } = await walletStore.of(account)
      const answer = await ledger.submit({ kind: 'release', id, wallet: held, to: cash })
      assert(answer.accepted, 'the hold of an ended withdrawal is released')
      return { event: 'released' }
    }
    default:
      return unreachable(task)
  }
}

/** Whether the payout is paused after a security change; each pause is recorded in the timeline once, with its end. */
async function waitWhilePaused({ db, clock, pausedUntil, onChanged }: WithdrawalOptions, found: Withdrawal) {
  const untilMs = await db.read((tx) => pausedUntil(tx, found.account))
  if (untilMs === null) return false
  const { holder } = STATES[found.state]
  const step = { withdrawal: found.id, step: 'paused', holder, atMs: clock.nowMs(), untilMs } as const
  if (await db.write((tx) => insertPause(tx, step))) onChanged(found.account)
  return true
}

/**
 * Nothing is paid out without a hold for this withdrawal: otherwise the brand's own money would leave. False when
 * another caller has moved the withdrawal on since it was read, and its hold may be captured.
 */
async function isHeld({ db, walletStore }: WithdrawalOptions, found: Withdrawal): Promise<boolean> {
  const { id, account, amount, state } = found
  const { cash, held } = await walletStore.of(account)
  const hold = await db.read((tx) => findStandingHold(tx, held, id))
  if (hold?.from === cash && hold.amount === amount) return true
  const now = await db.read((tx) => findWithdrawal(tx, id))
  assert(now?.state !== state, `the hold of withdrawal ${id} is in the ledger`)
  return false
}

/** Asks the provider to pay, or for the state of a payout that it has accepted. */
async function followUp(options: WithdrawalOptions, found: Withdrawal): Promise<Outcome | 'moved' | undefined> {
  const { log, db, clock } = options
  const provider = found.provider === null ? undefined : options.providers.named(found.provider)
  if (provider === undefined) return undefined
  if (!found.isTaken && !(await isHeld(options, found))) return 'moved'
  const payout = found.isTaken ? await provider.payoutState(found.id) : await payOut(options, provider, found)
  if (payout.ok && payout.value.state === 'paid') return { event: 'providerPaid' }
  if (payout.ok && payout.value.state === 'failed') return { event: 'providerFailed', words: payout.value.reason }
  // Without an answer the payout may or may not have been made: the job or the desk repeats the request with the same
  // id.
  if (!payout.ok) log.warn({ withdrawal: found.id, failure: payout.error }, 'the payout provider did not answer')
  else if (!found.isTaken) await db.write((tx) => changeWithdrawal(tx, found.id, { isTaken: true }, clock.nowMs()))
  return undefined
}

async function payOut(
  { db, key }: WithdrawalOptions,
  provider: PayoutProvider,
  { id, account: owner, payoutAccount, amount, fee, currency }: Withdrawal,
): Promise<Result<PayoutState, ProviderFailure>> {
  const { kind, holder, institution, number } = await db.read((tx) => openPayoutAccount(tx, key, payoutAccount))
  return provider.payOut({ id, owner, amount: amount - fee, currency, holder, institution, account: number, kind })
}

/** The timeline step that the member sees when a state begins. */
const STEP_OF: Readonly<Record<WithdrawalState, WithdrawalStep | undefined>> = {
  asked: 'asked',
  refused: 'refused',
  held: 'held',
  seconding: 'seconding',
  approved: 'approved',
  paying: 'paying',
  // Internal to the ledger, not shown.
  settling: undefined,
  paid: 'paid',
  rejecting: 'rejecting',
  rejected: 'rejected',
  failing: 'failing',
  failed: 'failed',
}

export type Entered = { readonly actor?: string; readonly words?: string | undefined; readonly atMs: number }

/** Records that a state has begun, with its timeline step. The row is locked. */
export async function enterState(
  tx: Tx,
  found: Withdrawal,
  changed: Changed & { readonly state: WithdrawalState },
  { actor, words, atMs }: Entered,
): Promise<void> {
  const { state } = changed
  await changeWithdrawal(tx, found.id, changed, atMs)
  const step = STEP_OF[state]
  if (step) {
    const { holder } = STATES[state]
    await insertStep(tx, { withdrawal: found.id, step, holder, atMs, actor, words, amount: amountOf(state, found) })
  }
  await publishState(tx, found, state, atMs)
  // A finished withdrawal is no longer late.
  if (Object.keys(STATES[state].after).length === 0) await closeCase(tx, found.id, ['late'])
}

function amountOf(state: WithdrawalState, { amount, fee }: Withdrawal): bigint | undefined {
  if (state === 'paid') return amount - fee
  return state === 'asked' || state === 'rejected' || state === 'failed' ? amount : undefined
}

async function move(options: WithdrawalOptions, seen: Withdrawal, { event, words, provider }: Outcome): Promise<void> {
  const { db, clock, onChanged } = options
  const atMs = clock.nowMs()
  await db.write(async (tx) => {
    const found = present(await lockWithdrawal(tx, seen.id), 'the withdrawal')
    // Another caller has made the same transition meanwhile.
    if (found.state !== seen.state) return
    const state = present(stateAfter(found.state, event, found.needsTwo), `the state after ${found.state} and ${event}`)
    const paid = state === 'paid' && { paidAtMs: atMs }
    await enterState(tx, found, { state, ...paid, ...(provider !== undefined && { provider }) }, { words, atMs })
  })
  onChanged(seen.account)
}
