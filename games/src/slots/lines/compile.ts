import { assert } from '@ronda/core'
import { coinsAt, scattersAt } from './fast.ts'
import * as layout from './layout.ts'
import { multiplierOf } from '../reels/freeSpins/model.ts'
import { brokenFreeSpinsRules } from '../reels/freeSpins/rules.ts'
import { payOf, type LinesModel } from './model.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { readReel, type Reel } from './reel.ts'
import { fitsTables } from './tables.ts'
import { countBits, wordAt } from './words.ts'

/**
 * A set of strips turned into lookup tables, so that a spin is a few reads.
 *
 * The first three reels stop in some 30,000 ways, called the *prefix* of a spin; the last two in some 1,000, its
 * *suffix*. A prefix says which lines have a run of three, and in which symbol; a suffix says which lines continue with
 * it. Sets of lines are sets of bits, so one AND extends all lines of a symbol by a reel.
 *
 * All tables share one array: with an array each, finding the arrays would cost more than reading from them.
 */
export type SpinTables = {
  readonly words: Int32Array
  readonly prefixes: number
  readonly suffixes: number
  /** How many stops each reel has. */
  readonly reelStops: readonly number[]
  /** From so many scatters on, free spins are awarded. */
  readonly triggerScatters: number
  /** The coins and the scatters of a spin, by its prefix and its suffix. */
  readonly coinsAt: (words: Int32Array, prefix: number, suffix: number) => number
  readonly scattersAt: (words: Int32Array, prefix: number, suffix: number) => number
}

export function compileSpins(model: LinesModel, free: boolean): SpinTables {
  const broken = brokenFreeSpinsRules(model)
  assert(broken.length === 0, `of ${model.id}: ${broken.join('; ')}`)
  assert(fitsTables(model), `${model.id} fits the tables`)
  const read = (reel: number): Reel => readReel(model, free, reel)
  const front: Front = [read(0), read(1), read(2)]
  const back: Back = [read(3), read(4)]
  const multiplier = multiplierOf(model, free)
  const coinsOf = (symbol: number, run: number): number => multiplier * payOf(model, symbol, run)
  const gainsOf = (symbol: number): number[] => [3, 4].map((run) => coinsOf(symbol, run + 1) - coinsOf(symbol, run))
  const symbols = Array.from(model.symbols.keys())

  return {
    words: joinTables([
      [layout.BITS_SET, Array.from({ length: 2 ** layout.HALF_BITS }, (_, bits) => countBits(bits))],
      [layout.FOURTH_REEL, back[0].matching],
      [layout.FIFTH_REEL, back[1].matching],
      [layout.GAINS, symbols.flatMap(gainsOf)],
      [layout.SCATTER_PAYS, model.scatterPays.map((coins) => multiplier * coins)],
      [layout.SUFFIXES, compileSuffixes(back)],
      [
        layout.PREFIXES,
        compilePrefixes(
          front,
          symbols.map((symbol) => coinsOf(symbol, 3)),
        ),
      ],
    ]),
    prefixes: waysToStop(front),
    suffixes: waysToStop(back),
    reelStops: [...front, ...back].map((reel) => reel.stops),
    triggerScatters: 1 + model.freeSpins.lastIndexOf(0),
    coinsAt,
    scattersAt,
  }
}

type Front = readonly [first: Reel, second: Reel, third: Reel]
type Back = readonly [fourth: Reel, fifth: Reel]
type Table = readonly [begin: number, words: ArrayLike<number>]

/** One array with every table at its place; the last table may be as long as it likes. */
function joinTables(tables: readonly Table[]): Int32Array {
  const joined = new Int32Array(Math.max(...tables.map(([begin, words]) => begin + words.length)))
  for (const [begin, words] of tables) joined.set(words, begin)
  return joined
}

function waysToStop(reels: readonly Reel[]): number {
  return reels.reduce((ways, reel) => ways * reel.stops, 1)
}

function compileSuffixes([fourth, fifth]: Back): readonly number[] {
  const suffixes: number[] = []
  for (let d = 0; d < fourth.stops; d++) {
    for (let e = 0; e < fifth.stops; e++) {
      const scatters = wordAt(fourth.scatters, d) + wordAt(fifth.scatters, e)
      suffixes.push(d | (e << layout.STOP_BITS) | (scatters << layout.SUFFIX_SCATTERS_SHIFT))
    }
  }
  return suffixes
}

/** The words of all prefixes, followed by the words of their groups. */
function compilePrefixes(front: Front, coinsOfThree: readonly number[]): readonly number[] {
  const [first, second, third] = front
  const prefixes: number[] = []
  const groups: number[] = []
  const groupsBegin = layout.PREFIXES + 2 * waysToStop(front)
  for (let a = 0; a < first.stops; a++) {
    for (let b = 0; b < second.stops; b++) {
      for (let c = 0; c < third.stops; c++) {
        const here = findGroups(front, [a, b, c], coinsOfThree)
        const scatters = wordAt(first.scatters, a) + wordAt(second.scatters, b) + wordAt(third.scatters, c)
        prefixes.push(here.coins | (scatters << layout.COINS_BITS))
        prefixes.push(here.groups.length === 0 ? 0 : groupsBegin + groups.length)
        groups.push(...here.groups)
      }
    }
  }
  return [...prefixes, ...groups]
}

type Groups = { readonly coins: number; readonly groups: readonly number[] }

/** The symbols that run over the first three reels, each with its lines, and what these runs pay if they end there. */
function findGroups(
  [first, second, third]: Front,
  [a, b, c]: readonly [number, number, number],
  coinsOfThree: readonly number[],
): Groups {
  const groups: number[] = []
  let coins = 0
  for (let symbol = FIRST_PAYING; symbol < coinsOfThree.length; symbol++) {
    const row = symbol << layout.STOP_BITS
    const lines = wordAt(first.matching, row + a) & wordAt(second.matching, row + b) & wordAt(third.matching, row + c)
    if (lines === 0) continue
    groups.push(lines | (symbol << layout.GROUP_SYMBOL_SHIFT))
    coins += (coinsOfThree[symbol] ?? 0) * countBits(lines)
  }
  assert(coins <= layout.COINS_MASK, 'the coins of a prefix fit their bits')
  const last = groups.pop()
  if (last !== undefined) groups.push(last | layout.LAST_GROUP)
  return { coins, groups }
}
