import { present, type Currency } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Purpose } from './decision.ts'
import type { WalletId } from './operation.ts'

export type WalletName = {
  readonly owner: string
  readonly purpose: Purpose
  readonly currency: Currency
}

/** The owner's wallet, created when it does not exist. The ledger can use it once the transaction has committed. */
export async function openWallet(tx: Tx, name: WalletName): Promise<WalletId> {
  const found = await findWallet(tx, name)
  if (found !== undefined) return found
  const { owner, purpose, currency } = name
  await sql`insert into wallet (owner, purpose, currency) values (${owner}, ${purpose}, ${currency})
    on conflict do nothing`.execute(tx)
  return present(await findWallet(tx, name), 'the created wallet')
}

export async function findWallet(tx: Tx, { owner, purpose, currency }: WalletName): Promise<WalletId | undefined> {
  const { rows } = await sql<{ id: WalletId }>`
    select id from wallet where owner = ${owner} and purpose = ${purpose} and currency = ${currency}`.execute(tx)
  return rows[0]?.id
}

/** A wallet, and the one of its owner's bonus money beside it: time is measured over both. */
export async function findPlayedWith(tx: Tx, wallet: WalletId): Promise<readonly WalletId[]> {
  const { rows } = await sql<{ id: WalletId }>`
    select bonus.id from wallet join wallet as bonus on bonus.owner = wallet.owner and bonus.currency = wallet.currency
    where wallet.id = ${wallet} and wallet.purpose = 'cash' and bonus.purpose = 'bonus'`.execute(tx)
  return [wallet, ...rows.map(({ id }) => id)]
}

export type OwnWallet = { readonly id: WalletId; readonly purpose: Purpose; readonly currency: Currency }

/** The wallets of an owner that have one of these purposes. */
export async function findOwnWallets(
  tx: Tx,
  owner: string,
  purposes: readonly Purpose[],
): Promise<readonly OwnWallet[]> {
  const { rows } = await sql<OwnWallet>`
    select id, purpose, currency from wallet where owner = ${owner} and purpose = any(${purposes}::text[])`.execute(tx)
  return rows
}

/** The wallets of these owners that have a purpose, by owner. */
export async function findWalletsOf(
  tx: Tx,
  owners: readonly string[],
  purpose: Purpose,
): Promise<ReadonlyMap<string, WalletId>> {
  const { rows } = await sql<{ id: WalletId; owner: string }>`
    select id, owner from wallet where owner = any(${owners}::text[]) and purpose = ${purpose}`.execute(tx)
  return new Map(rows.map(({ id, owner }) => [owner, id]))
}

/** The owners of those of these wallets that have a purpose. An owner is any text. */
export async function findOwners(
  tx: Tx,
  wallets: readonly WalletId[],
  purpose: Purpose,
): Promise<ReadonlyMap<WalletId, string>> {
  const { rows } = await sql<{ id: WalletId; owner: string }>`
    select id, owner from wallet where id = any(${wallets}::int[]) and purpose = ${purpose}`.execute(tx)
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

/** Whose wallets these are, and what for. */
export async function findWalletNames(
  tx: Tx,
  wallets: readonly WalletId[],
): Promise<ReadonlyMap<WalletId, WalletName>> {
  const { rows } = await sql<{ id: WalletId } & WalletName>`
    select id, owner, purpose, currency from wallet where id = any(${wallets}::int[])`.execute(tx)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

export type Unused = Pick<OwnWallet, 'currency'> & {
  readonly purposes: readonly Purpose[]
  /** A condition on `wallet`: which of them to delete. */
  readonly which: RawBuilder<boolean>
  readonly atMost: number
}

/** Deletes wallets that never moved anything: no leg refers to them. Returns how many. */
export async function deleteUnused(tx: Tx, { currency, purposes, which, atMost }: Unused): Promise<number> {
  const { rows } = await sql`
    delete from wallet where id in (
      select wallet.id from wallet
      where wallet.currency = ${currency} and wallet.purpose = any(${purposes}::text[]) and ${which}
        and not exists (select from leg where leg.wallet = wallet.id)
      limit ${atMost}
    ) returning id`.execute(tx)
  return rows.length
}
