import type { DepositDetail } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import type { Providers } from '../provider/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { depositAllowance, lockDepositAllowance } from '../control/index.ts'
import type { DepositAllowance } from './credit.ts'
import { isWaiting } from './deposit.ts'
import { findDeposit, listSteps } from './deposit.sql.ts'
import { sumArrived, sumPromised } from './flow.sql.ts'
import { detailOf } from './shown.ts'
import type { Deposit } from './stored.ts'

export type DepositOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  /** The part of an agent's wallet that may not be transferred yet. */
  readonly boundIn: (tx: Tx, owner: string, wallet: WalletId) => Promise<bigint>
  readonly providers: Providers
  readonly settings: Pick<Settings, 'current'>
  /** The origins of the site, the main address first. */
  readonly origins: () => readonly string[]
  /** Called after a change to one of this member's deposits. */
  readonly onChanged: (owner: string) => void
  /** Why this member may not deposit now, if so: decided in the transaction that writes the deposit. */
  readonly refusalOf: (
    tx: Tx,
    owner: string,
    asked: { readonly amount: bigint; readonly depositedSince: (sinceMs: number) => Promise<bigint> },
    nowMs: number,
  ) => Promise<'account.frozen' | 'limit.excluded' | 'limit.deposit_reached' | 'limit.identity_required' | undefined>
  /** What agents transferred to this member since `sinceMs`: deposit limits count it too. */
  readonly receivedSince: (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>
  /** Whether staff have frozen the owner's deposits. */
  readonly isFrozen: (tx: Tx, owner: string) => Promise<boolean>
  /** Whether staff or an agent have frozen the owner's transfers. */
  readonly isTransferFrozen: (tx: Tx, owner: string) => Promise<boolean>
}

/** Everything that arrived since `sinceMs`, before fees, plus what is still pending. */
export async function sumPaidIn(
  { receivedSince }: Pick<DepositOptions, 'receivedSince'>,
  tx: Tx,
  owner: string,
  sinceMs: number,
): Promise<bigint> {
  return (await sumPromised(tx, owner, sinceMs)) + (await sumCredited({ receivedSince }, tx, owner, sinceMs))
}

/**
 * Everything that arrived since `sinceMs`, before fees: what limits count when more is to be credited. Deposits that
 * were only requested do not count: they may never be paid.
 */
export async function sumCredited(
  { receivedSince }: Pick<DepositOptions, 'receivedSince'>,
  tx: Tx,
  owner: string,
  sinceMs: number,
): Promise<bigint> {
  return (await sumArrived(tx, owner, sinceMs)) + (await receivedSince(tx, owner, sinceMs))
}

type AllowanceOptions = Pick<DepositOptions, 'clock' | 'receivedSince' | 'isFrozen'>

/** What may be credited of money that arrives now. Called in the transaction that records it. */
export async function lockAllowance(options: AllowanceOptions, tx: Tx, owner: string): Promise<DepositAllowance> {
  if (await options.isFrozen(tx, owner)) return { left: 0n, reason: 'frozen' }
  const creditedSince = (sinceMs: number): Promise<bigint> => sumCredited(options, tx, owner, sinceMs)
  return lockDepositAllowance(tx, owner, creditedSince, options.clock.nowMs())
}

/** The most that would be credited if it was paid now; null when there is no limit. */
async function readAllowanceIfPaid(
  options: AllowanceOptions,
  tx: Tx,
  { owner, state }: Deposit,
): Promise<bigint | null> {
  if (!isWaiting(state)) return null
  if (await options.isFrozen(tx, owner)) return 0n
  const creditedSince = (sinceMs: number): Promise<bigint> => sumCredited(options, tx, owner, sinceMs)
  return (await depositAllowance(tx, owner, creditedSince, options.clock.nowMs())) ?? null
}

export async function readDetail(options: AllowanceOptions, tx: Tx, deposit: Deposit): Promise<DepositDetail> {
  return detailOf(deposit, await listSteps(tx, deposit.id), await readAllowanceIfPaid(options, tx, deposit))
}

/** The deposit in its current state, with its timeline. */
export function readNow(options: AllowanceOptions & Pick<DepositOptions, 'db'>, id: string): Promise<DepositDetail> {
  return options.db.read(async (tx) => readDetail(options, tx, present(await findDeposit(tx, id), 'the deposit')))
}
