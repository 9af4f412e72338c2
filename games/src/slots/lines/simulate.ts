import { assert } from '@ronda/core'
import type { SpinTables } from './compile.ts'
import { wordAt } from './words.ts'

/** The results of many spins. */
export type Tally = { spins: number; coins: number; hits: number; triggers: number }

/** Four words, not all zero. */
export type SimulationSeed = readonly [number, number, number, number]

/** The engine optimises a function that is called often better than one endless loop. */
const BATCH_SPINS = 4_096

const WORD_HALF_VALUES = 2 ** 16

/** Spins one set of strips many times, without the free spins that follow. For measuring; never for play. */
export function simulate(tables: SpinTables, seed: SimulationSeed, spins: number): Tally {
  assert(Math.max(tables.prefixes, tables.suffixes) <= WORD_HALF_VALUES, 'a prefix and a suffix each fit half a word')
  const state = Int32Array.from(seed)
  const tally: Tally = { spins, coins: 0, hits: 0, triggers: 0 }
  for (let done = 0; done < spins; done += BATCH_SPINS) {
    simulateBatch(tables, state, Math.min(BATCH_SPINS, spins - done), tally)
  }
  return tally
}

/**
 * One word of the generator (xoshiro128++) is one spin: its upper half draws the prefix, its lower half the suffix,
 * each by multiply-shift; a word whose half would favour some result is rejected.
 */
function simulateBatch(
  { words, prefixes, suffixes, triggerScatters, coinsAt, scattersAt }: SpinTables,
  state: Int32Array,
  spins: number,
  tally: Tally,
): void {
  const prefixFloor = WORD_HALF_VALUES % prefixes
  const suffixFloor = WORD_HALF_VALUES % suffixes
  let s0 = wordAt(state, 0)
  let s1 = wordAt(state, 1)
  let s2 = wordAt(state, 2)
  let s3 = wordAt(state, 3)
  let coins = 0
  let hits = 0
  let triggers = 0
  for (let spin = 0; spin < spins; spin++) {
    let front = 0
    let back = 0
    do {
      const sum = (s0 + s3) | 0
      const word = (((sum << 7) | (sum >>> 25)) + s0) | 0
      const shifted = s1 << 9
      s2 ^= s0
      s3 ^= s1
      s1 ^= s2
      s0 ^= s3
      s2 ^= shifted
      s3 = (s3 << 11) | (s3 >>> 21)
      front = Math.imul(word >>> 16, prefixes)
      back = Math.imul(word & 0xffff, suffixes)
    } while ((front & 0xffff) < prefixFloor || (back & 0xffff) < suffixFloor)
    const won = coinsAt(words, front >>> 16, back >>> 16)
    coins = (coins + won) | 0
    if (won !== 0) hits = (hits + 1) | 0
    if (scattersAt(words, front >>> 16, back >>> 16) >= triggerScatters) triggers = (triggers + 1) | 0
  }
  state[0] = s0
  state[1] = s1
  state[2] = s2
  state[3] = s3
  tally.coins += coins
  tally.hits += hits
  tally.triggers += triggers
}
