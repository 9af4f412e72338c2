import { minus, rational, toNumber, type Rational } from '@ronda/core'
import type { Profile } from '../families/family.ts'
import type { ParSheet } from '../parSheet.ts'

/**
 * The cap of a round, in multiples of what a spin costs: the usual values of the trade, lower for lower volatility. A
 * model has one where the spins of a round could add up to more; every other game ends below it by itself.
 */
export const ROUND_CAPS: Readonly<Record<Profile, number>> = { low: 2_500, medium: 5_000, high: 25_000 }

/**
 * Reels of changing height have single wins far above all others. Their caps are raised until what they take away is
 * proven to be as little as in the other games.
 */
export const TOWERS_CAPS: Readonly<Record<Profile, number>> = { low: 10_000, medium: 50_000, high: 100_000 }

/** The most that a round of a family may win, whether its models have a cap or cannot reach one. */
export function roundCapOf(family: string, profile: Profile): number {
  return (family === 'towers' ? TOWERS_CAPS : ROUND_CAPS)[profile]
}

/** A cap may take away no more than this part of the stakes: the stated return is that of the game without it. */
const CAP_LOSS_MAX: Rational = rational(1n, 1_000_000_000n)

/** What is wrong with the largest win of a model, in words; none for a title that can be published. */
export function brokenCaps(
  family: string,
  profile: Profile,
  { largestRoundWin, cap }: Pick<ParSheet, 'largestRoundWin' | 'cap'>,
): readonly string[] {
  const most = roundCapOf(family, profile)
  const isAbove = minus(largestRoundWin, rational(BigInt(most))).numerator > 0n
  const isTooLow = cap !== undefined && minus(cap.lossMax, CAP_LOSS_MAX).numerator > 0n
  return [
    ...(isAbove ? [`a round can win ${toNumber(largestRoundWin)} stakes, and may win no more than ${most}`] : []),
    ...(isTooLow ? [`its cap may take away more than one in ${CAP_LOSS_MAX.denominator} of the stakes`] : []),
  ]
}
