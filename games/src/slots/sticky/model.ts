import type { ModelHead } from '../mechanic.ts'
import type { Paying } from '../reels/paying.ts'
import type { Strips } from '../reels/strips.ts'

/** In free spins a wild grows over its reel and stays until the last of them: [SL19] in `SPEC.md`. */
export type StickyModel = ModelHead<'sticky'> &
  Omit<Paying, 'bothWays' | 'wildTimes'> & {
    readonly rows: number
    /** Coins by the number of scatters in view. */
    readonly scatterPays: readonly number[]
    /** Free spins awarded by the number of scatters in view. Free spins award none. */
    readonly freeSpins: readonly number[]
    readonly baseStrips: Strips
    readonly freeStrips: Strips
  }
