import { present } from '@ronda/core'
import { compileSpins, type SpinTables } from './compile.ts'
import { coinsAt, scattersAt } from './fast.ts'
import { LAST_GROUP, PREFIXES, REELS } from './layout.ts'
import { multiplierOf, type LinesModel } from './model.ts'
import { combineReturn, type CycleTotals, type SlotReturn } from './slotReturn.ts'
import { wordAt } from './words.ts'

/** Of all the places where the reels can stop, so many show these scatters and pay these coins. */
export type Outcome = { readonly scatters: number; readonly coins: number; readonly stops: number }

/** The exact return by looking at every place where the reels can stop: some 33 million for each set of strips. */
export function enumerateReturn(model: LinesModel): SlotReturn {
  const totals = (free: boolean): CycleTotals => totalsOf(model, enumerateSpins(model, free))
  return combineReturn(model, totals(false), totals(true))
}

/**
 * Everything one spin can come to. Prefixes with equal groups and equal scatters pay the same with every suffix, so they
 * are evaluated once and counted as often as they occur. Nothing is left out or rounded: counts stay far below 2^53.
 */
export function enumerateSpins(model: LinesModel, free: boolean): readonly Outcome[] {
  const tables = compileSpins(model, free)
  const coinsMax = coinsBound(model, free)
  const stopsBy = Array.from({ length: REELS + 1 }, () => new Float64Array(coinsMax + 1))
  for (const same of mergePrefixes(tables)) countStops(tables, same, stopsBy)
  return listOutcomes(stopsBy)
}

function countStops(
  { words, suffixes }: SpinTables,
  { prefix, times }: PrefixClass,
  stopsBy: readonly Float64Array[],
): void {
  for (let suffix = 0; suffix < suffixes; suffix++) {
    const byCoins = present(stopsBy[scattersAt(words, prefix, suffix)], 'a count of scatters')
    const coins = coinsAt(words, prefix, suffix)
    byCoins[coins] = (byCoins[coins] ?? 0) + times
  }
}

/** The outcomes that occur, from counts by scatters and coins. */
export function listOutcomes(stopsBy: readonly Float64Array[]): readonly Outcome[] {
  const outcomes: Outcome[] = []
  stopsBy.forEach((byCoins, scatters) =>
    byCoins.forEach((stops, coins) => {
      if (stops > 0) outcomes.push({ scatters, coins, stops })
    }),
  )
  return outcomes
}

/** No spin pays more: the dearest run on every line, and the dearest scatters. */
function coinsBound(model: LinesModel, free: boolean): number {
  const lineCoins = model.lines.length * Math.max(...model.pays.flat())
  return multiplierOf(model, free) * (lineCoins + Math.max(...model.scatterPays))
}

/** The sums that the closed form finds by counting. */
export function totalsOf(model: LinesModel, outcomes: readonly Outcome[]): CycleTotals {
  const sumOf = (worth: (outcome: Outcome) => number): bigint =>
    outcomes.reduce((sum, outcome) => sum + BigInt(outcome.stops) * BigInt(worth(outcome)), 0n)
  const awarded = ({ scatters }: Outcome): number => model.freeSpins[scatters] ?? 0
  return {
    stops: sumOf(() => 1),
    coins: sumOf(({ coins }) => coins),
    triggers: sumOf((outcome) => (awarded(outcome) > 0 ? 1 : 0)),
    freeSpins: sumOf(awarded),
  }
}

type PrefixClass = { readonly prefix: number; times: number }

function mergePrefixes({ words, prefixes }: SpinTables): Iterable<PrefixClass> {
  const classes = new Map<string, PrefixClass>()
  for (let prefix = 0; prefix < prefixes; prefix++) {
    const key = keyOf(words, prefix)
    const known = classes.get(key)
    if (known) known.times += 1
    else classes.set(key, { prefix, times: 1 })
  }
  return classes.values()
}

/** All that the tables say of a prefix, except where its groups are kept. */
function keyOf(words: Int32Array, prefix: number): string {
  let key = `${wordAt(words, PREFIXES + 2 * prefix)}`
  let place = wordAt(words, PREFIXES + 2 * prefix + 1)
  if (place === 0) return key
  let group = 0
  do {
    group = wordAt(words, place)
    place += 1
    key += `,${group}`
  } while (group < LAST_GROUP)
  return key
}
