// Offsets of the tables in one array of words; see `compile.ts` beside this file. They are constants of the file in
// which they are used, because the engine loads an imported one at every use.

export const STOP_BITS = 6
const STOP_MASK = 2 ** STOP_BITS - 1
export const SYMBOLS_MAX = 16
export const STRIP_MAX = 40

/** How many cells match a symbol on the fourth and on the fifth reel, by symbol and stop. */
export const FOURTH_REEL = 0
export const FIFTH_REEL: number = FOURTH_REEL + (SYMBOLS_MAX << STOP_BITS)

/** Four words a symbol: what one way of three, four and five reels pays. */
export const PAYS: number = FIFTH_REEL + (SYMBOLS_MAX << STOP_BITS)

/** Coins by the number of scatters in view; as many as five reels of four rows can show. */
export const SCATTER_PAYS: number = PAYS + 4 * SYMBOLS_MAX
const SCATTERS_MAX = 21

/** One word a suffix: the stop of the fourth reel, above it the stop of the fifth, above it their scatters. */
export const SUFFIXES: number = SCATTER_PAYS + SCATTERS_MAX
export const SUFFIX_SCATTERS_SHIFT: number = 2 * STOP_BITS

/** Two words a prefix: its scatters, and where its groups begin. */
export const PREFIXES: number = SUFFIXES + STRIP_MAX ** 2

/** One word a group: in how many ways a symbol runs over three reels, above them the symbol, and a mark on the last. */
export const GROUP_SYMBOL_SHIFT = 20
const GROUP_WAYS_MASK = 2 ** GROUP_SYMBOL_SHIFT - 1
const GROUP_SYMBOL_MASK = SYMBOLS_MAX - 1
export const LAST_GROUP: number = 2 ** 30

/** All coins of the spin with this prefix and suffix. Allocates nothing. */
export function wayCoinsAt(words: Int32Array, prefix: number, suffix: number): number {
  let coins = words[SCATTER_PAYS + wayScattersAt(words, prefix, suffix)] ?? 0
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
    const pays = PAYS + 4 * symbol
    const ways = group & GROUP_WAYS_MASK
    const four = Math.imul(ways, words[fourth + (symbol << STOP_BITS)] ?? 0)
    if (four === 0) coins = (coins + Math.imul(ways, words[pays] ?? 0)) | 0
    else {
      const five = Math.imul(four, words[fifth + (symbol << STOP_BITS)] ?? 0)
      coins = (coins + (five === 0 ? Math.imul(four, words[pays + 1] ?? 0) : Math.imul(five, words[pays + 2] ?? 0))) | 0
    }
  } while (group < LAST_GROUP)
  return coins
}

/** How many scatters that spin shows. */
export function wayScattersAt(words: Int32Array, prefix: number, suffix: number): number {
  return (words[PREFIXES + 2 * prefix] ?? 0) + ((words[SUFFIXES + suffix] ?? 0) >>> SUFFIX_SCATTERS_SHIFT)
}
