import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** A process that has not renewed for this long has lost its tables. */
const LEASE = sql`interval '2.5 seconds'`

export async function insertTables(tx: Tx, games: readonly string[]): Promise<void> {
  await sql`
    insert into shared_table (game) select unnest(${games}::text[]) on conflict do nothing`.execute(tx)
}

export type Leased = {
  readonly game: string
  /** Whether another process, or none, had it before; and for how long none did. */
  readonly isNew: boolean
  readonly silentMs: number
}

/** Renews the owner's leases and takes those of these tables that have expired. */
export async function lease(tx: Tx, owner: string, games: readonly string[]): Promise<readonly Leased[]> {
  const { rows } = await sql<Leased>`
    with free as (
      select game, owner, leased_until from shared_table
      where game = any(${games}::text[]) and (owner = ${owner} or leased_until < clock_timestamp())
      order by game for update
    )
    update shared_table as held set owner = ${owner}, leased_until = clock_timestamp() + ${LEASE}
    from free where held.game = free.game
    returning held.game, free.owner is distinct from ${owner} as "isNew",
      case when free.leased_until = '-infinity' then 0 else
        greatest(0, extract(epoch from clock_timestamp() - free.leased_until) * 1000)::float8 end as "silentMs"`.execute(
    tx,
  )
  return rows
}

/** Releases all leases, so that another process need not wait. */
export async function release(tx: Tx, owner: string): Promise<void> {
  await sql`
    update shared_table set leased_until = least(leased_until, clock_timestamp()) where owner = ${owner}`.execute(tx)
}

/**
 * Numbers a change of the table, and locks its row until the change is committed. Undefined when the caller does not
 * own the table.
 */
export async function takeTurn(tx: Tx, owner: string, game: string): Promise<number | undefined> {
  const { rows } = await sql<{ turn: number }>`
    update shared_table set turn = turn + 1
    where game = ${game} and owner = ${owner} and leased_until > clock_timestamp() returning turn`.execute(tx)
  return rows[0]?.turn
}
