import type { Tx } from '../../platform/postgres/db.ts'

export type Correction = {
  readonly id: string
  readonly deposit: string
  readonly amount: bigint
  /** A further payment, booked as a deposit. */
  readonly isPayment: boolean
}

/** The correction that was begun and has not ended. */
export async function findOpen(tx: Tx, deposit: string): Promise<Correction | undefined> {
  return tx
    .selectFrom('deposit_correction')
    .select(['id', 'deposit', 'amount', 'is_payment as isPayment'])
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

/** The sum of finished corrections that were not payments; negative when money was taken. */
export async function sumAdjusted(tx: Tx, deposit: string): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('deposit_correction')
    .select((of) => of.fn.sum<string | null>('amount').as('sum'))
    .where('deposit', '=', deposit)
    .where('state', '=', 'done')
    .where('is_payment', '=', false)
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}

export async function insertCorrection(tx: Tx, { isPayment, ...correction }: Correction, nowMs: number): Promise<void> {
  await tx
    .insertInto('deposit_correction')
    .values({ ...correction, is_payment: isPayment, asked_at: new Date(nowMs) })
    .execute()
}

/** False when another caller has already ended it. */
export async function endCorrection(tx: Tx, id: string, state: 'done' | 'refused'): Promise<boolean> {
  const ended = await tx
    .updateTable('deposit_correction')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Deposits with an unfinished correction. */
export async function findUnfinished(tx: Tx, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('deposit_correction')
    .select('deposit')
    .where('state', '=', 'asked')
    .limit(atMost)
    .execute()
  return rows.map(({ deposit }) => deposit)
}
