import { multiplierOf, payOf, type LinesModel } from './model.ts'
import { SCATTER, WILD } from '../symbols.ts'
import { windowOf } from './window.ts'

export type LineWin = {
  readonly line: number
  readonly symbol: number
  /** How many reels the run covers, from the first on. */
  readonly count: number
  readonly coins: number
}

export type SpinResult = {
  readonly stops: readonly number[]
  readonly free: boolean
  /** All that the spin pays: its lines, its scatters, and the multiplier of free spins already in it. */
  readonly coins: number
  readonly lineWins: readonly LineWin[]
  readonly scatters: number
  /** Free spins that this spin adds to the round. */
  readonly awarded: number
}

/** What one spin shows and pays. Written to be read; `fast.ts` computes the same coins from tables. */
export function evaluateSpin(model: LinesModel, free: boolean, stops: readonly number[]): SpinResult {
  const window = windowOf(model, free, stops)
  const multiplier = multiplierOf(model, free)
  const lineWins = model.lines
    .map((rows, line) => evaluateLine(model, line, symbolsOn(window, rows), multiplier))
    .filter((win) => win.coins > 0)
  const scatters = window.flat().filter((symbol) => symbol === SCATTER).length
  const scatterCoins = multiplier * (model.scatterPays[scatters] ?? 0)
  return {
    stops,
    free,
    coins: lineWins.reduce((sum, win) => sum + win.coins, scatterCoins),
    lineWins,
    scatters,
    awarded: model.freeSpins[scatters] ?? 0,
  }
}

function symbolsOn(window: readonly (readonly number[])[], rows: readonly number[]): readonly number[] {
  return window.map((column, reel) => column[rows[reel] ?? 0] ?? SCATTER)
}

/** No wild lies on the first reel, so its symbol is the one that the run is made of. */
function evaluateLine(model: LinesModel, line: number, symbols: readonly number[], multiplier: number): LineWin {
  const [symbol = SCATTER] = symbols
  const broken = symbols.findIndex((other) => other !== symbol && other !== WILD)
  const count = broken === -1 ? symbols.length : broken
  return { line, symbol, count, coins: multiplier * payOf(model, symbol, count) }
}
