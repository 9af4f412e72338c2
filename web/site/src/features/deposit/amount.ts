import { ATOMS_PER_UNIT } from '@ronda/core'

const STEPS = [1n, 2n, 5n]

/** Three round amounts within the limits, starting well above the minimum. */
export function quickAmounts(min: bigint, max: bigint): readonly bigint[] {
  const found: bigint[] = []
  for (let power = 1n; power <= max && found.length < 3; power *= 10n) {
    for (const step of STEPS) {
      const amount = step * power * ATOMS_PER_UNIT
      if (amount >= min * 2n && amount < max && found.length < 3) found.push(amount)
    }
  }
  return found
}
