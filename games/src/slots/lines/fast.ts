import * as layout from './layout.ts'

// Copied, because the engine inlines a constant of this file, but loads an imported one at every use. For the same
// reason words are read in place: a call in a rarely taken branch is not inlined. `?? 0` costs nothing.
const { BITS_SET, FOURTH_REEL, FIFTH_REEL, GAINS, SCATTER_PAYS, SUFFIXES, PREFIXES } = layout
const { HALF_BITS, HALF_MASK, STOP_BITS, STOP_MASK, SUFFIX_SCATTERS_SHIFT, COINS_BITS, COINS_MASK } = layout
const { GROUP_SYMBOL_SHIFT, GROUP_SYMBOL_MASK, LAST_GROUP } = layout

/** All coins of the spin with this prefix and suffix, read from the tables of `compile.ts`. Allocates nothing. */
export function coinsAt(words: Int32Array, prefix: number, suffix: number): number {
  const scatterCoins = words[SCATTER_PAYS + scattersAt(words, prefix, suffix)] ?? 0
  return (lineCoinsAt(words, prefix, suffix) + scatterCoins) | 0
}

/** How many scatters that spin shows. */
export function scattersAt(words: Int32Array, prefix: number, suffix: number): number {
  const front = (words[PREFIXES + 2 * prefix] ?? 0) >>> COINS_BITS
  const back = (words[SUFFIXES + suffix] ?? 0) >>> SUFFIX_SCATTERS_SHIFT
  return front + back
}

function lineCoinsAt(words: Int32Array, prefix: number, suffix: number): number {
  let coins = (words[PREFIXES + 2 * prefix] ?? 0) & COINS_MASK
  let place = words[PREFIXES + 2 * prefix + 1] ?? 0
  if (place === 0) return coins
  const stops = words[SUFFIXES + suffix] ?? 0
  const fourth = FOURTH_REEL + (stops & STOP_MASK)
  const fifth = FIFTH_REEL + ((stops >>> STOP_BITS) & STOP_MASK)
  let group = 0
  do {
    group = words[place] ?? 0
    place = (place + 1) | 0
    const symbol = (group >>> GROUP_SYMBOL_SHIFT) & GROUP_SYMBOL_MASK
    const runsOfFour = group & (words[fourth + (symbol << STOP_BITS)] ?? 0)
    if (runsOfFour !== 0) {
      const runsOfFive = runsOfFour & (words[fifth + (symbol << STOP_BITS)] ?? 0)
      coins = (coins + Math.imul(words[GAINS + 2 * symbol] ?? 0, countLines(words, runsOfFour))) | 0
      coins = (coins + Math.imul(words[GAINS + 2 * symbol + 1] ?? 0, countLines(words, runsOfFive))) | 0
    }
  } while (group < LAST_GROUP)
  return coins
}

function countLines(words: Int32Array, lines: number): number {
  return (words[BITS_SET + (lines & HALF_MASK)] ?? 0) + (words[BITS_SET + (lines >>> HALF_BITS)] ?? 0)
}
