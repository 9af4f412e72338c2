import type { Choice as FootballChoice, Market as FootballMarket } from '../football/market.ts'
import { gradeChoice as gradeFootball } from '../football/grade.ts'
import type { Facts as FootballFacts } from '../football/facts.ts'
import { marketId as footballId } from '../football/marketId.ts'
import { OVERROUNDS as FOOTBALL_OVERROUNDS } from '../football/quote.ts'
import type { Part as FootballPart } from '../football/builder.ts'
import type { Grade } from '../grade.ts'
import type { Price } from '../price.ts'
import type { SeriesFacts } from '../series/facts.ts'
import { gradeSeries } from '../series/grade.ts'
import { SERIES_OVERROUNDS, seriesMarketId, type SeriesChoice, type SeriesMarket } from '../series/market.ts'
import type { Chances } from '../slip/cashOut.ts'

/** The markets of all sports: no kind belongs to two of them. */
export type Market = FootballMarket | SeriesMarket
export type Choice = FootballChoice | SeriesChoice
export type Facts = FootballFacts | SeriesFacts

export type Quoted = { readonly choice: Choice; readonly chances: Chances; readonly price: Price | null }
export type Quote = { readonly market: Market; readonly choices: readonly Quoted[] }

export const OVERROUNDS: Readonly<Record<Market['kind'], number>> = { ...FOOTBALL_OVERROUNDS, ...SERIES_OVERROUNDS }

export const isSeriesMarket = (market: Market): market is SeriesMarket => market.kind in SERIES_OVERROUNDS

/** The name of a market within its match. */
export const marketId = (market: Market): string =>
  isSeriesMarket(market) ? seriesMarketId(market) : footballId(market)

type Part = { readonly market: Market; readonly choice: Choice }

/** Parts that may be combined in a bet builder: it is offered in football alone. */
export function footballParts(parts: readonly Part[]): readonly FootballPart[] | undefined {
  const own = parts.filter((part): part is FootballPart => !isSeriesMarket(part.market))
  return own.length < parts.length ? undefined : own
}

/** The grade of a choice in a match that has ended or was abandoned. */
export function gradeChoice(market: Market, choice: Choice, facts: Facts): Grade {
  if (isSeriesMarket(market) && 'parts' in facts) return gradeSeries(market, choice as SeriesChoice, facts)
  if (!isSeriesMarket(market) && 'events' in facts) return gradeFootball(market, choice, facts)
  throw new Error('a market is graded by what has happened in its own sport')
}
