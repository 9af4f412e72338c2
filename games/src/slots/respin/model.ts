import type { ModelHead } from '../mechanic.ts'
import type { Paying } from '../reels/paying.ts'
import type { Strips } from '../reels/strips.ts'

/** A wild on the reel in the middle holds it, and the other two turn once more: [SL20] in `SPEC.md`. */
export type RespinModel = ModelHead<'respin'> &
  Omit<Paying, 'bothWays' | 'wildTimes'> & {
    readonly rows: number
    /** All coins of the respin are multiplied by this. */
    readonly respinTimes: number
    readonly strips: Strips
  }

/** The reel that is held. */
export const MIDDLE = 1
