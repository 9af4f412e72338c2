import type { Tx } from '../../../platform/postgres/db.ts'

/** A provider's own id of one of our charges. */
export type Reference = { readonly provider: string; readonly reference: string; readonly charge: string }

export async function saveReference(tx: Tx, reference: Reference, nowMs: number): Promise<void> {
  await tx
    .insertInto('provider_reference')
    .values({ ...reference, at: new Date(nowMs) })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute()
}

/** The newest reference with this prefix. */
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
