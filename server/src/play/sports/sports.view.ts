import type {
  SportsHead,
  SportsListed,
  SportsLive,
  SportsMarket,
  SportsMatch,
  SportsQuote,
  SportsRow,
  SportsVoid,
} from '@ronda/contract'
import { present } from '@ronda/core'
import {
  effectiveChance,
  formOf,
  headToHead,
  marketId,
  OVERROUNDS,
  pointsOf,
  tableOf,
  seasonOfSport,
  sportOf,
  sportOfLeague,
  VOID_CLAUSES,
  type League,
  type Market,
  type MatchEvent,
  type Played,
  type Quote,
  type VoidReason,
} from '@ronda/games/sports'
import { quotesOf } from './live.ts'
import type { StoredMatch, StoredScore } from './match.sql.ts'
import type { Season } from './season.actions.ts'
import { ALL_MARKETS, type LeaguePace } from './sports.ts'
import { isStopped } from './stop.ts'

const QUARTERS = 4

/** The line of a market in quarters of a goal, seen from the home side. */
function quartersOf(market: Market): number | null {
  if (market.kind === 'asianHandicap' || market.kind === 'total') return market.quarters
  if (market.kind === 'lead' || market.kind === 'count') return market.halves * (QUARTERS / 2)
  return market.kind === 'handicap' ? market.line * QUARTERS : null
}

function numberOf(market: Market): number | null {
  if (market.kind === 'race' || market.kind === 'first') return market.to
  if (market.kind === 'goal') return market.number
  return market.kind === 'correctScore' ? market.most : null
}

export function showMarket(market: Market): SportsMarket {
  return {
    id: marketId(market),
    kind: market.kind,
    period: 'period' in market ? market.period : 'match',
    measure: 'measure' in market ? market.measure : null,
    quarters: quartersOf(market),
    side: (market.kind === 'total' || market.kind === 'count') && market.side !== 'both' ? market.side : null,
    number: numberOf(market),
    margin: OVERROUNDS[market.kind],
  }
}

type Locking = { readonly isOver: boolean; readonly stopped: readonly string[] }

/** Fair chances are published once nobody can bet on them any more. A market that is stopped by itself has no prices. */
function showQuote({ market, choices }: Quote, { isOver, stopped }: Locking): SportsQuote {
  const isLocked = !isOver && stopped.includes(marketId(market))
  return {
    market: showMarket(market),
    choices: choices.map(({ choice, price, chances }) => ({
      choice,
      price: isLocked ? null : price,
      fair: isOver ? Math.round(effectiveChance(chances)) : null,
    })),
  }
}

/** How far the two prices of a line are apart. */
function gapOf({ choices }: Quote): number {
  const [first, second] = choices.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
  return Math.abs((first ?? 0) - (second ?? 0))
}

const ofMatch = ({ market }: Quote, kind: Market['kind']): boolean =>
  market.kind === kind &&
  (!('period' in market) || market.period === 'match') &&
  ((market.kind !== 'total' && market.kind !== 'count') || market.side === 'both')

/** The market of a kind that a list shows: of lines the one that is nearest to even. */
function mainOf(quotes: readonly Quote[], kind: Market['kind']): readonly Quote[] {
  return quotes
    .filter((quote) => ofMatch(quote, kind))
    .toSorted((left, right) => gapOf(left) - gapOf(right))
    .slice(0, 1)
}

/** The kinds that a list shows: football's, and those of maps and sets. */
const LISTED = ['result', 'asianHandicap', 'total', 'winner', 'lead', 'count'] as const

/** When a match is shown: by the database's clock. */
export type Showing = { readonly nowMs: number; readonly pace: LeaguePace }

function stateOf(match: StoredMatch, { nowMs }: Showing): SportsListed['state'] {
  if (match.voidReason !== null) return 'void'
  if (match.events !== null) return 'ended'
  if (match.phase === 'open') return nowMs < match.closesAtMs ? 'open' : 'waiting'
  return match.phase === 'playing' && match.shown !== null ? 'playing' : 'waiting'
}

/** Whether no more bets are taken on a match, at whatever prices: then chances are published. */
export const isClosed = ({ state }: Pick<SportsHead, 'state'>): boolean => state !== 'open' && state !== 'playing'

