import type { SportsMatch, SportsRow, SportsListed } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { SPORTS, sportOfLeague, seasonOfSport, type League } from '@ronda/games/sports'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findEnded, findMatch, findPlayed, findRunning, findScores, type StoredMatch } from './match.sql.ts'
import { findSeasonPlayed, findNowMs } from './season.sql.ts'
import type { Season } from './season.actions.ts'
import type { LeaguePace } from './sports.ts'
import { showListed, showMatch, showTable, type Showing } from './sports.view.ts'

export type BoardCache = { readonly get: () => Promise<Board> }

export type ReadOptions = {
  readonly db: Db
  readonly pace: LeaguePace
  readonly seasonOf: (number: number) => Promise<Season>
  /** The rows of the board: the same for everybody, read at most a few times a second. */
  readonly board: BoardCache
}

type Board = {
  readonly nowMs: number
  readonly readAtMs: number
  readonly rows: readonly StoredMatch[]
  readonly played: readonly StoredMatch[]
}

const RUNNING_MAX = 60
const RESULTS_MAX = 20
const BOARD_MS = 400
/** A season that has just begun has results of its own soon. */
const RECENT_MS = minutes(60)

const loadBoard = (db: Db, clock: Clock) =>
  db.load(async (tx): Promise<Board> => {
    const nowMs = await findNowMs(tx)
    const played: StoredMatch[] = []
    for (const sport of SPORTS)
      played.push(...(await findEnded(tx, { sport, sinceMs: nowMs - RECENT_MS, atMost: RESULTS_MAX })))
    return { nowMs, readAtMs: clock.nowMs(), rows: await findRunning(tx, RUNNING_MAX), played }
  })

export function openBoard(db: Db, clock: Clock): BoardCache {
  const cache = makeTtlCache<Board>({
    load: () => loadBoard(db, clock),
    ttlMs: BOARD_MS,
    entriesMax: 1,
    nowMs: () => clock.nowMs(),
  })
  return { get: async () => (await cache.get('board')) ?? loadBoard(db, clock) }
}

export async function readBoard(options: ReadOptions) {
  const { nowMs, rows, played } = await options.board.get()
  const showing: Showing = { nowMs, pace: options.pace }
  const isNext = ({ phase, closesAtMs }: StoredMatch): boolean => phase === 'open' && nowMs < closesAtMs
  const isOver = ({ phase }: StoredMatch): boolean => phase === 'ended'
  return {
    showing,
    live: rows.filter((match) => !isNext(match) && !isOver(match)),
    next: rows.filter(isNext),
    results: played,
  }
}

export async function readMatch(
  options: ReadOptions,
  number: number,
): Promise<{ readonly nowMs: number; readonly match: SportsMatch } | undefined> {
  const { db, pace, seasonOf } = options
  const found = await db.read(async (tx) => {
    const match = await findMatch(tx, number)
    return match && { match, nowMs: await findNowMs(tx), scores: await findScores(tx, match.season, match.league) }
  })
  if (found === undefined) return undefined
  const { match, nowMs, scores } = found
  const season = await seasonOf(match.season)
  return { nowMs, match: showMatch(match, { season, scores }, { nowMs, pace }) }
}

export async function readLeague(
  options: ReadOptions,
  league: League,
): Promise<{ readonly season: number; readonly rows: SportsRow[]; readonly results: SportsListed[] }> {
  const { db, pace, seasonOf } = options
  const last = await db.read((tx) => findSeasonPlayed(tx, sportOfLeague(league).code))
  if (last === undefined) return { season: 0, rows: [], results: [] }
  const season = await seasonOf(last.number)
  const { nowMs, scores, played } = await db.read(async (tx) => ({
    nowMs: await findNowMs(tx),
    scores: await findScores(tx, last.number, league),
    played: await findPlayed(tx, { season: last.number, league, atMost: RESULTS_MAX }),
  }))
  const results = played.map((match) => showListed(match, { nowMs, pace }))
  return { season: seasonOfSport(last.number), rows: showTable(season, league, scores), results }
}
