import type { RainPlan, RainState } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewRain = RainPlan & {
  readonly id: string
  readonly currency: Currency
  readonly reason: string
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredRain = NewRain & {
  readonly seq: number
  readonly state: RainState
  readonly decidedBy: Id<'account'> | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly proposedByName: string
  readonly decidedByName: string | null
  readonly ended: number
  readonly takers: number
  readonly taken: bigint
}

/** False when the id is taken. */
export async function insertRain(tx: Tx, rain: NewRain): Promise<boolean> {
  const { id, names, currency, amount, shares, least, count, reason } = rain
  const inserted = await tx
    .insertInto('envelope_rain')
    .values({
      id,
      names: JSON.stringify(names),
      currency,
      amount,
      shares,
      least,
      count,
      reason,
      rank_min: rain.rankMin,
      first_at: new Date(rain.firstAtMs),
      window_minutes: rain.windowMinutes,
      every_minutes: rain.everyMinutes,
      proposed_by: rain.proposedBy,
      proposed_at: new Date(rain.proposedAtMs),
      expires_at: new Date(rain.expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const rains = sql`
  select rain.id, rain.seq::int as seq, rain.names, rain.currency, rain.amount, rain.shares, rain.least,
    rain.rank_min as "rankMin", ${ms('rain.first_at')} as "firstAtMs", rain.window_minutes as "windowMinutes", rain.count,
    rain.every_minutes as "everyMinutes", rain.reason, rain.state, rain.proposed_by as "proposedBy",
    ${ms('rain.proposed_at')} as "proposedAtMs", ${ms('rain.expires_at')} as "expiresAtMs",
    rain.decided_by as "decidedBy", ${ms('rain.decided_at')} as "decidedAtMs", rain.note,
    proposer.username as "proposedByName", decider.username as "decidedByName",
    coalesce(made.ended, 0) as ended, coalesce(made.takers, 0) as takers, coalesce(made.taken, 0)::bigint as taken
  from envelope_rain as rain
  join ${accountsAs('proposer')} on proposer.id = rain.proposed_by
  left join ${accountsAs('decider')} on decider.id = rain.decided_by
  left join lateral (
    select count(closed_at)::int as ended, sum(takers)::int as takers, sum(taken) as taken
    from envelope where envelope.rain = rain.id) as made on true`

export async function findRain(tx: Tx, id: string): Promise<StoredRain | undefined> {
  const { rows } = await sql<StoredRain>`${rains} where rain.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockRain(tx: Tx, id: string): Promise<StoredRain | undefined> {
  const { rows } = await sql<StoredRain>`${rains} where rain.id = ${id} for update of rain`.execute(tx)
  return rows[0]
}

/** Newest first. */
export async function listRains(tx: Tx, before: number | undefined, atMost: number): Promise<readonly StoredRain[]> {
  const { rows } = await sql<StoredRain>`
    ${rains} where ${before ?? null}::bigint is null or rain.seq < ${before ?? null}::bigint
    order by rain.seq desc limit ${atMost}`.execute(tx)
  return rows
}

export async function countOpenRains(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from envelope_rain where state = 'proposed'`.execute(tx)
  return rows[0]?.count ?? 0
}
