import type { ModelHead } from '../mechanic.ts'

/** Reels that draw their height and every cell anew in each spin; runs pay in every way. */
export type TowersModel = ModelHead<'towers'> & {
  /** The lowest height, and how often each height from there on comes. */
  readonly lowest: number
  readonly heights: readonly number[]
  /** For each reel, how often each symbol comes in a cell; and the same in free spins. */
  readonly weights: readonly (readonly number[])[]
  readonly freeWeights: readonly (readonly number[])[]
  /** Coins by symbol and by the length of the run, for each way. */
  readonly pays: readonly (readonly number[])[]
  /** So many scatters open free spins; each one more adds `more` spins. What free spins pay is multiplied. */
  readonly free: { readonly from: number; readonly spins: number; readonly more: number; readonly times: number }
  /** A round has at most so many free spins. Absent in models of rounds that were played before there was a limit. */
  readonly freeSpinsMax?: number
  /** A round ends at so many times its `cost`. Absent without free spins, and in models from before caps. */
  readonly winMax?: number
}

export function weightsOf(model: TowersModel, free: boolean): readonly (readonly number[])[] {
  return free ? model.freeWeights : model.weights
}

/** The most that a reel can show. */
export function highest({ lowest, heights }: TowersModel): number {
  return lowest + heights.length - 1
}

export function spinsFor({ free, freeSpinsMax = Infinity }: TowersModel, scatters: number): number {
  return scatters < free.from ? 0 : Math.min(free.spins + (scatters - free.from) * free.more, freeSpinsMax)
}
