import type { Rng } from '@ronda/core'
import { SIDES, type Side } from '../football/facts.ts'
import type { Fixture } from '../league/fixture.ts'
import type { SeriesEvent } from './event.ts'
import { factsOfSeries, seriesWinner, type PlayedPart, type Rules, type SeriesFacts } from './facts.ts'
import type { Part, SeriesMarket, SeriesPeriod } from './market.ts'
import { quoteSeries, type Cell, type SeriesQuote } from './quote.ts'

/** What a sport played in maps or sets adds to what all of them have in common. */
export type Model = {
  readonly rules: Rules
  /** How the part that is played can end. */
  cellsOfPart(fixture: Fixture, facts: SeriesFacts): readonly Cell[]
  /** How the match can end, given the part that is played. */
  cellsOfMatch(fixture: Fixture, facts: SeriesFacts, part: readonly Cell[]): readonly Cell[]
  marketsOfPart(cells: readonly Cell[], period: Part): readonly SeriesMarket[]
  marketsOfMatch(cells: readonly Cell[]): readonly SeriesMarket[]
  play(fixture: Fixture, rng: Rng): readonly SeriesEvent[]
}

const NOT_BEGUN: PlayedPart = { orders: {}, winner: null }

/** The part that is played, or that is to begin. */
export const openPart = ({ parts }: SeriesFacts): PlayedPart => parts.find(({ winner }) => winner === null) ?? NOT_BEGUN

/** The period of the part that is played. */
function openPeriod({ measure, parts }: SeriesFacts): Part {
  const number = parts.filter(({ winner }) => winner !== null).length + 1
  return `${measure === 'maps' ? 'map' : 'set'}${number}` as Part
}

/** All markets of a match after some events, with prices: none once it is over. */
export function quotesAfter(model: Model, fixture: Fixture, events: readonly SeriesEvent[]): readonly SeriesQuote[] {
  const facts = factsOfSeries(model.rules, events)
  if (facts.isOver) return []
  const part = model.cellsOfPart(fixture, facts)
  const match = model.cellsOfMatch(fixture, facts, part)
  const quote = (cells: readonly Cell[], markets: readonly SeriesMarket[]): readonly SeriesQuote[] =>
    markets.flatMap((market) => quoteSeries(cells, market) ?? [])
  return [...quote(match, model.marketsOfMatch(match)), ...quote(part, model.marketsOfPart(part, openPeriod(facts)))]
}

/** The markets that every match has: who wins, in how many parts, by how many, and how many there are. */
export function marketsOnParts(measure: Rules['measure']): readonly SeriesMarket[] {
  const on = { measure, period: 'match' as SeriesPeriod }
  return [
    { kind: 'winner', period: 'match' },
    { kind: 'lead', ...on, halves: -3 },
    { kind: 'lead', ...on, halves: 3 },
    { kind: 'count', ...on, side: 'both', halves: 5 },
    { kind: 'score', measure },
  ]
}

/** The billionths in which the home side wins. */
export const homeParts = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { winner, parts }) => (winner === 'home' ? sum + parts : sum), 0)

/** Steps are drawn until somebody has won the match. */
export function playSteps(rules: Rules, draw: (step: number) => readonly SeriesEvent[]): readonly SeriesEvent[] {
  const events: SeriesEvent[] = []
  const score = { home: 0, away: 0 }
  let steps = { home: 0, away: 0 }
  for (let step = 1; seriesWinner(score) === undefined; step += 1) {
    const drawn = draw(step)
    events.push(...drawn)
    for (const { kind, side } of drawn) if (kind === rules.step) steps[side] += 1
    const winner = rules.winnerOf(steps)
    if (winner === undefined) continue
    score[winner] += 1
    steps = { home: 0, away: 0 }
  }
  return events
}

const MILLION = 1_000_000

/** The chance of the home side in millionths to win a step: its strength against the other's. */
export function stepChance({ home, away }: Fixture): number {
  const [ofHome, ofAway] = [home.attack * away.defence, away.attack * home.defence]
  return Math.round((MILLION * ofHome) / (ofHome + ofAway))
}

/** Who wins a step. */
export const drawSide = (chance: number, rng: Rng): Side => SIDES[rng(MILLION) < chance ? 0 : 1]
