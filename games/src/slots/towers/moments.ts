import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { highest, spinsFor, weightsOf, type TowersModel } from './model.ts'

// Volatility is a square root and no fraction: from here on floats are exact enough.

/** The mean over heights of what a reel of that height gives. */
function overHeights({ lowest, heights }: TowersModel, of: (height: number) => number): number {
  return heights.reduce((sum, weight, i) => sum + weight * of(lowest + i), 0) / sumOf(heights)
}

/** The return as a float, for a search that computes it thousands of times. */
export function nearReturn(model: TowersModel): number {
  const opens = model.weights.reduce<readonly number[]>(
    (all, weights) => multiply(all, reelSeries(model, weights, SCATTER, 1)),
    [1],
  )
  const spins = opens.reduce((sum, chance, scatters) => sum + chance * spinsFor(model, scatters), 0)
  return (nearMean(model, false) + spins * model.free.times * nearMean(model, true)) / model.cost
}

function nearMean(model: TowersModel, free: boolean): number {
  let sum = 0
  for (let symbol = FIRST_PAYING; symbol < model.pays.length; symbol++) {
    let alive = 1
    weightsOf(model, free).forEach((weights, reel) => {
      const [p] = chancesOf(weights, symbol)
      const pay = model.pays[symbol]?.[reel] ?? 0
      if (pay > 0) sum += pay * alive * overHeights(model, (height) => (1 - p) ** height)
      alive *= overHeights(model, (height) => height * p)
    })
    sum += (model.pays[symbol]?.[model.weights.length] ?? 0) * alive
  }
  return sum
}

/** E[X²] of a spin: every two symbols, with every two lengths of their runs, as a product over the reels. */
export function meanSquare(model: TowersModel, free: boolean): number {
  let sum = 0
  for (let one = FIRST_PAYING; one < model.pays.length; one++) {
    for (let other = FIRST_PAYING; other < model.pays.length; other++) {
      sum += one === other ? square(model, free, one) : product(model, free, one, other)
    }
  }
  return sum
}

/** Chance of a cell to match a symbol on a reel, a wild included; and of a wild. */
function chancesOf(weights: readonly number[], symbol: number): readonly [match: number, wild: number] {
  const all = sumOf(weights)
  const wild = (weights[WILD] ?? 0) / all
  return [(weights[symbol] ?? 0) / all + wild, wild]
}

function square(model: TowersModel, free: boolean, symbol: number): number {
  const reels = weightsOf(model, free)
  let [sum, alive] = [0, 1]
  reels.forEach((weights, reel) => {
    const [p] = chancesOf(weights, symbol)
    const none = overHeights(model, (height) => (1 - p) ** height)
    sum += (model.pays[symbol]?.[reel] ?? 0) ** 2 * alive * none
    alive *= overHeights(model, (height) => height * (height - 1) * p * p + height * p)
  })
  return sum + (model.pays[symbol]?.[reels.length] ?? 0) ** 2 * alive
}

/** Both runs alive; or the first has ended, paid, and the other goes on alone. Each pair comes in both orders. */
function product(model: TowersModel, free: boolean, first: number, second: number): number {
  const reels = weightsOf(model, free)
  const payOf = (symbol: number, run: number): number => model.pays[symbol]?.[run] ?? 0
  let [sum, both, alone] = [0, 1, 0]
  reels.forEach((weights, reel) => {
    const [p, wild] = chancesOf(weights, first)
    const [q] = chancesOf(weights, second)
    const neither = overHeights(model, (height) => (1 - p - q + wild) ** height)
    const onlySecond = overHeights(model, (height) => height * (q - wild) * (1 - p) ** (height - 1))
    sum += both * neither * payOf(first, reel) * payOf(second, reel)
    sum += 2 * alone * overHeights(model, (height) => (1 - q) ** height) * payOf(second, reel)
    alone = alone * overHeights(model, (height) => height * q) + both * onlySecond * payOf(first, reel)
    both *= overHeights(model, (height) => height * (height - 1) * p * q + height * wild)
  })
  const last = reels.length
  return sum + both * payOf(first, last) * payOf(second, last) + 2 * alone * payOf(second, last)
}

/** E[XN] of a paid spin: for each symbol and length, a polynomial whose exponent counts the scatters beside the run. */
export function meanWithScatters(model: TowersModel): number {
  let sum = 0
  for (let symbol = FIRST_PAYING; symbol < model.pays.length; symbol++) {
    model.pays[symbol]?.forEach((pay, run) => {
      if (pay === 0) return
      const counts = model.weights.reduce<readonly number[]>(
        (all, weights, reel) => multiply(all, reelSeries(model, weights, symbol, reel - run)),
        [1],
      )
      sum += pay * counts.reduce((total, chance, scatters) => total + chance * spinsFor(model, scatters), 0)
    })
  }
  return sum
}

/** What a reel adds: in the run (before), its end (zero), or after it. */
function reelSeries(model: TowersModel, weights: readonly number[], symbol: number, place: number): readonly number[] {
  const [p] = chancesOf(weights, symbol)
  const scatter = (weights[SCATTER] ?? 0) / sumOf(weights)
  const rest = place === 0 ? 1 - scatter - p : 1 - scatter
  const series = Array.from({ length: highest(model) + 1 }, () => 0)
  for (let scatters = 0; scatters < series.length; scatters++) {
    series[scatters] = overHeights(model, (height) => {
      const cells = place < 0 ? height - 1 : height
      const ways = choose(cells, scatters) * scatter ** scatters * rest ** (cells - scatters)
      if (scatters > cells) return 0
      return place < 0 ? ways * height * p : ways
    })
  }
  return series
}

function choose(from: number, many: number): number {
  let ways = 1
  for (let i = 0; i < many; i++) ways = (ways * (from - i)) / (i + 1)
  return ways
}

function multiply(left: readonly number[], right: readonly number[]): readonly number[] {
  const product = Array.from({ length: left.length + right.length - 1 }, () => 0)
  left.forEach((a, i) => right.forEach((b, j) => (product[i + j] = (product[i + j] ?? 0) + a * b)))
  return product
}
