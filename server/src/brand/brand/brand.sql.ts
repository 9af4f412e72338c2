import type { Currency } from '@ronda/core'
import { sql, type Selectable } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'

export type Brand = {
  readonly merchant: string
  readonly name: string
  readonly currency: Currency
  /** Given once to every new account, in atoms. */
  readonly startingGrant: bigint
}

const brandOf = (row: Selectable<DB['brand']>): Brand => ({
  merchant: row.merchant,
  name: row.name,
  currency: row.currency,
  startingGrant: row.starting_grant,
})

/** Lets nobody else add a brand until the transaction ends. */
export async function lockBrands(tx: Tx): Promise<void> {
  await sql`lock table brand in share row exclusive mode`.execute(tx)
}

/** The brands of a database, by code. */
export async function listBrands(tx: Tx): Promise<readonly Brand[]> {
  const rows = await tx.selectFrom('brand').selectAll().orderBy('merchant').execute()
  return rows.map(brandOf)
}

/** Adds the brand unless it is there; what an operator has changed since stays. */
export async function insertBrand(tx: Tx, brand: Brand): Promise<void> {
  await tx
    .insertInto('brand')
    .values({
      merchant: brand.merchant,
      name: brand.name,
      currency: brand.currency,
      starting_grant: brand.startingGrant,
    })
    .onConflict((conflict) => conflict.column('merchant').doNothing())
    .execute()
}
