import { rational } from '@ronda/core'
import type { Count, Side } from '../football/facts.ts'
import type { Book } from '../league/book.ts'
import type { Fixture } from '../league/fixture.ts'
import { TENNIS_LEAGUES } from '../league/teams.ts'
import { toBillionths } from '../model/billionths.ts'
import { countSides, type Rules, type SeriesFacts } from '../series/facts.ts'
import type { SeriesEvent } from '../series/event.ts'
import { marketsOnParts, type Model } from '../series/model.ts'
import { endsOfChain } from '../series/paths.ts'
import { countMarkets, leadMarkets, type Cell } from '../series/quote.ts'
import { makeSeriesSport } from '../series/sport.ts'
import { seriesTeams } from '../series/teams.ts'
import type { Sport } from '../sport/sport.ts'
import {
  afterGame,
  afterPoint,
  FIRST_POINT,
  gameChance,
  matchWinner,
  setWinner,
  type Serve,
  type Stand,
} from './chain.ts'
import { endingsOf } from './endings.ts'
import { playTennis } from './play.ts'

const rules: Rules = {
  measure: 'sets',
  measures: { game: 'games' },
  step: 'game',
  shown: 'games',
  winnerOf: setWinner,
}

/** A server wins so many points of a million against an equal, and so many more or less by strength. */
const SERVE = 630_000
const SERVE_RANGE = 150_000
const MILLION = 1_000_000

const serveAgainst = (attack: number, defence: number): number =>
  SERVE + Math.round(SERVE_RANGE * ((attack * defence) / MILLION - 1))

/** The chance of each player to win a point on serve. */
const serveOf = ({ home, away }: Fixture): Serve => ({
  home: serveAgainst(home.attack, away.defence),
  away: serveAgainst(away.attack, home.defence),
})

/** Where a match stands after its games so far: who is named first serves first. */
function standOf({ parts }: SeriesFacts): Stand {
  return parts.flatMap(({ orders }) => orders.games ?? []).reduce(afterGame, FIRST_POINT)
}

/** The games of the sets that are over. */
function gamesBefore({ parts }: SeriesFacts): Count {
  return countSides(parts.filter(({ winner }) => winner !== null).flatMap(({ orders }) => orders.games ?? []))
}

const GAMES_BELOW = 8

/** The set that is played, game by game: only games and who serves matter. */
function cellsOfSet(serve: Serve, stand: Stand): readonly Cell[] {
  const start = { games: stand.games, server: stand.server }
  const ends = endsOfChain(start, {
    keyOf: ({ games, server }) => (games.home * GAMES_BELOW + games.away) * 2 + (server === 'home' ? 1 : 0),
    next({ games, server }) {
      if (setWinner(games) !== undefined) return []
      const chance = gameChance(serve, { ...FIRST_POINT, games, server })
      const next: Side = server === 'home' ? 'away' : 'home'
      return [
        { stand: { games: { ...games, home: games.home + 1 }, server: next }, chance },
        { stand: { games: { ...games, away: games.away + 1 }, server: next }, chance: 1 - chance },
      ]
    },
  })
  const parts = toBillionths(ends.map((end) => end.chance))
  return ends.map(({ stand: { games } }, at) => ({
    winner: setWinner(games),
    count: () => games,
    first: () => undefined,
    parts: parts[at] ?? 0,
  }))
}

/** Games of a match, from its points. */
function gamesOf(points: readonly Side[]): readonly SeriesEvent[] {
  const games: SeriesEvent[] = []
  let stand = FIRST_POINT
  for (const side of points) {
    const next = afterPoint(stand, side)
    if (next.server !== stand.server) games.push({ minute: games.length + 1, kind: 'game', side, shirt: null })
    stand = next
  }
  return games
}

export const tennisModel: Model = {
  rules,
  cellsOfPart: (fixture, facts) => cellsOfSet(serveOf(fixture), standOf(facts)),
  cellsOfMatch(fixture, facts) {
    const endings = endingsOf(serveOf(fixture), standOf(facts), gamesBefore(facts))
    const parts = toBillionths(endings.map(({ chance }) => chance))
    return endings.map(({ sets, games }, at) => ({
      winner: matchWinner({ ...FIRST_POINT, sets }),
      count: (measure) => (measure === 'sets' ? sets : games),
      first: () => undefined,
      parts: parts[at] ?? 0,
    }))
  },
  marketsOfMatch(cells) {
    const games = { measure: 'games', period: 'match' } as const
    return [...marketsOnParts('sets'), ...leadMarkets(cells, games), ...countMarkets(cells, games, 'both')]
  },
  marketsOfPart(cells, period) {
    const games = { measure: 'games', period } as const
    return [{ kind: 'winner', period }, ...leadMarkets(cells, games), ...countMarkets(cells, games, 'both')]
  },
  play: (fixture, rng) => gamesOf(playTennis(serveOf(fixture), FIRST_POINT.server, rng)),
}

export const TENNIS_BOOK: Book = {
  gameCode: 'RONDA_TENNIS',
  gameType: 'SPORTS',
  names: { es: 'Tenis virtual Ronda', en: 'Ronda virtual tennis' },
  returnedMost: rational(97n, 100n),
}

/** A tour on which everybody plays everybody, at home and away: who is at home serves first. */
export const tennis: Sport = makeSeriesSport({
  code: 'tennis',
  branch: 'sport',
  book: TENNIS_BOOK,
  circuit: { leagues: TENNIS_LEAGUES, size: 16 },
  model: tennisModel,
  teamsOf: seriesTeams,
})
