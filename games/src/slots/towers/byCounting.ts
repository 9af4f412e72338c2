import { over, plus, rational, times, type Rational } from '@ronda/core'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { highest, spinsFor, weightsOf, type TowersModel } from './model.ts'

/** How often each count of cells comes on a reel, out of `of`. */
type Spread = { readonly ways: readonly bigint[]; readonly of: bigint }

/** The exact return by following each symbol over the reels, with every number of matching cells that a reel can show. */
export function returnByCounting(model: TowersModel): Rational {
  const free = times(rational(BigInt(model.free.times)), meanByCounting(model, true))
  return over(plus(meanByCounting(model, false), times(meanSpins(model), free)), rational(BigInt(model.cost)))
}

/** All counts of cells that these symbols can have on a reel, one cell after the other, for every height. */
function countsOn(model: TowersModel, weights: readonly number[], symbols: readonly number[]): Spread {
  const all = BigInt(sumOf(weights))
  const hit = BigInt(symbols.reduce((sum, symbol) => sum + (weights[symbol] ?? 0), 0))
  const top = highest(model)
  const ways = Array.from({ length: top + 1 }, () => 0n)
  let cells = [1n]
  for (let height = 1; height <= top; height++) {
    const before = cells
    cells = [...before, 0n].map((kept, count) => kept * (all - hit) + (before[count - 1] ?? 0n) * hit)
    const weight = BigInt(model.heights[height - model.lowest] ?? 0) * all ** BigInt(top - height)
    cells.forEach((many, count) => (ways[count] = (ways[count] ?? 0n) + weight * many))
  }
  return { ways, of: BigInt(sumOf(model.heights)) * all ** BigInt(top) }
}

/** Mean coins of a spin: each symbol by itself, with every number of ways that its run can have. */
function meanByCounting(model: TowersModel, free: boolean): Rational {
  let mean = rational(0n)
  for (let symbol = FIRST_PAYING; symbol < model.symbols.length; symbol++) {
    mean = plus(mean, followSymbol(model, symbol, free))
  }
  return mean
}

type SymbolWin = { readonly coins: bigint; readonly cases: bigint }

/** Everything that a symbol can win in a spin, before its multiplier, and in how many of all cases. */
export function winsOfSymbol(
  model: TowersModel,
  symbol: number,
  free: boolean,
): { readonly wins: readonly SymbolWin[]; readonly all: bigint } {
  const payFor = (run: number): bigint => BigInt(model.pays[symbol]?.[run] ?? 0)
  // By the number of ways: in how many cases the run is alive. Cases count on, out of `all`.
  let alive = new Map([[1, 1n]])
  let [wins, all]: [SymbolWin[], bigint] = [[], 1n]
  weightsOf(model, free).forEach((weights, reel) => {
    const { ways, of } = countsOn(model, weights, [symbol, WILD])
    const next = new Map<number, bigint>()
    wins = wins.map((win) => ({ ...win, cases: win.cases * of }))
    all *= of
    for (const [run, cases] of alive) {
      ways.forEach((many, count) => {
        if (count > 0) next.set(run * count, (next.get(run * count) ?? 0n) + cases * many)
        else if (payFor(reel) > 0n) wins.push({ coins: BigInt(run) * payFor(reel), cases: cases * many })
      })
    }
    alive = next
  })
  for (const [run, cases] of alive) wins.push({ coins: BigInt(run) * payFor(model.weights.length), cases })
  return { wins, all }
}

function followSymbol(model: TowersModel, symbol: number, free: boolean): Rational {
  const { wins, all } = winsOfSymbol(model, symbol, free)
  return rational(
    wins.reduce((sum, { coins, cases }) => sum + coins * cases, 0n),
    all,
  )
}

/** Mean number of free spins, by letting one reel after the other add its scatters. */
function meanSpins(model: TowersModel): Rational {
  const { chances, all } = scattersSeen(model)
  const sum = chances.reduce((sum, cases, scatters) => sum + cases * BigInt(spinsFor(model, scatters)), 0n)
  return rational(sum, all)
}

export function scattersSeen(model: TowersModel): { readonly chances: readonly bigint[]; readonly all: bigint } {
  let [chances, all] = [[1n], 1n]
  for (const weights of model.weights) {
    const { ways, of } = countsOn(model, weights, [SCATTER])
    const next = Array.from({ length: chances.length + highest(model) }, () => 0n)
    chances.forEach((cases, seen) => {
      ways.forEach((many, more) => (next[seen + more] = (next[seen + more] ?? 0n) + cases * many))
    })
    chances = next
    all *= of
  }
  return { chances, all }
}
