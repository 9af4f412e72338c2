import { rational, type Rng } from '@ronda/core'
import type { Count, Side } from '../football/facts.ts'
import type { Book } from '../league/book.ts'
import { shuffle } from '../league/season.ts'
import { MOBA_LEAGUES } from '../league/teams.ts'
import { BILLION, toBillionths } from '../model/billionths.ts'
import type { SeriesEvent } from '../series/event.ts'
import { countSides, minutesOf, scoreOfParts, type Rules, type SeriesFacts } from '../series/facts.ts'
import { scoresOf } from '../series/maps.ts'
import type { SeriesMeasure } from '../series/market.ts'
import { drawSide, homeParts, marketsOnParts, openPart, playSteps, stepChance, type Model } from '../series/model.ts'
import { countMarkets, leadMarkets, type Cell } from '../series/quote.ts'
import { makeSeriesSport } from '../series/sport.ts'
import { seriesTeams } from '../series/teams.ts'
import type { Sport } from '../sport/sport.ts'
import { drawFight, endsOfMap, mapChance, mapWinner, TOWER_RACE, type MapStand } from './chain.ts'

const rules: Rules = {
  measure: 'maps',
  measures: { kill: 'kills', tower: 'towers' },
  step: 'tower',
  shown: 'kills',
  winnerOf: mapWinner,
}

function countIn({ towers, kills }: MapStand, measure: SeriesMeasure): Count {
  if (measure === 'kills') return kills
  return measure === 'towers' ? towers : minutesOf(towers)
}

function cellsFrom(start: MapStand, chance: number): readonly Cell[] {
  const ends = endsOfMap(start, chance)
  const parts = toBillionths(ends.map((end) => end.chance))
  return ends.map(({ stand }, at) => ({
    winner: mapWinner(stand.towers),
    count: (measure) => countIn(stand, measure),
    first: (measure, to) =>
      (measure === 'kills' ? stand.blood : to === TOWER_RACE ? stand.race : stand.tower) ?? undefined,
    parts: parts[at] ?? 0,
  }))
}

function standOf(facts: SeriesFacts): MapStand {
  const { kills = [], towers = [] } = openPart(facts).orders
  const count = { home: 0, away: 0 }
  return {
    towers: countSides(towers),
    kills: countSides(kills),
    blood: kills[0] ?? null,
    tower: towers[0] ?? null,
    race: towers.find((side) => (count[side] += 1) === TOWER_RACE) ?? null,
  }
}

/** A fight: its kills in any order alike, and then the tower. */
function drawStep(minute: number, chance: number, rng: Rng): readonly SeriesEvent[] {
  const winner = drawSide(chance, rng)
  const { won, lost } = drawFight(rng)
  const loser: Side = winner === 'home' ? 'away' : 'home'
  const of = (side: Side, count: number): readonly Side[] => Array.from({ length: count }, () => side)
  const kills = shuffle([...of(winner, won), ...of(loser, lost)], rng)
  return [
    ...kills.map((side): SeriesEvent => ({ minute, kind: 'kill', side, shirt: null })),
    { minute, kind: 'tower', side: winner, shirt: null },
  ]
}

/** A map of a battle for towers. */
export const mobaModel: Model = {
  rules,
  cellsOfPart: (fixture, facts) => cellsFrom(standOf(facts), stepChance(fixture)),
  cellsOfMatch: (fixture, facts, part) =>
    scoresOf(scoreOfParts(facts.parts), homeParts(part), Math.round(mapChance(stepChance(fixture)) * BILLION)),
  marketsOfMatch: () => marketsOnParts('maps'),
  marketsOfPart(cells, period) {
    const kills = { measure: 'kills', period } as const
    return [
      { kind: 'winner', period },
      ...leadMarkets(cells, kills),
      ...countMarkets(cells, kills, 'both'),
      { kind: 'first', ...kills, to: 1 },
      { kind: 'first', measure: 'towers', period, to: 1 },
      { kind: 'first', measure: 'towers', period, to: TOWER_RACE },
      ...countMarkets(cells, { measure: 'minutes', period }, 'both'),
    ]
  },
  play(fixture, rng) {
    const chance = stepChance(fixture)
    return playSteps(rules, (minute) => drawStep(minute, chance, rng))
  },
}

export const MOBA_BOOK: Book = {
  gameCode: 'RONDA_MOBA',
  gameType: 'ESPORTS',
  names: { es: 'MOBA virtual Ronda', en: 'Ronda virtual MOBA' },
  returnedMost: rational(97n, 100n),
}

export const moba: Sport = makeSeriesSport({
  code: 'moba',
  branch: 'esport',
  book: MOBA_BOOK,
  circuit: { leagues: MOBA_LEAGUES, size: 10 },
  model: mobaModel,
  teamsOf: seriesTeams,
})
