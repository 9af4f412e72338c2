/** The limits of the tables of `compile.ts`, and the offset of each in their one array of words. */

export const REELS = 5
export const ROWS = 3
export const LINES_MAX = 20
export const SYMBOLS_MAX = 16
export const STRIP_MAX = 40

/** How many bits are set in a number of ten bits: a set of lines is counted in two halves. */
export const BITS_SET = 0
export const HALF_BITS: number = LINES_MAX / 2
export const HALF_MASK: number = 2 ** HALF_BITS - 1

/** Which lines continue with a symbol on the fourth and on the fifth reel, by symbol and stop. */
export const FOURTH_REEL: number = BITS_SET + 2 ** HALF_BITS
export const STOP_BITS = 6
export const STOP_MASK: number = 2 ** STOP_BITS - 1
export const FIFTH_REEL: number = FOURTH_REEL + (SYMBOLS_MAX << STOP_BITS)

/** Two words a symbol: what a line gains when its run grows from three to four, and from four to five. */
export const GAINS: number = FIFTH_REEL + (SYMBOLS_MAX << STOP_BITS)

/** Coins by the number of scatters in view. */
export const SCATTER_PAYS: number = GAINS + 2 * SYMBOLS_MAX

/** One word a suffix: the stop of the fourth reel, above it the stop of the fifth, above it their scatters. */
export const SUFFIXES: number = SCATTER_PAYS + REELS + 1
export const SUFFIX_SCATTERS_SHIFT: number = 2 * STOP_BITS

/** Two words a prefix: the coins of its runs of three with its scatters above them, and where its groups begin. */
export const PREFIXES: number = SUFFIXES + STRIP_MAX ** 2
export const COINS_BITS = 24
export const COINS_MASK: number = 2 ** COINS_BITS - 1

/** One word a group: the lines of a prefix that run in one symbol, above them the symbol, and a mark on the last. */
export const GROUP_SYMBOL_SHIFT: number = 2 * HALF_BITS
export const GROUP_SYMBOL_MASK: number = SYMBOLS_MAX - 1
export const LAST_GROUP: number = 2 ** 30
