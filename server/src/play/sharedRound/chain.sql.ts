import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type StoredChain = {
  readonly id: string
  readonly number: number
  readonly length: number
  readonly terminal: string
  readonly sealed: Buffer
  readonly salt: string | null
}

const chains = (tx: Tx) =>
  tx.selectFrom('shared_chain').select(['id', 'number', 'length', 'terminal', 'sealed', 'salt'])

/** A chain of a table; the current one when no id is given. */
export async function findChain(tx: Tx, game: string, id?: string): Promise<StoredChain | undefined> {
  return chains(tx)
    .where('game', '=', game)
    .$if(id !== undefined, (select) => select.where('id', '=', id ?? ''))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findChains(tx: Tx, ids: readonly string[]): Promise<readonly StoredChain[]> {
  return chains(tx).where('id', 'in', ids).execute()
}

/** Does nothing when another process was first. */
export async function insertChain(
  tx: Tx,
  game: string,
  { number, length, terminal, sealed }: Omit<StoredChain, 'id' | 'salt'>,
): Promise<void> {
  await tx
    .insertInto('shared_chain')
    .values({ game, number, length, terminal, sealed })
    .onConflict((conflict) => conflict.columns(['game', 'number']).doNothing())
    .execute()
}

/** Only once; the first salt stays. */
export async function saltChain(tx: Tx, id: string, salt: string): Promise<void> {
  await tx.updateTable('shared_chain').set({ salt }).where('id', '=', id).where('salt', 'is', null).execute()
}

/** The last position of a chain that was used. */
export async function findLastPlace(tx: Tx, chain: string): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(place), 0) as place from shared_round where chain = ${chain}`.execute(tx)
  return rows[0]?.place ?? 0
}
