import { assert, present } from '@ronda/core'
import type { SpinTables } from '../lines/compile.ts'
import { brokenFreeSpinsRules } from '../reels/freeSpins/rules.ts'
import { columnAt } from '../reels/strips.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'
import * as fast from './fast.ts'
import type { WaysModel } from './model.ts'

const REELS = 5

/**
 * What the tables need to know of a stop of a reel: how many of its cells match each symbol, and how many are scatters.
 */
type Stop = { readonly matching: readonly number[]; readonly scatters: number }

/**
 * The paid spins of a model of ways as tables, split like those of lines: three reels in the prefix, two in the suffix.
 */
export function compileWays(model: WaysModel): SpinTables {
  const broken = brokenFreeSpinsRules(model)
  assert(broken.length === 0, `of ${model.id}: ${broken.join('; ')}`)
  assert(fitsTables(model), `${model.id} fits the tables`)
  const reels = model.baseStrips.map((strip) => strip.map((_, stop) => readStop(model, strip, stop)))
  const [first = [], second = [], third = [], fourth = [], fifth = []] = reels
  const [front, back] = [[first, second, third] as const, [fourth, fifth] as const]
  const prefixes = compilePrefixes(model, front)
  const words = new Int32Array(fast.PREFIXES + prefixes.length)
  back.forEach((stops, at) => words.set(countsOf(model, stops), at === 0 ? fast.FOURTH_REEL : fast.FIFTH_REEL))
  model.pays.forEach((coins, symbol) => words.set(coins.slice(3, REELS + 1), fast.PAYS + 4 * symbol))
  words.set(model.scatterPays, fast.SCATTER_PAYS)
  words.set(compileSuffixes(back), fast.SUFFIXES)
  words.set(prefixes, fast.PREFIXES)
  return {
    words,
    prefixes: first.length * second.length * third.length,
    suffixes: fourth.length * fifth.length,
    reelStops: reels.map(({ length }) => length),
    triggerScatters: 1 + model.freeSpins.lastIndexOf(0),
    coinsAt: fast.wayCoinsAt,
    scattersAt: fast.wayScattersAt,
  }
}

function fitsTables(model: WaysModel): boolean {
  return (
    model.baseStrips.length === REELS &&
    model.rows <= 4 &&
    model.symbols.length <= fast.SYMBOLS_MAX &&
    model.baseStrips.every(({ length }) => length <= fast.STRIP_MAX) &&
    model.pays.every((coins) => coins.slice(0, 3).every((coin) => coin === 0)) &&
    !model.wildGrows &&
    model.wildTimes === undefined
  )
}

function readStop(model: WaysModel, strip: readonly number[], stop: number): Stop {
  const column = columnAt(strip, model.rows, stop)
  return {
    matching: model.symbols.map((_, symbol) => column.filter((cell) => cell === symbol || cell === WILD).length),
    scatters: column.filter((cell) => cell === SCATTER).length,
  }
}

function countsOf({ symbols }: WaysModel, stops: readonly Stop[]): Int32Array {
  const counts = new Int32Array(symbols.length << fast.STOP_BITS)
  stops.forEach(({ matching }, stop) =>
    matching.forEach((count, symbol) => (counts[(symbol << fast.STOP_BITS) + stop] = count)),
  )
  return counts
}

function compileSuffixes([fourth, fifth]: readonly [readonly Stop[], readonly Stop[]]): readonly number[] {
  return fourth.flatMap((one, d) =>
    fifth.map(
      (other, e) => d | (e << fast.STOP_BITS) | ((one.scatters + other.scatters) << fast.SUFFIX_SCATTERS_SHIFT),
    ),
  )
}

type Front = readonly [readonly Stop[], readonly Stop[], readonly Stop[]]

/** The words of all prefixes, followed by the words of their groups. */
function compilePrefixes(model: WaysModel, [first, second, third]: Front): readonly number[] {
  const prefixes: number[] = []
  const groups: number[] = []
  const groupsBegin = fast.PREFIXES + 2 * first.length * second.length * third.length
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const here = groupsAt(model, [a, b, c])
        prefixes.push(a.scatters + b.scatters + c.scatters, here.length === 0 ? 0 : groupsBegin + groups.length)
        groups.push(...here)
      }
    }
  }
  return [...prefixes, ...groups]
}

/** The symbols that run over three reels, each with its ways; the last one marked. */
function groupsAt({ symbols }: WaysModel, stops: readonly Stop[]): readonly number[] {
  const groups: number[] = []
  for (let symbol = FIRST_PAYING; symbol < symbols.length; symbol++) {
    const ways = stops.reduce((ways, { matching }) => ways * present(matching[symbol], 'a count'), 1)
    if (ways > 0) groups.push(ways | (symbol << fast.GROUP_SYMBOL_SHIFT))
  }
  const last = groups.pop()
  return last === undefined ? [] : [...groups, last | fast.LAST_GROUP]
}
