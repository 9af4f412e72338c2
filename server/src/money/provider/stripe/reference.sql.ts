import type { Tx } from '../../../platform/postgres/db.ts'

/** What a provider calls a charge of ours. */
export type Reference = { readonly provider: string; readonly reference: string; readonly charge: string }

export async function keepReference(tx: Tx, kept: Reference, nowMs: number): Promise<void> {
  await tx
    .insertInto('provider_reference')
    .values({ ...kept, at: new Date(nowMs) })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute()
}

/** The newest name that begins like this. */
export async function findReference(tx: Tx, charge: string, beginning: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('provider_reference')
    .select('reference')
    .where('charge', '=', charge)
    .where('reference', 'like', `${beginning}%`)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reference
}

export async function findCharge(tx: Tx, provider: string, reference: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('provider_reference')
    .select('charge')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.charge
}
