import { present } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

export type SealedSeed = {
  readonly id: string
  readonly commitment: string
  readonly clientSeed: string
  readonly sealed: Buffer
}

export type RevealedSeed = {
  readonly id: string
  readonly commitment: string
  readonly clientSeed: string
  readonly serverSeed: string
  readonly rounds: number
}

export type NewSeed = SealedSeed & { readonly wallet: number }

/** Does nothing when the wallet has a seed in force already. */
export async function insertSeed(tx: Tx, seed: NewSeed): Promise<void> {
  const { wallet, id, commitment, clientSeed, sealed } = seed
  await tx
    .insertInto('seed')
    .values({ wallet, id, commitment, client_seed: clientSeed, sealed })
    .onConflict((conflict) => conflict.column('wallet').where('state', '=', 'active').doNothing())
    .execute()
}

function inForce(tx: Tx, wallet: number) {
  return tx
    .selectFrom('seed')
    .select(['id', 'commitment', 'client_seed as clientSeed', 'sealed'])
    .where('wallet', '=', wallet)
    .where('state', '=', 'active')
}

type Row = Omit<SealedSeed, 'sealed'> & { readonly sealed: Buffer | null }

const sealedOf = (row: Row): SealedSeed => ({ ...row, sealed: present(row.sealed, 'a seed in force is sealed') })

export async function findActiveSeed(tx: Tx, wallet: number): Promise<SealedSeed | undefined> {
  const row = await inForce(tx, wallet).executeTakeFirst()
  return row && sealedOf(row)
}

/** Waits for rounds being written with the seed, and keeps others from beginning. */
export async function lockActiveSeed(tx: Tx, wallet: number): Promise<SealedSeed | undefined> {
  const row = await inForce(tx, wallet).forUpdate().executeTakeFirst()
  return row && sealedOf(row)
}

/** From here on the seed is public, and no round can be played with it. */
export async function retireSeed(tx: Tx, wallet: number, seed: RevealedSeed, nowMs: number): Promise<void> {
  await tx
    .updateTable('seed')
    .set({
      state: 'retired',
      sealed: null,
      server_seed: seed.serverSeed,
      rounds: seed.rounds,
      retired_at: new Date(nowMs),
    })
    .where('wallet', '=', wallet)
    .where('id', '=', seed.id)
    .where('state', '=', 'active')
    .execute()
}

/** A wallet, and where its present holder began: seeds that were made before are another's. */
export type SeedHolder = { readonly wallet: number; readonly since: { readonly at: Date } }

export async function findRevealedSeeds(
  tx: Tx,
  { wallet, since }: SeedHolder,
  atMost: number,
): Promise<readonly RevealedSeed[]> {
  const rows = await tx
    .selectFrom('seed')
    .select(['id', 'commitment', 'client_seed', 'server_seed', 'rounds'])
    .where('wallet', '=', wallet)
    .where('state', '=', 'retired')
    .where('made_at', '>=', since.at)
    .orderBy('retired_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    serverSeed: present(row.server_seed, 'a retired seed is revealed'),
    rounds: present(row.rounds, 'a retired seed has its count of rounds'),
  }))
}
