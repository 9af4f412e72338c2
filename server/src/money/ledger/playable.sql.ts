import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { KIND_NUMBER, PART } from './leg.ts'
import type { WalletId } from './operation.ts'
import { isFundSql } from './reads/fragments.sql.ts'

export type Arrived = {
  readonly seq: number
  readonly amount: bigint
  /** The wallet's lifetime stakes when the amount arrived. */
  readonly stakedBefore: bigint
}

/** Beyond this many arrivals the oldest have been played through. */
const ARRIVED_MAX = 5_000

/**
 * What came into a wallet from outside and was not taken back, newest first: deposits, and, with `withTransfers`,
 * transfers from other people. A reward from a fund is neither: it may be withdrawn at once.
 */
export async function listArrived(tx: Tx, wallet: WalletId, withTransfers: boolean): Promise<readonly Arrived[]> {
  const { rows } = await sql<Arrived>`
    select seq, amount, staked as "stakedBefore" from leg as arrived
    where wallet = ${wallet} and code = 0 and (
      (kind = ${KIND_NUMBER.deposit} and not exists (
        select from leg as undoing
        where undoing.wallet = ${wallet} and undoing.id = arrived.id and undoing.part = ${PART.undoing}))
      or (${withTransfers} and kind = ${KIND_NUMBER.transfer} and part = ${PART.arrival} and exists (
        -- What comes home from a vendor was the owner's before.
        select from wallet as own join wallet as source on source.id = arrived.counter
        where own.id = ${wallet} and source.owner <> own.owner and not ${isFundSql(sql.ref('source.purpose'))})))
    order by seq desc limit ${ARRIVED_MAX}`.execute(tx)
  return rows
}

/** A wallet's balance and its lifetime stakes. */
export async function findStandingOf(
  tx: Tx,
  wallet: WalletId,
): Promise<{ readonly cash: bigint; readonly staked: bigint }> {
  const { rows } = await sql<{ cash: bigint; staked: bigint }>`
    select balance as cash, staked from leg where wallet = ${wallet} order by seq desc limit 1`.execute(tx)
  return rows[0] ?? { cash: 0n, staked: 0n }
}
