import type { DepositDetail } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import type { Providers } from '../provider/index.ts'
import type { Purses } from '../wallet/index.ts'
import { findDeposit, listSteps, sumDeposited } from './deposit.sql.ts'
import { detailOf } from './shown.ts'
import type { Deposit } from './stored.ts'

/** What deposits are made with. */
export type DepositRoom = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly ledger: Ledger
  readonly purses: Purses
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
}

/** All that came in since a moment, before fees, with what is still on its way. */
export async function sumPaidIn(
  { receivedSince }: Pick<DepositRoom, 'receivedSince'>,
  tx: Tx,
  owner: string,
  sinceMs: number,
): Promise<bigint> {
  return (await sumDeposited(tx, owner, sinceMs)) + (await receivedSince(tx, owner, sinceMs))
}

export async function readDetail(tx: Tx, deposit: Deposit): Promise<DepositDetail> {
  return detailOf(deposit, await listSteps(tx, deposit.id))
}

/** The deposit as it stands now, with its timeline. */
export function readNow({ db }: Pick<DepositRoom, 'db'>, id: string): Promise<DepositDetail> {
  return db.read(async (tx) => readDetail(tx, present(await findDeposit(tx, id), 'a deposit that was there')))
}
