import { multiplierOf, payOf, stripsOf, type LinesModel, type Strips } from './model.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'
import { combineReturn, type CycleTotals, type SlotReturn } from './slotReturn.ts'

/**
 * The exact return from the counts of symbols alone, without visiting a single stop. Over a whole cycle each row of a
 * reel meets every cell of its strip equally often, so all lines pay the same, and one line is a product over the reels.
 */
export function closedFormReturn(model: LinesModel): SlotReturn {
  return combineReturn(model, countCycle(model, false), countCycle(model, true))
}

/** The totals of one set of strips by counting. */
export function countCycle(model: LinesModel, free: boolean): CycleTotals {
  const strips = stripsOf(model, free)
  const inView = scattersInView(strips, model.rows)
  const sumBy = (worth: readonly number[]): bigint =>
    inView.reduce((sum, stops, scatters) => sum + stops * BigInt(worth[scatters] ?? 0), 0n)
  const unmultiplied = BigInt(model.lines.length) * coinsOfOneLine(model, strips) + sumBy(model.scatterPays)
  return {
    stops: product(strips.map((strip) => strip.length)),
    coins: BigInt(multiplierOf(model, free)) * unmultiplied,
    triggers: sumBy(model.freeSpins.map((awarded) => (awarded > 0 ? 1 : 0))),
    freeSpins: sumBy(model.freeSpins),
  }
}

function coinsOfOneLine(model: LinesModel, strips: Strips): bigint {
  let coins = 0n
  for (let symbol = FIRST_PAYING; symbol < model.symbols.length; symbol++) {
    for (let run = 1; run <= strips.length; run++) {
      coins += BigInt(payOf(model, symbol, run)) * stopsWithRun(strips, symbol, run)
    }
  }
  return coins
}

/** In how many ways a line shows a run of exactly this length: matching cells, then one that breaks it, then any. */
function stopsWithRun(strips: Strips, symbol: number, run: number): bigint {
  return product(
    strips.map((strip, reel) => {
      const matching = strip.filter((cell) => cell === symbol || cell === WILD).length
      if (reel < run) return matching
      return reel === run ? strip.length - matching : strip.length
    }),
  )
}

/** In how many ways the reels show 0, 1, 2, … scatters, a reel at a time; no reel shows two. */
function scattersInView(strips: Strips, rows: number): readonly bigint[] {
  return strips.reduce<readonly bigint[]>(
    (counts, strip) => {
      const showing = BigInt(strip.filter((cell) => cell === SCATTER).length * rows)
      const hiding = BigInt(strip.length) - showing
      return [...counts, 0n].map((stops, scatters) => stops * hiding + (counts[scatters - 1] ?? 0n) * showing)
    },
    [1n],
  )
}

function product(factors: readonly number[]): bigint {
  return factors.reduce((result, factor) => result * BigInt(factor), 1n)
}
