import { present, type Currency } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import { isTrialClosedBy } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  deleteUnused,
  findOwnWallets,
  findPlayRestriction,
  findWalletsOf,
  listPlayRestrictions,
  openWallet,
  type PlayRestriction,
  type WalletId,
} from '../ledger/index.ts'

/** A member's real-money wallets: free cash, and held money. */
export type MemberWallets = { readonly cash: WalletId; readonly held: WalletId; readonly currency: Currency }

export type Owner = { readonly id: string; readonly currency: Currency }

/** Opens the wallets of a new account. */
export async function openWallets(tx: Tx, owner: Owner): Promise<void> {
  const { id, currency } = owner
  await openWallet(tx, { owner: id, purpose: 'cash', currency })
  await openWallet(tx, { owner: id, purpose: 'held', currency })
}

/** Whether rows of a higher feature refer to a wallet, which then cannot be deleted. */
export type IsWalletInUse = (wallet: RawBuilder<unknown>) => RawBuilder<boolean>

export type ClosedTrials = {
  readonly closedBeforeMs: number
  readonly isInUse: IsWalletInUse
  readonly atMost: number
}

/** Deletes wallets of trial accounts that were closed before a moment and never moved anything. Returns how many. */
export function deleteTrialWallets(tx: Tx, { closedBeforeMs, isInUse, atMost }: ClosedTrials): Promise<number> {
  const isClosed = isTrialClosedBy(sql.ref('wallet.owner'), new Date(closedBeforeMs))
  const which = sql<boolean>`${isClosed} and not ${isInUse(sql.ref('wallet.id'))}`
  return deleteUnused(tx, { currency: 'XTR', purposes: ['cash', 'held'], which, atMost })
}

/** The wallets of an account; every account has them from registration on. */
export async function findMemberWallets(tx: Tx, owner: string): Promise<MemberWallets> {
  const rows = await findOwnWallets(tx, owner, ['cash', 'held'])
  const cash = present(
    rows.find((row) => row.purpose === 'cash'),
    'the cash wallet of an account',
  )
  const held = present(
    rows.find((row) => row.purpose === 'held'),
    'the held wallet of an account',
  )
  return { cash: cash.id, held: held.id, currency: cash.currency }
}

export type BettingRefusal = 'limit.excluded' | 'limit.session_reached' | 'limit.betting_blocked' | 'limit.pending'

/** Why no stake of this wallet is accepted now, if so. */
export async function findBettingRefusal(tx: Tx, wallet: WalletId, nowMs: number): Promise<BettingRefusal | undefined> {
  const found = await findPlayRestriction(tx, wallet)
  return found.isPending ? 'limit.pending' : refusalOf(found, nowMs)
}

function refusalOf(found: PlayRestriction | undefined, nowMs: number): BettingRefusal | undefined {
  if (found?.excludedUntil && nowMs < found.excludedUntil.getTime()) return 'limit.excluded'
  if (found?.restingUntil && nowMs < found.restingUntil.getTime()) return 'limit.session_reached'
  return found?.mayBet === false ? 'limit.betting_blocked' : undefined
}

/** The same for the cash of these accounts; those that may bet are left out. */
export async function listBettingRefusals(
  tx: Tx,
  accounts: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, BettingRefusal>> {
  const wallets = await findWalletsOf(tx, accounts, 'cash')
  const found = await listPlayRestrictions(tx, [...wallets.values()])
  const byWallet = new Map(found.map((each) => [each.wallet, each]))
  const refusals = new Map<string, BettingRefusal>()
  for (const [account, wallet] of wallets) {
    const restriction = byWallet.get(wallet)
    const refusal = restriction?.isPending === true ? 'limit.pending' : refusalOf(restriction, nowMs)
    if (refusal !== undefined) refusals.set(account, refusal)
  }
  return refusals
}
