import { present } from '@ronda/core'
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
    /**
     * A round has at most so many free spins. Absent in games without any, and in models of rounds that were played
     * before there was a limit: those still verify.
     */
    readonly freeSpinsMax?: number
    /** A round ends at so many times its `cost`. Absent without free spins, and in models from before caps. */
    readonly winMax?: number
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

/** The most free spins of a round; none in games that award none. */
export function limitOf({ freeSpins, freeSpinsMax }: Pick<FreeSpinsModel, 'freeSpins' | 'freeSpinsMax'>): number {
  return freeSpins.some(Boolean) ? present(freeSpinsMax, 'a limit of free spins') : 0
}
