import type { ModelHead } from '../../mechanic.ts'
import type { Paying } from '../paying.ts'
import type { Strips } from '../strips.ts'

/** Reels that stop, pay, and open free spins by their scatters: lines and ways have all this in common. */
export type FreeSpinsModel = ModelHead &
  Paying & {
    readonly rows: number
    /** Coins by the number of scatters in view. */
    readonly scatterPays: readonly number[]
    /** Free spins awarded by the number of scatters in view. */
    readonly freeSpins: readonly number[]
    /** All coins of a free spin are multiplied by this. */
    readonly freeMultiplier: number
    /** A wild in view grows over its reel before anything is paid. */
    readonly wildGrows?: true
    /** Free spins that a bought round begins with; there where `buy` has a price. */
    readonly buySpins?: number
    readonly baseStrips: Strips
    readonly freeStrips: Strips
  }

export function stripsOf(model: FreeSpinsModel, free: boolean): Strips {
  return free ? model.freeStrips : model.baseStrips
}

export function multiplierOf(model: FreeSpinsModel, free: boolean): number {
  return free ? model.freeMultiplier : 1
}
