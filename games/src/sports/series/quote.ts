import type { Count, Side } from '../football/facts.ts'
import { BILLION } from '../model/billionths.ts'
import { priceMarket } from '../model/margin.ts'
import type { Price } from '../price.ts'
import type { Chances } from '../slip/cashOut.ts'
import { isSeriesWon, type Ending } from './grade.ts'
import {
  SERIES_OVERROUNDS,
  seriesChoices,
  type SeriesChoice,
  type SeriesMarket,
  type SeriesMeasure,
  type SeriesPeriod,
} from './market.ts'

/** One way in which a match, a map or a set can end, with its chance in billionths. */
export type Cell = Ending & { readonly parts: number }

type SeriesQuoted = { readonly choice: SeriesChoice; readonly chances: Chances; readonly price: Price | null }
export type SeriesQuote = { readonly market: SeriesMarket; readonly choices: readonly SeriesQuoted[] }

/** The fair chance of every choice: the sum of the cells in which the code that settles says that it wins. */
function seriesChances(cells: readonly Cell[], market: SeriesMarket): readonly number[] {
  const choices = seriesChoices(market)
  const [first] = choices
  if (choices.length > 2 || first === undefined)
    return choices.map((choice) =>
      cells.reduce((sum, cell) => (isSeriesWon(market, choice, cell) ? sum + cell.parts : sum), 0),
    )
  // Of two choices one wins.
  const won = cells.reduce((sum, cell) => (isSeriesWon(market, first, cell) ? sum + cell.parts : sum), 0)
  return [won, BILLION - won]
}

/** A market with its prices; nothing where it is decided or too certain. */
export function quoteSeries(cells: readonly Cell[], market: SeriesMarket): SeriesQuote | undefined {
  const chances = seriesChances(cells, market)
  const prices = priceMarket(chances, SERIES_OVERROUNDS[market.kind])
  if (prices === undefined) return undefined
  const choices = seriesChoices(market).map((choice, at) => ({
    choice,
    chances: { win: chances[at] ?? 0, halfWin: 0, push: 0, halfLose: 0 },
    price: prices[at] ?? null,
  }))
  return { market, choices }
}

/** Lines on either side of the one that is nearest to even. */
const AROUND = 1

/** The half lines around the middle of what can be counted. */
function linesAround(cells: readonly Cell[], valueOf: (cell: Cell) => number): readonly number[] {
  const sums = new Map<number, number>()
  for (const cell of cells) sums.set(valueOf(cell), (sums.get(valueOf(cell)) ?? 0) + cell.parts)
  const values = [...sums.keys()].toSorted((left, right) => left - right)
  let [below, best, gap] = [0, 0, Infinity]
  values.forEach((value, at) => {
    below += sums.get(value) ?? 0
    const distance = Math.abs(below - BILLION / 2)
    if (distance < gap) [best, gap] = [at, distance]
  })
  // Between two values that can be, as near to the middle as a half line can be.
  const lines = values.slice(1).map((value, at) => {
    const middle = value + (values[at] ?? value)
    return middle % 2 === 0 ? middle - 1 : middle
  })
  return lines.slice(Math.max(0, best - AROUND), best + AROUND + 1)
}

const difference = ({ home, away }: Count): number => home - away
const total = ({ home, away }: Count): number => home + away

type On = { readonly measure: SeriesMeasure; readonly period: SeriesPeriod }

export function leadMarkets(cells: readonly Cell[], on: On): readonly SeriesMarket[] {
  return linesAround(cells, ({ count }) => difference(count(on.measure))).map((line) => ({
    kind: 'lead',
    ...on,
    halves: 0 - line,
  }))
}

export function countMarkets(cells: readonly Cell[], on: On, side: Side | 'both'): readonly SeriesMarket[] {
  const valueOf = ({ count }: Cell): number => (side === 'both' ? total(count(on.measure)) : count(on.measure)[side])
  return linesAround(cells, valueOf)
    .filter((halves) => halves > 0)
    .map((halves) => ({ kind: 'count', ...on, side, halves }))
}
