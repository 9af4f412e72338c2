import type { MatchEvent, League, Quote } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type MatchPhase = 'open' | 'closed' | 'playing' | 'ended' | 'settled'

export type StoredMatch = {
  readonly number: number
  readonly season: number
  readonly place: number
  readonly league: League
  readonly round: number
  readonly home: number
  readonly away: number
  readonly phase: MatchPhase
  readonly closesAtMs: number
  readonly startsAtMs: number
  readonly quotes: readonly Quote[]
  readonly priceVersion: number
  readonly commitment: string
  readonly beaconChain: string | null
  readonly beaconRound: number | null
  readonly signature: string | null
  readonly script: Buffer | null
  readonly secret: string | null
  readonly events: readonly MatchEvent[] | null
  readonly homeGoals: number | null
  readonly awayGoals: number | null
  readonly failures: number
  readonly voidReason: 'cancelled' | 'abandoned' | null
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const matchRows = sql`
  select number, season, place, league, round, home, away, phase, ${ms('closes_at')} as "closesAtMs",
    ${ms('starts_at')} as "startsAtMs", quotes, price_version as "priceVersion", commitment,
    beacon_chain as "beaconChain", beacon_round as "beaconRound", beacon_signature as signature, script, secret, events,
    home_goals as "homeGoals", away_goals as "awayGoals", failures, void_reason as "voidReason"
  from sports_match`

export async function findMatch(tx: Tx, number: number): Promise<StoredMatch | undefined> {
  const { rows } = await sql<StoredMatch>`${matchRows} where number = ${number}`.execute(tx)
  return rows[0]
}

export async function findMatches(tx: Tx, numbers: readonly number[]): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`${matchRows} where number = any(${numbers}::int[])`.execute(tx)
  return rows
}

/** What bets on these matches are settled by. */
export async function findEnds(
  tx: Tx,
  numbers: readonly number[],
): Promise<readonly Pick<StoredMatch, 'number' | 'events' | 'voidReason'>[]> {
  const { rows } = await sql<Pick<StoredMatch, 'number' | 'events' | 'voidReason'>>`
    select number, events, void_reason as "voidReason" from sports_match where number = any(${numbers}::int[])`.execute(
    tx,
  )
  return rows
}

/** Matches that are not settled yet, the first to begin first. */
export async function findRunning(tx: Tx, atMost: number): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    ${matchRows} where phase <> 'settled' order by starts_at limit ${atMost}`.execute(tx)
  return rows
}

/** Matches that are over, the latest first; of one league where it is given. */
export async function findPlayed(
  tx: Tx,
  asked: { readonly season: number; readonly league?: League; readonly atMost: number },
): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    ${matchRows} where season = ${asked.season} and events is not null
      and ${asked.league === undefined ? sql`true` : sql`league = ${asked.league}`}
    order by number desc limit ${asked.atMost}`.execute(tx)
  return rows
}

/** A score of a season; the teams are their places in the league. */
export type StoredScore = Pick<StoredMatch, 'number' | 'round' | 'home' | 'away'> & {
  readonly homeGoals: number
  readonly awayGoals: number
}

/** All scores of a league in a season: at most 380. */
export async function findScores(tx: Tx, season: number, league: League): Promise<readonly StoredScore[]> {
  const { rows } = await sql<StoredScore>`
    select number, round, home, away, home_goals as "homeGoals", away_goals as "awayGoals" from sports_match
    where season = ${season} and league = ${league} and events is not null order by number`.execute(tx)
  return rows
}

/** The last match that was opened in a season. */
export async function findLastNumber(tx: Tx, season: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number | null }>`
    select max(number) as number from sports_match where season = ${season}`.execute(tx)
  return rows[0]?.number ?? undefined
}

export type NewMatch = Pick<
  StoredMatch,
  | 'number'
  | 'season'
  | 'place'
  | 'league'
  | 'round'
  | 'home'
  | 'away'
  | 'closesAtMs'
  | 'startsAtMs'
  | 'quotes'
  | 'commitment'
  | 'beaconChain'
  | 'beaconRound'
>

/** Does nothing when another process was first. */
export async function insertMatch(tx: Tx, match: NewMatch): Promise<void> {
  await sql`
    insert into sports_match (number, season, place, league, round, home, away, closes_at, starts_at, quotes, commitment,
      beacon_chain, beacon_round)
    values (${match.number}, ${match.season}, ${match.place}, ${match.league}, ${match.round}, ${match.home},
      ${match.away}, ${new Date(match.closesAtMs)}, ${new Date(match.startsAtMs)}, ${JSON.stringify(match.quotes)},
      ${match.commitment}, ${match.beaconChain}, ${match.beaconRound})
    on conflict (number) do nothing`.execute(tx)
}

/** Waits for bets that are being written; after it none is taken. */
export async function closeMatch(tx: Tx, number: number): Promise<void> {
  await sql`
    update sports_match set phase = 'closed'
    where number = ${number} and phase = 'open' and closes_at <= clock_timestamp()`.execute(tx)
}

export async function startMatch(
  tx: Tx,
  number: number,
  { signature, script }: { readonly signature: string | null; readonly script: Buffer },
): Promise<void> {
  await sql`
    update sports_match set phase = 'playing', beacon_signature = ${signature}, script = ${script}
    where number = ${number} and phase = 'closed'`.execute(tx)
}

export type Ended = {
  readonly secret: string
  readonly events: readonly MatchEvent[]
  readonly score: { readonly home: number; readonly away: number }
}

export async function endMatch(tx: Tx, number: number, { secret, events, score }: Ended): Promise<void> {
  await sql`
    update sports_match set phase = 'ended', secret = ${secret}, events = ${JSON.stringify(events)},
      home_goals = ${score.home}, away_goals = ${score.away}, script = null
    where number = ${number} and phase = 'playing'`.execute(tx)
}

/** Ends a match without a result: every stake is returned. */
export async function voidMatch(tx: Tx, number: number, reason: 'cancelled' | 'abandoned'): Promise<void> {
  await sql`
    update sports_match set phase = 'ended', void_reason = ${reason}, script = null
    where number = ${number} and phase in ('open', 'closed', 'playing')`.execute(tx)
}

export async function finishMatch(tx: Tx, number: number): Promise<void> {
  await sql`
    update sports_match set phase = 'settled', settled_at = clock_timestamp()
    where number = ${number} and phase = 'ended'`.execute(tx)
}

export async function countFailure(tx: Tx, number: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update sports_match set failures = failures + 1 where number = ${number} returning failures`.execute(tx)
  return rows[0]?.failures ?? 0
}
