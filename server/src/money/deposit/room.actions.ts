import type { DepositDetail } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import type { Providers } from '../provider/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { depositRoom, lockDepositSpace } from '../control/index.ts'
import type { Room } from './credit.ts'
import { isWaiting } from './deposit.ts'
import { findDeposit, listSteps } from './deposit.sql.ts'
import { sumArrived, sumPromised } from './flow.sql.ts'
import { detailOf } from './shown.ts'
import type { Deposit } from './stored.ts'

/** What deposits are made with. */
export type DepositOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  /** What of the money in an agent's wallet may not be passed on yet. */
  readonly boundIn: (tx: Tx, owner: string, wallet: WalletId) => Promise<bigint>
  readonly providers: Providers
  readonly settings: Pick<Settings, 'current'>
  /** Where people open the house, the main address first. */
  readonly origins: () => readonly string[]
  /** Something of this member's deposits has changed. */
  readonly onChanged: (owner: string) => void
  /** Why this member may not pay in just now, if so: decided in the transaction that writes the deposit. */
  readonly refusalOf: (
    tx: Tx,
    owner: string,
    asked: { readonly amount: bigint; readonly depositedSince: (sinceMs: number) => Promise<bigint> },
    nowMs: number,
  ) => Promise<'account.frozen' | 'limit.excluded' | 'limit.deposit_reached' | 'limit.identity_required' | undefined>
  /** What agents gave this member since a moment: whoever bounds deposits bounds it too. */
  readonly receivedSince: (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>
  /** Whether staff have frozen the owner's deposits. */
  readonly isFrozen: (tx: Tx, owner: string) => Promise<boolean>
}

/** All that came in since a moment, before fees, with what is still on its way. */
export async function sumPaidIn(
  { receivedSince }: Pick<DepositOptions, 'receivedSince'>,
  tx: Tx,
  owner: string,
  sinceMs: number,
): Promise<bigint> {
  return (await sumPromised(tx, owner, sinceMs)) + (await sumCredited({ receivedSince }, tx, owner, sinceMs))
}

/**
 * All that came in since a moment, before fees: what limits count when more is to be credited. What was only asked for
 * does not count then: nobody knows whether it will ever be paid.
 */
export async function sumCredited(
  { receivedSince }: Pick<DepositOptions, 'receivedSince'>,
  tx: Tx,
  owner: string,
  sinceMs: number,
): Promise<bigint> {
  return (await sumArrived(tx, owner, sinceMs)) + (await receivedSince(tx, owner, sinceMs))
}

type Reading = Pick<DepositOptions, 'clock' | 'receivedSince' | 'isFrozen'>

/** What may be credited of money that comes now. Asked in the transaction that writes it down. */
export async function lockSpace(room: Reading, tx: Tx, owner: string): Promise<Room> {
  if (await room.isFrozen(tx, owner)) return { left: 0n, reason: 'frozen' }
  const creditedSince = (sinceMs: number): Promise<bigint> => sumCredited(room, tx, owner, sinceMs)
  return lockDepositSpace(tx, owner, creditedSince, room.clock.nowMs())
}

/** What would be credited of it at most if it was paid now; null where nothing bounds it. */
async function roomFor(room: Reading, tx: Tx, { owner, state }: Deposit): Promise<bigint | null> {
  if (!isWaiting(state)) return null
  if (await room.isFrozen(tx, owner)) return 0n
  const creditedSince = (sinceMs: number): Promise<bigint> => sumCredited(room, tx, owner, sinceMs)
  return (await depositRoom(tx, owner, creditedSince, room.clock.nowMs())) ?? null
}

export async function readDetail(room: Reading, tx: Tx, deposit: Deposit): Promise<DepositDetail> {
  return detailOf(deposit, await listSteps(tx, deposit.id), await roomFor(room, tx, deposit))
}

/** The deposit as it stands now, with its timeline. */
export function readNow(room: Reading & Pick<DepositOptions, 'db'>, id: string): Promise<DepositDetail> {
  return room.db.read(async (tx) =>
    readDetail(room, tx, present(await findDeposit(tx, id), 'a deposit that was there')),
  )
}
