import { assert, present } from '@ronda/core'

/** Chances are published as whole billionths. */
export const BILLION = 1_000_000_000

/**
 * Weights as whole billionths that add up to one. Each is cut, and what is missing goes, one billionth each, to those
 * that lost most; of equals to the first.
 */
export function toBillionths(weights: ArrayLike<number>): readonly number[] {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += weights[at] ?? 0
  assert(sum > 0, 'some weight is positive')
  const exact = Array.from(weights, (weight) => (weight / sum) * BILLION)
  const parts = exact.map(Math.floor)
  let missing = BILLION - parts.reduce((total, part) => total + part, 0)
  assert(missing >= 0 && missing <= parts.length, 'less is missing than there are weights')
  const lost = exact.map((value, at) => ({ at, lost: value - Math.floor(value) }))
  lost.sort((left, right) => right.lost - left.lost || left.at - right.at)
  for (const { at } of lost) {
    if (missing === 0) break
    parts[at] = present(parts[at], 'a part') + 1
    missing -= 1
  }
  return parts
}
