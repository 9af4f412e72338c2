import { assert, type Rng } from '@ronda/core'

const DIGIT_BITS = 20n
const DIGIT_VALUES = 1n << DIGIT_BITS

/**
 * An integer in [0, below), each equally likely, for bounds larger than one draw allows: digits to the base 2^20, the
 * highest first, all drawn again when they reach the bound.
 */
export function drawLarge(rng: Rng, below: bigint): bigint {
  assert(below > 0n, `a draw below ${below}`)
  let [highest, digits] = [below - 1n, 0]
  for (; highest >= DIGIT_VALUES; highest >>= DIGIT_BITS) digits += 1
  for (;;) {
    let drawn = BigInt(rng(Number(highest) + 1))
    for (let digit = 0; digit < digits; digit++) drawn = (drawn << DIGIT_BITS) + BigInt(rng(Number(DIGIT_VALUES)))
    if (drawn < below) return drawn
  }
}
