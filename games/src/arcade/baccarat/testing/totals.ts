import { rational, type Rational } from '@ronda/core'

export const POINTS = 10

/** In how many ways a coup ends with the player's total and the banker's, of so many ways in all. */
export type Totals = { readonly ways: readonly number[]; readonly all: number }

export const noTotals = (): number[] => Array.from({ length: POINTS * POINTS }, () => 0)

export const placeOf = (player: number, banker: number): number => player * POINTS + banker

/** The chance that a coup ends with totals of some kind. */
export function chanceOf({ ways, all }: Totals, isSo: (player: number, banker: number) => boolean): Rational {
  const counted = ways.filter((_, at) => isSo(Math.floor(at / POINTS), at % POINTS))
  return rational(
    counted.reduce((sum, each) => sum + BigInt(each), 0n),
    BigInt(all),
  )
}
