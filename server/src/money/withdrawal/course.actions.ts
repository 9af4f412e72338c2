import type { MoneyPolicy, WithdrawalState, WithdrawalStep } from '@ronda/contract'
import { assert, present, unreachable, type Id, type Result } from '@ronda/core'
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
import { PLACES, stateAfter, type Chore, type Happening } from './withdrawal.ts'
import { changeWithdrawal, findWithdrawal, lockWithdrawal, type Changed, type Withdrawal } from './withdrawal.sql.ts'

/** Who pays out: whoever does now, and whoever has taken a payout before. */
export type Payers = {
  forPayouts(): Payer | undefined
  named(name: string): Payer | undefined
}

export type Payer = Pick<Provider, 'name' | 'payOut' | 'payoutState'>

export type PasswordRefusal =
  | 'payment_password.missing'
  | 'payment_password.wrong'
  | 'payment_password.locked'
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
  /** What of the money in a wallet may not leave yet. */
  readonly boundOf: (tx: Tx, account: string, wallet: WalletId) => Promise<Standing>
  /** Whether staff have frozen payouts of this account. */
  readonly isFrozen: (tx: Tx, account: string) => Promise<boolean>
  /** How well the house knows the member. */
  readonly tierOf: (tx: Tx, account: Id<'account'>) => Promise<number>
  /** Whether this is the member's payment password: an open screen is not enough where money leaves. */
  readonly checkPassword: (account: Id<'account'>, text: string) => Promise<Result<undefined, PasswordRefusal>>
  /** Until when nothing is paid out, because something of the account's security was changed; null when it is. */
  readonly pausedUntil: (tx: Tx, account: Id<'account'>) => Promise<number | null>
  /** Takes what the member owes the house first: it does not leave as a withdrawal. */
  readonly collectDebts: (owner: Id<'account'>) => Promise<void>
  readonly providers: Payers
  /** The owner's open pages ask again. */
  readonly onChanged: (owner: Id<'account'>) => void
  /** Whether an account is one of the staff's own: the same browser has opened both, or both are paid to one place. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  /** Whether one of the staff has lately given the member money, or raised what they may take out. */
  readonly hasHelped: (tx: Tx, staff: Id<'account'>, account: Id<'account'>, sinceMs: number) => Promise<boolean>
}

/** More steps than any withdrawal takes by itself. */
const STEPS_MAX = 10

/**
 * Does what the house has to do for a withdrawal until somebody else must act. It may be called by anybody at any time:
 * whoever stopped in the middle is continued, and what two do at once counts once.
 */
export async function carryOn(options: WithdrawalOptions, id: string): Promise<Withdrawal> {
  for (let step = 0; step < STEPS_MAX; step++) {
    const found = present(await options.db.read((tx) => findWithdrawal(tx, id)), 'a withdrawal that was written')
    const { chore } = PLACES[found.state]
    const happened = chore && (await doChore(options, chore, found))
    if (happened === undefined) return found
    await move(options, found, happened)
  }
  throw new Error(`broken promise: withdrawal ${id} does not come to rest`)
}

/** What a notice of the provider speaks of. True when it was looked into, or is nothing of ours. */
export async function lookAtPayout(options: WithdrawalOptions, id: string): Promise<boolean> {
  const found = await options.db.read((tx) => findWithdrawal(tx, id))
  return found === undefined || options.failures.one('withdrawal.carryOn', id, () => carryOn(options, id))
}

type Happened = {
  readonly happening: Happening
  readonly words?: string | undefined
  /** Who has been given the payout. */
  readonly provider?: string
}

/** Undefined while there is nothing to do but wait. */
async function doChore(options: WithdrawalOptions, chore: Chore, found: Withdrawal): Promise<Happened | undefined> {
  const { ledger, walletStore } = options
  const { id, account, amount } = found
  switch (chore) {
    case 'hold': {
      const { cash, held } = await walletStore.of(account)
      const { leftToPlay: keep } = await options.db.read((tx) => options.boundOf(tx, account, cash))
      const answer = await ledger.submit({ kind: 'hold', id, wallet: cash, held, amount, keep })
      return answer.accepted ? { happening: 'holdTaken' } : { happening: 'holdRefused', words: answer.refusal }
    }
    case 'askProvider': {
      if (await waitWhilePaused(options, found)) return undefined
      const payer = options.providers.forPayouts()
      // Frozen, it waits where it is: nothing is lost, and nothing leaves.
      if (payer === undefined || (await options.db.read((tx) => options.isFrozen(tx, account)))) return undefined
      await assertHeld(options, found)
      return { happening: 'askProvider', provider: payer.name }
    }
    case 'followUp':
      return followUp(options, found)
    case 'capture': {
      const { held, currency } = await walletStore.of(account)
      const houseAccount = ledger.houseAccount('clearing', currency)
      const answer = await ledger.submit({ kind: 'capture', id, wallet: held, houseAccount })
      assert(answer.accepted, 'what is held for a payout is captured')
      return { happening: 'captured' }
    }
    case 'release': {
      const { cash, held } = await walletStore.of(account)
      const answer = await ledger.submit({ kind: 'release', id, wallet: held, to: cash })
      assert(answer.accepted, 'what is held for a withdrawal that ended is released')
      return { happening: 'released' }
    }
    default:
      return unreachable(chore)
  }
}

