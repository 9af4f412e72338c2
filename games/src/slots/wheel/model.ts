import type { Board } from '../board/board.ts'
import type { ModelHead } from '../mechanic.ts'
import type { Slice } from '../step.ts'
import type { Weighted } from '../weights.ts'

export type WeightedSlice = Weighted & { readonly slice: Slice }

export type Slices = readonly [WeightedSlice, ...WeightedSlice[]]

export type Wheel = {
  /** This many scatters in view open the wheel, and pay this many coins. */
  readonly from: number
  readonly opens: number
  readonly slices: Slices
}

/** Runs over reels; and scatters that open a wheel. */
export type WheelModel = ModelHead<'wheel'> &
  Board & { readonly wheel: Wheel; /** The strips of the free spins. */ readonly freeStrips: Board['strips'] }

export function freeBoard(model: WheelModel): Board {
  return { ...model, strips: model.freeStrips }
}

/** After a wheel showed a multiplier it turns once more, without its multipliers. */
export function secondTurn({ slices }: Wheel): Slices {
  return slices.filter(({ slice }) => !('times' in slice)) as [WeightedSlice, ...WeightedSlice[]]
}
