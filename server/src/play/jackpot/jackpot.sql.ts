import type { Currency } from '@ronda/core'
import type { JackpotLevel } from '@ronda/contract'
import { sql } from 'kysely'
import { lastLegOf, type CoWrite, type WalletId } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export const awardCoWrite: CoWrite = {
  name: 'jackpot_award',
  insert: (rows) => `
    insert into jackpot_award (pool, opening, ends_at, wallet, round, game, stake, drawn, amount, won_at)
    select won.* from json_to_recordset(${rows}) as won (pool int, opening int, ends_at bigint, wallet int, round uuid,
      game text, stake bigint, drawn bigint, amount bigint, won_at timestamptz)`,
}

export type PoolRow = {
  readonly pool: WalletId
  readonly level: JackpotLevel
  readonly currency: Currency
  readonly state: 'opening' | 'running' | 'paused'
  readonly seeding: string
  readonly opened_at: Date
  readonly seq: number
  readonly balance: bigint
  readonly contributed: bigint
  readonly awarded: bigint
}

/** Pools with their balances, of one currency or of all. */
export async function findPools(tx: Tx, currency?: Currency): Promise<readonly PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    select jackpot_pool.*, coalesce(tail.seq, 0) as seq, coalesce(tail.balance, 0::bigint) as balance,
      coalesce(tail.won, 0::bigint) as contributed, coalesce(tail.staked, 0::bigint) as awarded
    from jackpot_pool
    left join lateral ${lastLegOf(sql.ref('jackpot_pool.pool'))} as tail on true
    where ${currency ?? null}::text is null or jackpot_pool.currency = ${currency ?? null}
    order by jackpot_pool.currency, jackpot_pool.pool`.execute(tx)
  return rows
}

export type NewPool = Pick<PoolRow, 'pool' | 'level' | 'currency' | 'seeding'>

/** Whether it was inserted; a pool that exists stays as it is. */
export async function insertPool(tx: Tx, row: NewPool, atMs: number): Promise<boolean> {
  const done = await tx
    .insertInto('jackpot_pool')
    .values({ ...row, state: 'opening', opened_at: new Date(atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

/** Whether the state was changed. A pool that is still opening is set to running only by its opening. */
export async function setState(
  tx: Tx,
  pool: WalletId,
  { from, to }: { readonly from: PoolRow['state']; readonly to: PoolRow['state'] },
): Promise<boolean> {
  const done = await tx
    .updateTable('jackpot_pool')
    .set({ state: to })
    .where('pool', '=', pool)
    .where('state', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export type OpeningRow = {
  readonly number: number
  readonly seed: bigint
  readonly ceiling: bigint
  readonly commitment: string
  readonly sealed: Buffer
}

/**
 * The openings that have not ended, in their order, and the total contribution at which the last one before them ended.
 * Read in one statement: otherwise an opening that ends between two statements would be missing or counted twice.
 */
export async function findOpenings(
  tx: Tx,
  pool: WalletId,
): Promise<{ readonly begins: bigint; readonly openings: readonly OpeningRow[] }> {
  const { rows } = await sql<OpeningRow & { readonly begins: bigint }>`
    with last as (
      select opening, ends_at from jackpot_award where pool = ${pool} and opening is not null order by opening desc limit 1
    )
    select number, seed, ceiling, commitment, sealed, coalesce((select ends_at from last), 0::bigint) as begins
    from jackpot_opening
    where pool = ${pool} and number > coalesce((select opening from last), 0)
    order by number`.execute(tx)
  return { begins: rows[0]?.begins ?? 0n, openings: rows }
}

export async function countOpenings(tx: Tx, pool: WalletId): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0) as last from jackpot_opening where pool = ${pool}`.execute(tx)
  return rows[0]?.last ?? 0
}

/** When two processes draw ahead at the same time, the first draw of a number stands. */
export async function insertOpenings(tx: Tx, pool: WalletId, rows: readonly OpeningRow[], atMs: number): Promise<void> {
  await tx
    .insertInto('jackpot_opening')
    .values(rows.map((row) => ({ ...row, pool, drawn_at: new Date(atMs) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
