import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import { ownerOf } from '../../money/ledger/index.ts'
import { accountOfOwner, accountsAs } from '../../people/identity/index.ts'
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
    select largest.id, player.username, largest.currency, unit, units, bet, left_ms
    from (
      select * from shared_ticket where game = ${game} and round = ${round} and mode = 'real'
      order by units desc, id limit ${atMost}
    ) as largest
    join lateral ${ownerOf(sql.ref('largest.wallet'))} as owned on true
    join ${accountsAs('player')} on player.kind in ('member', 'agent')
      and player.id = ${accountOfOwner(sql.ref('owned.owner'))}
    left join shared_left as gone on gone.wallet = largest.wallet and gone.ticket = largest.id
    order by units desc, largest.id`.execute(tx)
  return rows
}
