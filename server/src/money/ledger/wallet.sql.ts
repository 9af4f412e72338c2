import { present, type Currency } from '@ronda/core'
import { sql } from 'kysely'
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
