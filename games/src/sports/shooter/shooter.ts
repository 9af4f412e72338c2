import { rational } from '@ronda/core'
import type { Book } from '../league/book.ts'
import type { Fixture } from '../league/fixture.ts'
import { SHOOTER_LEAGUES } from '../league/teams.ts'
import { toBillionths } from '../model/billionths.ts'
import type { Sport } from '../sport/sport.ts'
import { scoreOfParts, type Rules, type SeriesFacts } from '../series/facts.ts'
import { scoresOf } from '../series/maps.ts'
import { drawSide, homeParts, marketsOnParts, openPart, playSteps, stepChance, type Model } from '../series/model.ts'
import { countMarkets, leadMarkets, type Cell } from '../series/quote.ts'
import { makeSeriesSport } from '../series/sport.ts'
import { seriesTeams } from '../series/teams.ts'
import { afterRound, endsOfMap, mapWinner, NEW_MAP, RACES, type MapStand } from './chain.ts'

const rules: Rules = {
  measure: 'maps',
  measures: { round: 'rounds' },
  step: 'round',
  shown: 'rounds',
  winnerOf: mapWinner,
}

function cellsFrom(stand: MapStand, chance: number): readonly Cell[] {
  const ends = endsOfMap(stand, chance)
  const parts = toBillionths(ends.map((end) => end.chance))
  return ends.map(({ stand: { rounds, firsts } }, at) => ({
    winner: mapWinner(rounds),
    count: () => rounds,
    first: (_, to) => firsts[RACES.findIndex((race) => race === to)] ?? undefined,
    parts: parts[at] ?? 0,
  }))
}

const standOf = (facts: SeriesFacts): MapStand => (openPart(facts).orders.rounds ?? []).reduce(afterRound, NEW_MAP)

/** A map of a first-person game: rounds to 13, each with the same chance. */
export const shooterModel: Model = {
  rules,
  cellsOfPart: (fixture, facts) => cellsFrom(standOf(facts), stepChance(fixture)),
  cellsOfMatch: (fixture: Fixture, facts, part) =>
    scoresOf(scoreOfParts(facts.parts), homeParts(part), homeParts(cellsFrom(NEW_MAP, stepChance(fixture)))),
  marketsOfMatch: () => marketsOnParts('maps'),
  marketsOfPart(cells, period) {
    const on = { measure: 'rounds', period } as const
    return [
      { kind: 'winner', period },
      ...leadMarkets(cells, on),
      ...countMarkets(cells, on, 'both'),
      ...RACES.map((to) => ({ kind: 'first', ...on, to }) as const),
    ]
  },
  play(fixture, rng) {
    const chance = stepChance(fixture)
    return playSteps(rules, (minute) => [{ minute, kind: 'round', side: drawSide(chance, rng), shirt: null }])
  },
}

export const SHOOTER_BOOK: Book = {
  gameCode: 'RONDA_SHOOTER',
  gameType: 'ESPORTS',
  names: { es: 'Shooter virtual Ronda', en: 'Ronda virtual shooter' },
  returnedMost: rational(97n, 100n),
}

export const shooter: Sport = makeSeriesSport({
  code: 'shooter',
  branch: 'esport',
  book: SHOOTER_BOOK,
  circuit: { leagues: SHOOTER_LEAGUES, size: 10 },
  model: shooterModel,
  teamsOf: seriesTeams,
})
