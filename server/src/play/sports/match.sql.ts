import type { MatchEvent, League, QuotedState, Quote, SportCode } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Shown } from './live.ts'
import { upsertOutlook } from './outlook.sql.ts'
import type { Voids } from './void.ts'

export type MatchPhase = 'open' | 'closed' | 'playing' | 'ended' | 'settled'

export type StoredMatch = {
  readonly number: number
  readonly sport: SportCode
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
  readonly homeScore: number | null
  readonly awayScore: number | null
  readonly failures: number
  readonly voidReason: 'cancelled' | 'abandoned' | null
  readonly moment: number | null
  readonly shown: Shown | null
  readonly liveQuotes: readonly Quote[] | null
  /** Bets are taken until then; not at all where it is null. */
  readonly betsUntilMs: number | null
  /** The markets on which staff have stopped bets. */
  readonly stopped: readonly string[]
  /** Why bets on markets are void by a decision of staff. */
  readonly voids: Voids
}

/** More than are played at a time. */
const PLAYING_MAX = 20

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const matchRows = sql`
  select number, sport, season, place, league, round, home, away, phase, ${ms('closes_at')} as "closesAtMs",
    ${ms('starts_at')} as "startsAtMs", quotes, price_version as "priceVersion", commitment,
    beacon_chain as "beaconChain", beacon_round as "beaconRound", beacon_signature as signature, script, secret, events,
    home_score as "homeScore", away_score as "awayScore", failures, void_reason as "voidReason", moment, shown,
    live_quotes as "liveQuotes", ${ms('bets_until')} as "betsUntilMs", stopped, voids
  from sports_match`

export async function findMatch(tx: Tx, number: number): Promise<StoredMatch | undefined> {
  const { rows } = await sql<StoredMatch>`${matchRows} where number = ${number}`.execute(tx)
  return rows[0]
}

export async function findMatches(tx: Tx, numbers: readonly number[]): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`${matchRows} where number = any(${numbers}::int[])`.execute(tx)
  return rows
}

type MatchEnd = Pick<StoredMatch, 'number' | 'events' | 'voidReason' | 'voids'>

/** What bets on these matches are settled by. */
export async function findEnds(tx: Tx, numbers: readonly number[]): Promise<readonly MatchEnd[]> {
  const { rows } = await sql<MatchEnd>`
    select number, events, void_reason as "voidReason", voids from sports_match where number = any(${numbers}::int[])`.execute(
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

/** Matches that are in play, or are about to be. */
export async function findPlaying(tx: Tx): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    ${matchRows} where phase = 'playing' order by starts_at limit ${PLAYING_MAX}`.execute(tx)
  return rows
}

/** Matches of a league that are over, the latest first. */
export async function findPlayed(
  tx: Tx,
  asked: { readonly season: number; readonly league: League; readonly atMost: number },
): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    ${matchRows} where season = ${asked.season} and events is not null and league = ${asked.league}
    order by number desc limit ${asked.atMost}`.execute(tx)
  return rows
}

/** The last matches of a sport that have ended since a time, the latest first. */
export async function findEnded(
  tx: Tx,
  asked: { readonly sport: SportCode; readonly sinceMs: number; readonly atMost: number },
): Promise<readonly StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    ${matchRows} where sport = ${asked.sport} and events is not null and starts_at > ${new Date(asked.sinceMs)}
    order by starts_at desc limit ${asked.atMost}`.execute(tx)
  return rows
}

/** A score of a season; the teams are their places in the league. */
export type StoredScore = Pick<StoredMatch, 'number' | 'round' | 'home' | 'away'> & {
  readonly homeScore: number
  readonly awayScore: number
}

/** All scores of a league in a season: at most 380. */
export async function findScores(tx: Tx, season: number, league: League): Promise<readonly StoredScore[]> {
  const { rows } = await sql<StoredScore>`
    select number, round, home, away, home_score as "homeScore", away_score as "awayScore" from sports_match
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
  | 'sport'
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
    insert into sports_match (number, sport, season, place, league, round, home, away, closes_at, starts_at, quotes, commitment,
      beacon_chain, beacon_round, bets_until)
    values (${match.number}, ${match.sport}, ${match.season}, ${match.place}, ${match.league}, ${match.round}, ${match.home},
      ${match.away}, ${new Date(match.closesAtMs)}, ${new Date(match.startsAtMs)}, ${JSON.stringify(match.quotes)},
      ${match.commitment}, ${match.beaconChain}, ${match.beaconRound}, ${new Date(match.closesAtMs)})
    on conflict (number) do nothing`.execute(tx)
}

/** Waits for bets that are being written; after it none is taken. */
export async function closeMatch(tx: Tx, number: number): Promise<void> {
  await sql`
    update sports_match set phase = 'closed', bets_until = null
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

/** A moment of a match, with its prices; null while no bets are taken: then those before stay in sight. */
export type ShownMoment = {
  readonly moment: number
  readonly shown: Shown
  /** The prices, and the chances that they were made from. */
  readonly priced: QuotedState | null
  /** When the next moment is due: these prices are good until then. */
  readonly untilMs: number
}

/** The version of the prices of a moment. Those before the match are the first. */
const versionOfMoment = (moment: number): number => moment + 2

/**
 * Waits for bets that are being written; after it none is taken at the prices before. Never shows an earlier moment, and
 * takes no prices back.
 */
export async function showMoment(
  tx: Tx,
  number: number,
  { moment, shown, priced, untilMs }: ShownMoment,
): Promise<void> {
  const version = versionOfMoment(moment)
  const { rows } = await sql`
    update sports_match set moment = ${moment}, shown = ${JSON.stringify(shown)},
      live_quotes = coalesce(${priced && JSON.stringify(priced.quotes)}::json, live_quotes), price_version = ${version},
      bets_until = ${priced && new Date(untilMs)}
    where number = ${number} and phase = 'playing'
      and (moment is null or moment < ${moment} or (moment = ${moment} and bets_until is null))
    returning number`.execute(tx)
  const cells = rows.length > 0 ? priced?.cells : null
  if (cells) await upsertOutlook(tx, { match: number, version, cells })
}

export type Ended = {
  readonly secret: string
  readonly events: readonly MatchEvent[]
  readonly score: { readonly home: number; readonly away: number }
  readonly last: { readonly moment: number; readonly shown: Shown }
}

export async function endMatch(tx: Tx, number: number, { secret, events, score, last }: Ended): Promise<void> {
  await sql`
    update sports_match set phase = 'ended', secret = ${secret}, events = ${JSON.stringify(events)},
      home_score = ${score.home}, away_score = ${score.away}, script = null,
      moment = ${last.moment}, shown = ${JSON.stringify(last.shown)}, live_quotes = null, bets_until = null
    where number = ${number} and phase = 'playing'`.execute(tx)
}

/** The phases of a match that has no result yet. */
const UNPLAYED = ['open', 'closed', 'playing'] as const

/**
 * Ends a match without a result: every stake is returned. Whoever has read its phase names it: another process may have
 * started the match meanwhile, and what is drawn stands.
 */
export async function voidMatch(
  tx: Tx,
  number: number,
  reason: 'cancelled' | 'abandoned',
  phases: readonly StoredMatch['phase'][] = UNPLAYED,
): Promise<void> {
  await sql`
    update sports_match set phase = 'ended', void_reason = ${reason}, script = null, live_quotes = null,
      bets_until = null
    where number = ${number} and phase = any(${phases}::text[])`.execute(tx)
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
