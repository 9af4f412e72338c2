import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

type Json = Record<string, unknown>

export type FlightProgress = {
  /** For how long it has been shown; at most until its end. */
  readonly risenMs: number
  readonly outcome: Json | null
}

/** How far a round has come, by the database clock: an end in the future must not be revealed. */
export async function findFlightProgress(tx: Tx, game: string, round: number): Promise<FlightProgress | undefined> {
  const { rows } = await sql<FlightProgress>`
    select outcome, case when phase in ('betting', 'locked') then 0
      else floor(extract(epoch from least(clock_timestamp(), ends_at) - shows_at) * 1000)::int end as "risenMs"
    from shared_round where game = ${game} and number = ${round}`.execute(tx)
  return rows[0]
}

export type StoredCrashPlayer = {
  readonly id: string
  readonly username: string
  readonly currency: Currency
  readonly unit: bigint
  readonly units: number
  readonly bet: Json
  readonly left_ms: number | null
}

/** The largest real-money bets on a round, without staff and trial accounts. */
export async function findCrashPlayers(
  tx: Tx,
  game: string,
  round: number,
  atMost: number,
): Promise<readonly StoredCrashPlayer[]> {
  const { rows } = await sql<StoredCrashPlayer>`
    select largest.id, username, largest.currency, unit, units, bet, left_ms
    from (
      select * from shared_ticket where game = ${game} and round = ${round} and mode = 'real'
      order by units desc, id limit ${atMost}
    ) as largest
    join wallet on wallet.id = largest.wallet
    -- An owner in the ledger need not be an account: such a row must not fail the query.
    join account on kind in ('member', 'agent')
      and account.id = case when owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then owner::uuid end
    left join shared_left as gone on gone.wallet = largest.wallet and gone.ticket = largest.id
    order by units desc, largest.id`.execute(tx)
  return rows
}
