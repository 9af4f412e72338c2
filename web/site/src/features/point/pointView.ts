import { CONVERT_POINTS_MAX } from '@ronda/contract'
import { ATOMS_PER_UNIT, smallestOf, type Currency } from '@ronda/core'

export type Ratio = { readonly pointsPerUnit: number; readonly currency: Currency }

/** What whole points are worth, rounded down to what can be paid. */
export function worthOf(count: number, { pointsPerUnit, currency }: Ratio): bigint {
  const worth = (BigInt(count) * ATOMS_PER_UNIT) / BigInt(pointsPerUnit)
  return worth - (worth % smallestOf(currency))
}

/** The points that an amount needs; never more than were typed, and less where the rest makes no smallest coin. */
export function neededFor(amount: bigint, pointsPerUnit: number): number {
  return Number(amount * BigInt(pointsPerUnit)) / Number(ATOMS_PER_UNIT)
}

export type ConvertProblem = 'whole' | 'many' | 'few'

export type ConvertReading =
  | { readonly count: number; readonly amount: bigint; readonly problem?: undefined }
  | { readonly problem: ConvertProblem }

/** The most that can be converted at a time. */
export const mostOf = (current: number): number => Math.min(current, CONVERT_POINTS_MAX)

/** Reads the typed points. */
export function readPoints(text: string, current: number, ratio: Ratio): ConvertReading {
  if (!/^\d{1,9}$/.test(text.trim())) return { problem: 'whole' }
  const count = Number(text)
  if (count === 0) return { problem: 'whole' }
  if (count > mostOf(current)) return { problem: 'many' }
  const amount = worthOf(count, ratio)
  return amount === 0n ? { problem: 'few' } : { count, amount }
}
