import { present } from '@ronda/core'
import { expressionBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'

/** A seed whose secret is sealed and that has no client seed yet. */
export type NextSeed = { readonly id: string; readonly commitment: string; readonly sealed: Buffer }

/** A seed in force. */
export type SealedSeed = NextSeed & { readonly clientSeed: string }

export type RevealedSeed = {
  readonly id: string
  readonly commitment: string
  readonly clientSeed: string
  readonly serverSeed: string
  readonly rounds: number
}

/** Serialises rotations of one wallet across processes. */
export async function lockSeeds(tx: Tx, wallet: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seed:${wallet}`}, 0))`.execute(tx)
}

/** Does nothing when the wallet has a next seed already. */
export async function insertNext(tx: Tx, wallet: number, { id, commitment, sealed }: NextSeed): Promise<void> {
  await tx
    .insertInto('seed')
    .values({ wallet, id, commitment, sealed, state: 'next' })
    .onConflict((conflict) => conflict.column('wallet').where('state', '=', 'next').doNothing())
    .execute()
}

function sealedOnes(tx: Tx, wallet: number, state: 'next' | 'active') {
  return tx
    .selectFrom('seed')
    .select(['id', 'commitment', 'client_seed as clientSeed', 'sealed'])
    .where('wallet', '=', wallet)
    .where('state', '=', state)
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof sealedOnes>['executeTakeFirst']>>>

const nextOf = ({ id, commitment, sealed }: Row): NextSeed => ({
  id,
  commitment,
  sealed: present(sealed, 'a seed that is not revealed is sealed'),
})

const activeOf = (row: Row): SealedSeed => ({
  ...nextOf(row),
  clientSeed: present(row.clientSeed, 'an active seed has its client seed'),
})

export async function findNext(tx: Tx, wallet: number): Promise<NextSeed | undefined> {
  const row = await sealedOnes(tx, wallet, 'next').executeTakeFirst()
  return row && nextOf(row)
}

export async function findActiveSeed(tx: Tx, wallet: number): Promise<SealedSeed | undefined> {
  const row = await sealedOnes(tx, wallet, 'active').executeTakeFirst()
  return row && activeOf(row)
}

/** Waits for rounds that are being written with the seed, and blocks new ones. */
export async function lockActiveSeed(tx: Tx, wallet: number): Promise<SealedSeed | undefined> {
  const row = await sealedOnes(tx, wallet, 'active').forUpdate().executeTakeFirst()
  return row && activeOf(row)
}

/** From here on rounds are played with the seed. The time of its client seed is taken from the database clock. */
export async function activateSeed(
  tx: Tx,
  wallet: number,
  { id, clientSeed }: Pick<SealedSeed, 'id' | 'clientSeed'>,
): Promise<void> {
  await tx
    .updateTable('seed')
    .set({ state: 'active', client_seed: clientSeed, given_at: sql`clock_timestamp()` })
    .where('wallet', '=', wallet)
    .where('id', '=', id)
    .where('state', '=', 'next')
    .execute()
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

/** A wallet, and when its present holder began: seeds whose client seed was given earlier belong to another holder. */
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
    .where((of) => of(of.fn.coalesce('given_at', 'made_at'), '>=', since.at))
    .orderBy('retired_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    commitment: row.commitment,
    clientSeed: present(row.client_seed, 'a retired seed has its client seed'),
    serverSeed: present(row.server_seed, 'a retired seed is revealed'),
    rounds: present(row.rounds, 'a retired seed has its number of rounds'),
  }))
}

/** How many rounds were played with each of these seeds that are revealed. */
export async function countPlayed(
  tx: Tx,
  wallet: number,
  ids: readonly string[],
): Promise<{ commitment: string; rounds: number }[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('seed')
    .select(['commitment', 'rounds'])
    .where('wallet', '=', wallet)
    .where('id', 'in', ids)
    .where('state', '=', 'retired')
    .execute()
  return rows.map(({ commitment, rounds }) => ({
    commitment,
    rounds: present(rounds, 'a retired seed has its number of rounds'),
  }))
}

/** What proves the draws of a seed, to join with rows of another feature under an alias. */
export const seedsAs = <Alias extends string>(alias: Alias) =>
  expressionBuilder<DB>()
    .selectFrom('seed')
    .select(['wallet', 'id', 'commitment', 'client_seed', 'server_seed'])
    .as(alias)

export type SeedText = { readonly wallet: string; readonly seed: string; readonly isFree: string }

/**
 * The text of a subquery for a statement of plain SQL: the id of a seed while it is in force and `isFree` holds, else
 * null. The seed cannot be retired until the statement has committed.
 */
export const activeSeedText = ({ wallet, seed, isFree }: SeedText): string => `(
  select seed.id from seed
  where seed.wallet = ${wallet} and seed.id = ${seed} and seed.state = 'active' and ${isFree} for share)`
