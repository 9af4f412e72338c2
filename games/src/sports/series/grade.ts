import { assert, present, unreachable } from '@ronda/core'
import type { Count, Side } from '../football/facts.ts'
import type { Grade } from '../grade.ts'
import { countIn, countSides, scoreOfParts, seriesWinner, type PlayedPart, type SeriesFacts } from './facts.ts'
import { seriesChoices, type SeriesChoice, type SeriesMarket, type SeriesMeasure, type SeriesPeriod } from './market.ts'

/** How a match, a map or a set has ended, or may end. */
export type Ending = {
  readonly winner: Side | undefined
  readonly count: (measure: SeriesMeasure) => Count
  /** Who was first to have so many; nobody where neither had. */
  readonly first: (measure: SeriesMeasure, to: number) => Side | undefined
}

/** How far a market's count is above its line, in halves of a unit, seen from its first choice. */
function halvesAbove(market: Extract<SeriesMarket, { kind: 'lead' | 'count' }>, { count }: Ending): number {
  const { home, away } = count(market.measure)
  if (market.kind === 'lead') return 2 * (home - away) + market.halves
  return 2 * (market.side === 'both' ? home + away : market.side === 'home' ? home : away) - market.halves
}

/** Whether a choice wins. No line has a push, and nobody is first only where nobody can be. */
export function isSeriesWon(market: SeriesMarket, choice: SeriesChoice, ending: Ending): boolean {
  switch (market.kind) {
    case 'winner':
      return ending.winner === choice
    case 'score': {
      const { home, away } = ending.count(market.measure)
      return choice === `${home}-${away}`
    }
    case 'lead':
      return (choice === 'home') === halvesAbove(market, ending) > 0
    case 'count':
      return (choice === 'over') === halvesAbove(market, ending) > 0
    case 'first':
      return ending.first(market.measure, market.to) === choice
    default:
      return unreachable(market)
  }
}

/** Which part a period is; undefined for the whole match. */
const partOf = (period: SeriesPeriod): number | undefined =>
  period === 'match' ? undefined : Number(period.at(-1)) - 1

function endingOfPart({ orders, winner }: PlayedPart): Ending {
  return {
    winner: winner ?? undefined,
    count: (measure) => countIn(orders, measure),
    first(measure, to) {
      const count = { home: 0, away: 0 }
      return orders[measure]?.find((side) => (count[side] += 1) === to)
    },
  }
}

function endingOfMatch({ measure: part, parts }: SeriesFacts): Ending {
  const score = scoreOfParts(parts)
  return {
    winner: seriesWinner(score),
    count: (measure) => (measure === part ? score : countSides(parts.flatMap(({ orders }) => orders[measure] ?? []))),
    first: () => undefined,
  }
}

const NOT_PLAYED: PlayedPart = { orders: {}, winner: null }

/** Whether a market's period is over, or nothing that could still happen would change its grades. */
function isDecided(market: SeriesMarket, facts: SeriesFacts): boolean {
  const at = market.kind === 'score' ? undefined : partOf(market.period)
  const part = at === undefined ? undefined : (facts.parts[at] ?? NOT_PLAYED)
  if (part === undefined ? facts.isOver : part.winner !== null) return true
  const ending = part === undefined ? endingOfMatch(facts) : endingOfPart(part)
  if (market.kind === 'count') return halvesAbove(market, ending) > 0
  return market.kind === 'first' && ending.first(market.measure, market.to) !== undefined
}

/** The grade of a choice in a match that has ended or was abandoned. A part that was not played decides nothing. */
export function gradeSeries(market: SeriesMarket, choice: SeriesChoice, facts: SeriesFacts): Grade {
  assert(seriesChoices(market).includes(choice), `${choice} can be chosen`)
  if (!isDecided(market, facts)) return { void: 'abandoned' }
  const at = market.kind === 'score' ? undefined : partOf(market.period)
  const ending = at === undefined ? endingOfMatch(facts) : endingOfPart(present(facts.parts[at], 'a part'))
  return isSeriesWon(market, choice, ending) ? 'win' : 'lose'
}
