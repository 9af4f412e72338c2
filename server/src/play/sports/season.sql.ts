import { sql } from 'kysely'
import { present } from '@ronda/core'
import type { SportCode, Seasons } from '@ronda/games/sports'
import type { Tx } from '../../platform/postgres/db.ts'

export type StoredSeason = {
  readonly number: number
  readonly sport: SportCode
  readonly id: string
  readonly terminal: string
  readonly length: number
  readonly sealed: Buffer
  readonly salt: string | null
  readonly secret: string | null
  readonly seasons: Seasons | null
  readonly startsAtMs: number
}

const seasonRows = sql`
  select number, sport, id, terminal, length, sealed, salt, secret, seasons,
    (extract(epoch from starts_at) * 1000)::float8 as "startsAtMs"
  from sports_season`

/** The newest season of a sport. */
export async function findLastSeason(tx: Tx, sport: SportCode): Promise<StoredSeason | undefined> {
  const { rows } = await sql<StoredSeason>`${seasonRows} where sport = ${sport} order by number desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** The season that is played: the newest that has begun, or the first of all. The next one is drawn before its start. */
export async function findSeasonPlayed(tx: Tx, sport: SportCode): Promise<StoredSeason | undefined> {
  const { rows } = await sql<StoredSeason>`${seasonRows} where sport = ${sport} and secret is not null
    order by starts_at <= clock_timestamp() desc, abs(extract(epoch from starts_at - clock_timestamp())) limit 1`.execute(
    tx,
  )
  return rows[0]
}

export async function findSeason(tx: Tx, number: number): Promise<StoredSeason | undefined> {
  const { rows } = await sql<StoredSeason>`${seasonRows} where number = ${number}`.execute(tx)
  return rows[0]
}

export type NewSeason = Pick<StoredSeason, 'number' | 'sport' | 'terminal' | 'length' | 'sealed' | 'startsAtMs'>

/** Does nothing when another process was first. */
export async function insertSeason(tx: Tx, season: NewSeason): Promise<void> {
  const { number, sport, terminal, length, sealed, startsAtMs } = season
  await sql`
    insert into sports_season (number, sport, terminal, length, sealed, starts_at)
    values (${number}, ${sport}, ${terminal}, ${length}, ${sealed}, ${new Date(startsAtMs)})
    on conflict (number) do nothing`.execute(tx)
}

/** Only once; the first salt stays. */
export async function saltSeason(tx: Tx, number: number, salt: string): Promise<void> {
  await sql`update sports_season set salt = ${salt} where number = ${number} and salt is null`.execute(tx)
}

/** Only once: what was drawn stays. */
export async function publishSeason(
  tx: Tx,
  number: number,
  { secret, seasons }: { readonly secret: string; readonly seasons: Seasons },
): Promise<void> {
  await sql`
    update sports_season set secret = ${secret}, seasons = ${JSON.stringify(seasons)}
    where number = ${number} and secret is null`.execute(tx)
}

export async function findNowMs(tx: Tx): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return present(rows[0], 'the time').now.getTime()
}

/** Renews the lease of its owner, or takes one that has expired. */
export async function takeLease(tx: Tx, name: string, owner: string, leaseMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into sports_lease as held (name, owner, leased_until)
    values (${name}, ${owner}, clock_timestamp() + make_interval(secs => ${leaseMs / 1_000}))
    on conflict (name) do update set owner = excluded.owner, leased_until = excluded.leased_until
    where held.owner = excluded.owner or held.leased_until < clock_timestamp()
    returning name`.execute(tx)
  return rows.length > 0
}

export async function releaseLease(tx: Tx, name: string, owner: string): Promise<void> {
  await sql`
    update sports_lease set leased_until = '-infinity' where name = ${name} and owner = ${owner}`.execute(tx)
}
