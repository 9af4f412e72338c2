import { sql } from 'kysely'
import { usernameOf } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { prepared } from '../../platform/postgres/prepared.ts'
import { weekColumns, weekOf, type StoredWeek, type WeekRow } from './leaderboard.sql.ts'

/** Somebody as a board shows them. */
export type BoardRacer = {
  readonly account: string
  readonly username: string
  readonly valid: bigint
  readonly prize: bigint | null
}

/** A week as it stands at one moment, and where a reader is in it. */
export type Standings = {
  readonly week: StoredWeek
  /** The first places, in their order. */
  readonly first: readonly BoardRacer[]
  readonly own: BoardRacer | undefined
  /** The reader's; undefined while they have no points. */
  readonly place: number | undefined
  readonly players: number
}

type RacerRow = Readonly<Record<'account' | 'username' | 'valid', string>> & { readonly prize: string | null }

type Row = WeekRow & {
  readonly first: readonly RacerRow[]
  readonly own: RacerRow | null
  readonly place: number | null
  readonly counted: number
}

const racerOf = ({ account, username, valid, prize }: RacerRow): BoardRacer => ({
  account,
  username,
  valid: BigInt(valid),
  prize: prize === null ? null : BigInt(prize),
})

/** Atoms as text: JSON numbers are not exact. */
const racerJson = (racer: string) => sql`json_build_object(
  'account', ${sql.ref(`${racer}.account`)}, 'username', ${usernameOf(sql.ref(`${racer}.account`))},
  'valid', ${sql.ref(`${racer}.valid`)}::text, 'prize', ${sql.ref(`${racer}.prize`)}::text)`

/** Without it the planner would expect a tenth of the board. */
const PRIZES_MAX = 100

const firstPlaces = sql`
  select coalesce(json_agg(${racerJson('racer')} order by racer.valid desc, racer.reached_at, racer.number), '[]') as rows
  from (
    select * from (
      select * from leaderboard_member as racer where racer.starts_at = leaderboard.starts_at and racer.valid > 0
      order by valid desc, reached_at, number limit ${sql.lit(PRIZES_MAX)}
    ) as most order by valid desc, reached_at, number limit cardinality(leaderboard.prizes)
  ) as racer`

/** Those with points, those in buckets above the reader's, and where the reader's bucket ends. */
const buckets = sql`
  select coalesce(sum(members), 0)::int as players,
    coalesce(sum(members) filter (where least > own.valid), 0)::int as above,
    coalesce(min(least) filter (where least > own.valid), 9223372036854775807) as until
  from leaderboard_bucket where leaderboard_bucket.starts_at = leaderboard.starts_at`

/** Those in the reader's bucket who are before them. All of it is in the index. */
const before = sql`(
    select count(*) from leaderboard_member as other
    where other.starts_at = leaderboard.starts_at and other.valid > 0
      and other.valid > own.valid and other.valid < bucket.until
  ) + (
    select count(*) from leaderboard_member as other
    where other.starts_at = leaderboard.starts_at and other.valid > 0
      and other.valid = own.valid and (other.reached_at, other.number) < (own.reached_at, own.number))`

/** The boards of these weeks as one reader sees them; a week that nobody has joined has none. */
export async function readStandings(
  tx: Tx,
  startsMs: readonly number[],
  reader: string,
): Promise<ReadonlyMap<number, Standings>> {
  const { rows } = await sql<Row>`
    ${prepared} select ${weekColumns}, first.rows as first, bucket.players as counted,
      case when own.account is not null then ${racerJson('own')} end as own,
      case when own.valid > 0 then (1 + bucket.above + ${before})::int end as place
    from leaderboard
    left join leaderboard_member as own on own.starts_at = leaderboard.starts_at and own.account = ${reader}
    cross join lateral (${buckets}) as bucket
    cross join lateral (${firstPlaces}) as first
    where leaderboard.starts_at = any(${startsMs.map((startMs) => new Date(startMs))}::timestamptz[])`.execute(tx)
  return new Map(
    rows.map(({ first, own, place, counted, ...row }) => {
      const week = weekOf(row)
      const standings: Standings = {
        week,
        first: first.map(racerOf),
        own: own === null ? undefined : racerOf(own),
        place: place ?? undefined,
        players: week.players ?? counted,
      }
      return [week.startMs, standings]
    }),
  )
}