/** The attack that is on. */
const attackOf = (shown: StoredMatch['shown']) =>
  shown?.attacks.find(({ minute }) => minute === shown.minute + 1)?.side ?? null

const showVoid = (reason: VoidReason | null): SportsVoid | null =>
  reason === null ? null : { reason, clause: VOID_CLAUSES[reason] }

/** What has happened in a match so far. */
const eventsOf = ({ events, shown }: StoredMatch): readonly MatchEvent[] => events ?? shown?.events ?? []

const teamName = (league: League, place: number): string =>
  present(sportOfLeague(league).teamsOf(league)[place], 'a team of the league').name

export function showHead(match: StoredMatch, showing: Showing): SportsHead {
  const { shown } = match
  const state = stateOf(match, showing)
  const sport = sportOf(match.sport)
  const events = eventsOf(match)
  const isPlaying = state === 'playing'
  return {
    number: match.number,
    sport: match.sport,
    season: seasonOfSport(match.season),
    round: match.round,
    league: match.league,
    home: teamName(match.league, match.home),
    away: teamName(match.league, match.away),
    state,
    closesAtMs: match.closesAtMs,
    startsAtMs: match.startsAtMs,
    minute: isPlaying ? (shown?.minute ?? 0) : 0,
    isBreak: isPlaying && (shown?.isBreak ?? false),
    attack: isPlaying ? attackOf(shown) : null,
    takesBets: match.betsUntilMs !== null && !isStopped(match),
    isSettled: match.phase === 'settled',
    score: isPlaying || state === 'ended' ? sport.scoreOf(events) : null,
    parts: [...sport.partsOf(events)],
    void: showVoid(match.voidReason ?? match.voids[ALL_MARKETS] ?? null),
    priceVersion: match.priceVersion,
  }
}

const lockingOf = ({ stopped }: StoredMatch, head: SportsHead): Locking => ({ isOver: isClosed(head), stopped })

export function showListed(match: StoredMatch, showing: Showing): SportsListed {
  const head = showHead(match, showing)
  const quotes = LISTED.flatMap((kind) => mainOf(quotesOf(match), kind))
  return { ...head, quotes: quotes.map((quote) => showQuote(quote, lockingOf(match, head))) }
}

/** A match in play: what changes of it while people look at it. */
export function showLive(match: StoredMatch, showing: Showing): SportsLive {
  const head = showHead(match, showing)
  return {
    ...head,
    quotes: quotesOf(match).map((quote) => showQuote(quote, lockingOf(match, head))),
    events: eventsOf(match).map((event) => ({ ...event })),
    attacks: [...(match.shown?.attacks ?? [])],
  }
}

const playedOf = (scores: readonly StoredScore[]): readonly Played[] =>
  scores.map(({ round, home, away, homeScore, awayScore }) => ({
    round,
    home,
    away,
    score: { home: homeScore, away: awayScore },
  }))

export function showMatch(
  match: StoredMatch,
  { season, scores }: { readonly season: Season; readonly scores: readonly StoredScore[] },
  showing: Showing,
): SportsMatch {
  const { league } = match
  const live = showLive(match, showing)
  const { strengths } = present(season.seasons[league], 'the season of a league')
  const meetings = headToHead(
    match.home,
    match.away,
    playedOf(scores).filter(({ round }) => round < match.round),
  )
  return {
    ...live,
    meetings: meetings.map(({ round, home, away, score }) => ({
      round,
      home: teamName(league, home),
      away: teamName(league, away),
      score: { ...score },
    })),
    proof: {
      terminal: season.terminal,
      salt: season.salt,
      place: match.place,
      commitment: match.commitment,
      secret: match.secret,
      beaconChain: match.beaconChain,
      beaconRound: match.beaconRound,
      signature: live.state === 'ended' ? match.signature : null,
      home: present(strengths[match.home], 'the home team'),
      away: present(strengths[match.away], 'the away team'),
    },
  }
}

/** The table of a league. */
export function showTable({ seasons }: Season, league: League, scores: readonly StoredScore[]): SportsRow[] {
  const played = playedOf(scores)
  return tableOf(present(seasons[league], 'the season of a league'), played).map((row) => ({
    team: teamName(league, row.team),
    played: row.won + row.drawn + row.lost,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    scored: row.scored,
    conceded: row.conceded,
    points: pointsOf(row),
    form: [...formOf(row.team, played)],
  }))
}
