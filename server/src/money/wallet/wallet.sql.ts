import { present, type Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { isRestrictionPending, openWallet, type WalletId } from '../ledger/index.ts'

/** A member's real-money wallets: free cash, and held money. */
export type MemberWallets = { readonly cash: WalletId; readonly held: WalletId; readonly currency: Currency }

export type Owner = { readonly id: string; readonly currency: Currency }

/** Opens the wallets of a new account. */
export async function openWallets(tx: Tx, owner: Owner): Promise<void> {
  const { id, currency } = owner
  await openWallet(tx, { owner: id, purpose: 'cash', currency })
  await openWallet(tx, { owner: id, purpose: 'held', currency })
}

/**
 * Deletes wallets of trial accounts that were closed before a moment and never moved anything: no leg refers to them.
 * Returns how many.
 */
export async function deleteTrialWallets(tx: Tx, closedBeforeMs: number, atMost: number): Promise<number> {
  const { rows } = await sql`
    delete from wallet where id in (
      select wallet.id from wallet
      join account on account.id::text = wallet.owner and account.kind = 'trial'
      where wallet.currency = 'XTR' and wallet.purpose in ('cash', 'held')
        and account.blocked_at <= ${new Date(closedBeforeMs)}
        and not exists (select from leg where leg.wallet = wallet.id)
        and not exists (select from control where control.wallet = wallet.id)
      limit ${atMost}
    ) returning id`.execute(tx)
  return rows.length
}

/** The wallets of an account; every account has them from registration on. */
export async function findMemberWallets(tx: Tx, owner: string): Promise<MemberWallets> {
  const rows = await tx
    .selectFrom('wallet')
    .select(['id', 'purpose', 'currency'])
    .where('owner', '=', owner)
    .where('purpose', 'in', ['cash', 'held'])
    .execute()
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
  if (await isRestrictionPending(tx, wallet)) return 'limit.pending'
  const row = await tx
    .selectFrom('restriction')
    .select(['may_bet', 'excluded_until', 'resting_until'])
    .where('wallet', '=', wallet)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.excluded_until && nowMs < row.excluded_until.getTime()) return 'limit.excluded'
  if (row?.resting_until && nowMs < row.resting_until.getTime()) return 'limit.session_reached'
  return row?.may_bet === false ? 'limit.betting_blocked' : undefined
}
