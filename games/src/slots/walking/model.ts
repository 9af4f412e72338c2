import type { ModelHead } from '../mechanic.ts'
import type { Paying } from '../reels/paying.ts'
import type { Strips } from '../reels/strips.ts'

/** Wilds grow over their reels and walk to the left, a reel at a time, while the others turn again: [SL21] in `SPEC.md`. */
export type WalkingModel = ModelHead<'walking'> &
  Omit<Paying, 'bothWays' | 'wildTimes'> & {
    readonly rows: number
    readonly baseStrips: Strips
    /** The strips that turn beside walking wilds; they have no wilds. */
    readonly walkStrips: Strips
  }
