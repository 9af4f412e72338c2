import type { Currency } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

export type Brand = {
  readonly merchant: string
  readonly name: string
  readonly currency: Currency
  /** Given once to every new account, in atoms. */
  readonly startingGrant: bigint
}

export async function findBrand(tx: Tx, merchant: string): Promise<Brand | undefined> {
  const row = await tx.selectFrom('brand').selectAll().where('merchant', '=', merchant).executeTakeFirst()
  return (
    row && {
      merchant: row.merchant,
      name: row.name,
      currency: row.currency,
      startingGrant: row.starting_grant,
    }
  )
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
