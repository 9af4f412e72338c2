import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Tx } from '../../platform/postgres/db.ts'

export type Brand = {
  readonly merchant: string
  readonly name: string
  readonly status: 0 | 1 | 2
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
  readonly currency: Currency
  /** Given once to every new account, in atoms. */
  readonly startingGrant: bigint
  /** The market's shortest time between two rounds of real play. */
  readonly roundMsMin: number
}

export async function findBrand(tx: Tx, merchant: string): Promise<Brand | undefined> {
  const row = await tx.selectFrom('brand').selectAll().where('merchant', '=', merchant).executeTakeFirst()
  return (
    row && {
      merchant: row.merchant,
      name: row.name,
      status: row.status,
      languages: row.languages,
      defaultLanguage: row.default_language,
      currency: row.currency,
      startingGrant: row.starting_grant,
      roundMsMin: row.round_ms_min,
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
      status: brand.status,
      languages: [...brand.languages],
      default_language: brand.defaultLanguage,
      currency: brand.currency,
      starting_grant: brand.startingGrant,
      round_ms_min: brand.roundMsMin,
    })
    .onConflict((conflict) => conflict.column('merchant').doNothing())
    .execute()
}
