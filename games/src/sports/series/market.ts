import type { Side } from '../football/facts.ts'

/** A part of a match: a map of an e-sport, or a set of tennis. */
const PARTS = ['map1', 'map2', 'map3', 'set1', 'set2', 'set3'] as const
export type Part = (typeof PARTS)[number]
export type SeriesPeriod = 'match' | Part

/** What is counted. A minute is one of the game, not of the clock on the wall. */
const SERIES_MEASURES = ['maps', 'sets', 'rounds', 'kills', 'towers', 'minutes', 'games'] as const
export type SeriesMeasure = (typeof SERIES_MEASURES)[number]

type Counted = { readonly measure: SeriesMeasure; readonly period: SeriesPeriod }

/** Markets on a best of three. Lines are half units, and odd: 5 is 2.5, so that nothing is a push. */
export type SeriesMarket =
  | { readonly kind: 'winner'; readonly period: SeriesPeriod }
  | { readonly kind: 'score'; readonly measure: 'maps' | 'sets' }
  | (Counted & { readonly kind: 'lead'; readonly halves: number })
  | (Counted & { readonly kind: 'count'; readonly side: Side | 'both'; readonly halves: number })
  | (Counted & { readonly kind: 'first'; readonly to: number })

export type SeriesChoice = Side | 'over' | 'under' | '2-0' | '2-1' | '1-2' | '0-2'

const SCORES: readonly SeriesChoice[] = ['2-0', '2-1', '1-2', '0-2']

export function seriesChoices({ kind }: SeriesMarket): readonly SeriesChoice[] {
  if (kind === 'score') return SCORES
  return kind === 'count' ? ['over', 'under'] : ['home', 'away']
}

export function seriesMarketId(market: SeriesMarket): string {
  switch (market.kind) {
    case 'winner':
      return `winner:${market.period}`
    case 'score':
      return `score:${market.measure}`
    case 'lead':
      return ['lead', market.measure, market.period, market.halves].join(':')
    case 'count':
      return ['count', market.measure, market.period, market.side, market.halves].join(':')
    default:
      return ['first', market.measure, market.period, market.to].join(':')
  }
}

/** What the chances of each market add up to in its prices, in millionths. */
export const SERIES_OVERROUNDS: Readonly<Record<SeriesMarket['kind'], number>> = {
  winner: 1_050_000,
  score: 1_100_000,
  lead: 1_050_000,
  count: 1_050_000,
  first: 1_060_000,
}
