import { findStandingOf, listArrived, type WalletId } from '../ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { leftToPlay, withoutReturned, type Bound } from './playThrough.ts'
import { sumReturned } from './returned.sql.ts'

export type BoundOptions = {
  /** Members must play through what others transferred to them; agents need not. */
  readonly isAgent: (tx: Tx, owner: string) => Promise<boolean>
  /** An excluded member need not play to withdraw their money. */
  readonly isExcluded: (tx: Tx, owner: string) => Promise<boolean>
  /** What arrived by deposits that the payer can still take back. */
  readonly chargeable: (tx: Tx, owner: string) => Promise<bigint>
}

export type Standing = Bound & {
  readonly cash: bigint
  /** Play-through is waived because the account is excluded. */
  readonly isWaived: boolean
}

/** A wallet's balance, and what of it is bound. */
export async function findBound(
  { isAgent, isExcluded, chargeable }: BoundOptions,
  tx: Tx,
  owner: string,
  wallet: WalletId,
): Promise<Standing> {
  const { cash, staked } = await findStandingOf(tx, wallet)
  const isWaived = await isExcluded(tx, owner)
  const arrived = isWaived ? [] : await listArrived(tx, wallet, !(await isAgent(tx, owner)))
  const returned = await sumReturned(tx, wallet, arrived.map(({ seq }) => seq).toReversed())
  const risked = withoutReturned(arrived, staked, returned)
  return {
    cash,
    isWaived,
    leftToPlay: leftToPlay(risked.arrived, risked.staked),
    chargeable: await chargeable(tx, owner),
  }
}
