import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type Suspension = {
  readonly market: string
  readonly reason: string
  readonly suspendedBy: string
  readonly suspendedAtMs: number
}

type NewSuspension = Suspension & { readonly match: number }

export async function insertSuspension(tx: Tx, fresh: NewSuspension): Promise<void> {
  await sql`
    insert into sports_suspension (match, market, reason, suspended_by, suspended_at)
    values (${fresh.match}, ${fresh.market}, ${fresh.reason}, ${fresh.suspendedBy}, ${new Date(fresh.suspendedAtMs)})
    on conflict (match, market) where lifted_at is null do nothing`.execute(tx)
}

export type Lifting = { readonly match: number; readonly market: string; readonly by: string; readonly atMs: number }

/** False where nothing was stopped. */
export async function liftSuspension(tx: Tx, { match, market, by, atMs }: Lifting): Promise<boolean> {
  const { rows } = await sql`
    update sports_suspension set lifted_by = ${by}, lifted_at = ${new Date(atMs)}
    where match = ${match} and market = ${market} and lifted_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Where bets are stopped now, the first first. */
export async function findSuspensions(tx: Tx, match: number): Promise<readonly Suspension[]> {
  const { rows } = await sql<Suspension>`
    select market, reason, suspended_by as "suspendedBy",
      (extract(epoch from suspended_at) * 1000)::float8 as "suspendedAtMs"
    from sports_suspension where match = ${match} and lifted_at is null order by suspended_at, market`.execute(tx)
  return rows
}
