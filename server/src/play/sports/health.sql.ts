import { present } from '@ronda/core'
import { sql } from 'kysely'
import { countFailuresOf } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** How the book runs, from what is stored. */
export type Health = {
  /** Matches in play whose next prices are late: they take no bets. */
  readonly pricesLate: number
  /** Matches with a step that has failed. */
  readonly failing: number
  /** Matches that wait for a beacon's signature for more than ten seconds. */
  readonly beaconLate: number
  /** Bets in play that were refused in the last day because nobody could decide them in time. */
  readonly waitsOver: number
  /** Bets that could not be settled or corrected, and are tried again. */
  readonly setAside: number
}

export async function findHealth(tx: Tx): Promise<Health> {
  const { rows } = await sql<Omit<Health, 'setAside'>>`
    select count(*) filter (where phase = 'playing' and bets_until < clock_timestamp())::int as "pricesLate",
      count(*) filter (where failures > 0)::int as failing,
      count(*) filter (where phase = 'closed' and beacon_round is not null
        and closes_at < clock_timestamp() - interval '10 seconds')::int as "beaconLate",
      (select count(*)::int from sports_wait join sports_wait_answer using (wallet, id)
        where ends_at > clock_timestamp() - interval '1 day' and answer ->> 'code' = 'sports.wait_over') as "waitsOver"
    from sports_match where phase <> 'settled'`.execute(tx)
  const found = present(rows[0], 'the figures of the book')
  return { ...found, setAside: await countFailuresOf(tx, ['sports.settle', 'sports.correct', 'sports.decision']) }
}