/** Whether it waits, because the account's security was changed; that is told once for each pause, with its end. */
async function waitWhilePaused({ db, clock, pausedUntil, onChanged }: WithdrawalOptions, found: Withdrawal) {
  const untilMs = await db.read((tx) => pausedUntil(tx, found.account))
  if (untilMs === null) return false
  const { holder } = PLACES[found.state]
  const step = { withdrawal: found.id, step: 'paused', holder, atMs: clock.nowMs(), untilMs } as const
  if (await db.write((tx) => insertPause(tx, step))) onChanged(found.account)
  return true
}

/** Nothing is paid out that is not held for this very withdrawal: without it the money would be the brand's own. */
async function assertHeld({ db, walletStore }: WithdrawalOptions, { id, account, amount }: Withdrawal): Promise<void> {
  const { cash, held } = await walletStore.of(account)
  const hold = await db.read((tx) => findStandingHold(tx, held, id))
  assert(hold?.from === cash && hold.amount === amount, `the hold of withdrawal ${id} stands in the books`)
}

/** Asks the provider to pay, or how it stands with what it has taken. */
async function followUp(options: WithdrawalOptions, found: Withdrawal): Promise<Happened | undefined> {
  const { log, db, clock } = options
  const payer = found.provider === null ? undefined : options.providers.named(found.provider)
  if (payer === undefined) return undefined
  if (!found.isTaken) await assertHeld(options, found)
  const said = found.isTaken ? await payer.payoutState(found.id) : await payOut(options, payer, found)
  if (said.ok && said.value.state === 'paid') return { happening: 'providerPaid' }
  if (said.ok && said.value.state === 'failed') return { happening: 'providerFailed', words: said.value.reason }
  // Where it did not answer, nobody knows whether it was done: the same id is asked for again, by the clock or the desk.
  if (!said.ok) log.warn({ withdrawal: found.id, failure: said.error }, 'the provider has not answered')
  else if (!found.isTaken) await db.write((tx) => changeWithdrawal(tx, found.id, { isTaken: true }, clock.nowMs()))
  return undefined
}

async function payOut(
  { db, key }: WithdrawalOptions,
  payer: Payer,
  { id, payoutAccount, amount, fee, currency }: Withdrawal,
): Promise<Result<PayoutState, ProviderFailure>> {
  const { kind, holder, institution, number } = await db.read((tx) => openPayoutAccount(tx, key, payoutAccount))
  return payer.payOut({ id, amount: amount - fee, currency, holder, institution, account: number, kind })
}

/** What the member reads when a state begins. */
const STEP_OF: Readonly<Record<WithdrawalState, WithdrawalStep | undefined>> = {
  asked: 'asked',
  refused: 'refused',
  held: 'held',
  seconding: 'seconding',
  approved: 'approved',
  paying: 'paying',
  // Only for the books.
  settling: undefined,
  paid: 'paid',
  rejecting: 'rejecting',
  rejected: 'rejected',
  failing: 'failing',
  failed: 'failed',
}

export type Entered = { readonly actor?: string; readonly words?: string | undefined; readonly atMs: number }

/** Writes that a state has begun, with what stands in the timeline for it. The row is held. */
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
    const { holder } = PLACES[state]
    await insertStep(tx, { withdrawal: found.id, step, holder, atMs, actor, words, amount: amountOf(state, found) })
  }
  await publishState(tx, found, state, atMs)
  // What is over is no longer late.
  if (Object.keys(PLACES[state].after).length === 0) await closeCase(tx, found.id, ['late'])
}

function amountOf(state: WithdrawalState, { amount, fee }: Withdrawal): bigint | undefined {
  if (state === 'paid') return amount - fee
  return state === 'asked' || state === 'rejected' || state === 'failed' ? amount : undefined
}

async function move(
  options: WithdrawalOptions,
  seen: Withdrawal,
  { happening, words, provider }: Happened,
): Promise<void> {
  const { db, clock, onChanged } = options
  const atMs = clock.nowMs()
  await db.write(async (tx) => {
    const found = present(await lockWithdrawal(tx, seen.id), 'a withdrawal that was written')
    // Somebody else has done the same meanwhile.
    if (found.state !== seen.state) return
    const state = present(stateAfter(found.state, happening, found.needsTwo), `${found.state} after ${happening}`)
    const paid = state === 'paid' && { paidAtMs: atMs }
    await enterState(tx, found, { state, ...paid, ...(provider !== undefined && { provider }) }, { words, atMs })
  })
  onChanged(seen.account)
}
