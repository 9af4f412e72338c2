import type { Tx } from '../../platform/postgres/db.ts'

export type Correction = { readonly id: string; readonly deposit: string; readonly amount: bigint }

/** The one that was begun and has not ended. */
export async function findOpen(tx: Tx, deposit: string): Promise<Correction | undefined> {
  return tx
    .selectFrom('deposit_correction')
    .select(['id', 'deposit', 'amount'])
    .where('deposit', '=', deposit)
    .where('state', '=', 'asked')
    .executeTakeFirst()
}

export async function hasCorrections(tx: Tx, deposit: string): Promise<boolean> {
  const row = await tx
    .selectFrom('deposit_correction')
    .select('id')
    .where('deposit', '=', deposit)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertCorrection(tx: Tx, correction: Correction, nowMs: number): Promise<void> {
  await tx
    .insertInto('deposit_correction')
    .values({ ...correction, asked_at: new Date(nowMs) })
    .execute()
}

/** False when somebody else has ended it already. */
export async function endCorrection(tx: Tx, id: string, state: 'done' | 'refused'): Promise<boolean> {
  const ended = await tx
    .updateTable('deposit_correction')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Deposits with a correction that was left in between. */
export async function findLeft(tx: Tx, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('deposit_correction')
    .select('deposit')
    .where('state', '=', 'asked')
    .limit(atMost)
    .execute()
  return rows.map(({ deposit }) => deposit)
}
