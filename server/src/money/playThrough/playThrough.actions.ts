import { findStandingOf, listArrived, type WalletId } from '../ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { leftToPlay, type Bound } from './playThrough.ts'

export type BoundOptions = {
  /** Members must play what others passed on to them; agents pass money on for a living. */
  readonly isAgent: (tx: Tx, owner: string) => Promise<boolean>
  /** Whoever has excluded themselves need not play any more to get back what is theirs. */
  readonly isExcluded: (tx: Tx, owner: string) => Promise<boolean>
  /** What came by deposits that can still be taken back by whoever paid. */
  readonly chargeable: (tx: Tx, owner: string) => Promise<bigint>
}

export type Standing = Bound & {
  readonly cash: bigint
  /** Nothing need be played because the account is excluded. */
  readonly isWaived: boolean
}

/** What is in a wallet, and what of it is bound. */
export async function findBound(
  { isAgent, isExcluded, chargeable }: BoundOptions,
  tx: Tx,
  owner: string,
  wallet: WalletId,
): Promise<Standing> {
  const { cash, staked } = await findStandingOf(tx, wallet)
  const isWaived = await isExcluded(tx, owner)
  const arrived = isWaived ? [] : await listArrived(tx, wallet, !(await isAgent(tx, owner)))
  return { cash, isWaived, leftToPlay: leftToPlay(arrived, staked), chargeable: await chargeable(tx, owner) }
}
