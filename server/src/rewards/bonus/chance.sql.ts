import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { ChanceTally } from './chance.ts'

export type StoredChance = ChanceTally & { readonly game: string; readonly stake: bigint }

export async function findChance(tx: Tx, termsHash: string): Promise<StoredChance | undefined> {
  const { rows } = await sql<StoredChance>`
    select game, stake, runs, finished, paid, staked, bets from bonus_chance where terms_hash = ${termsHash}`.execute(
    tx,
  )
  return rows[0]
}

/** Keeps the first result: it is what members were shown. */
export async function insertChance(tx: Tx, termsHash: string, chance: StoredChance, atMs: number): Promise<void> {
  await tx
    .insertInto('bonus_chance')
    .values({ ...chance, terms_hash: termsHash, made_at: new Date(atMs) })
    .onConflict((conflict) => conflict.column('terms_hash').doNothing())
    .execute()
}
