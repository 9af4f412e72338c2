import type { ModelHead } from '../mechanic.ts'
import type { Paying } from '../reels/paying.ts'
import type { Strips } from '../reels/strips.ts'

/** Free spins have a special symbol, which grows over its reels and pays in any position: [SL18] in `SPEC.md`. */
export type SpecialModel = ModelHead<'special'> &
  Omit<Paying, 'bothWays' | 'wildTimes' | 'lines'> & {
    readonly rows: number
    readonly lines: readonly (readonly number[])[]
    /** Coins by the number of scatters in view. */
    readonly scatterPays: readonly number[]
    /** Free spins awarded by the number of scatters in view. */
    readonly freeSpins: readonly number[]
    /** A round has at most so many free spins. Absent in models of rounds that were played before there was a limit. */
    readonly freeSpinsMax?: number
    /** A round ends at so many times its `cost`. Absent without free spins, and in models from before caps. */
    readonly winMax?: number
    /** By symbol: how many of the draws make it the special one. */
    readonly specials: readonly number[]
    readonly baseStrips: Strips
    readonly freeStrips: Strips
  }
