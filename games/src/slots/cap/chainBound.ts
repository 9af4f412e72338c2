import type { Outcome } from '../reels/freeSpins/chain.ts'
import { leastOf, type CapBound } from './facts.ts'
import { overUp, PER_E_LN_2_UP, plusUp, powerUp, timesUp } from './upward.ts'

/**
 * A round of free spins in which each spin depends on those before it through the number of spins alone. Chernoff: for
 * every r > 1, a share of at most r^-K · E[r^X] of the rounds reaches K. Bennett: a spin wins between nothing and m, and
 * there r^(x ÷ m) ≤ 1 + l·x ÷ m + (r − 1 − l)·(x ÷ m)² for l ≥ ln r: so its mean and its mean square bound E[r^(X ÷ m)],
 * and the chain of the free spins multiplies. Here m is the largest win of any spin, and stops with smaller ones have a
 * smaller r. And y ≤ m ÷ (e·ln r) · r^(y ÷ m) for every y: so the same number bounds what
 * rounds win above K.
 */
export type CappedChain = {
  /** The paid spin; absent where the free spins are bought. */
  readonly paid?: readonly Outcome[]
  /** With how many free spins a bought round begins. */
  readonly bought?: number
  readonly free: readonly Outcome[]
  readonly limit: number
  /** The cap in coins. */
  readonly most: number
}

/** Above and below the logarithm of two, by far more than the constant is rounded. */
const LN_2_UP = Math.LN2 * (1 + 2 ** -24)
const LN_2_DOWN = Math.LN2 * (1 - 2 ** -24)
/** More than the sums of a tally can be rounded. */
const ROUNDED = 1 + 2 ** -40

/** r is a power of two: the best one for every game is among these. */
const POWERS = Array.from({ length: 27 }, (_, i) => 4 + i)

export function chainBound(chain: CappedChain): CapBound {
  const largest = Math.max(...[...(chain.paid ?? []), ...chain.free].map(({ most }) => most))
  return leastOf(
    POWERS.map((power) => {
      const rate = timesUp(meanPower(chain, largest, power), powerUp((-power * chain.most) / largest))
      return { rate, loss: timesUp(overUp(timesUp(PER_E_LN_2_UP, largest), power), rate) }
    }),
  )
}

/** At least E[r^(X ÷ largest)] of a round, for r = 2^power: backwards from the last free spin. */
function meanPower({ paid, bought = 0, free, limit }: CappedChain, largest: number, power: number): number {
  const [ofPaid, ofFree] = [paid, free].map((outcomes) => weigh(outcomes ?? [], largest, power))
  let after: readonly number[] = Array.from({ length: limit + 1 }, () => 1)
  const next = (kinds: readonly Kind[] = [], awarded: number): number =>
    kinds.reduce(
      (sum, { awards, weight }) => plusUp(sum, timesUp(weight, after[Math.min(limit, awarded + awards)] ?? 1)),
      0,
    )
  for (let played = limit - 1; played >= 0; played--) {
    after = after.map((_, awarded) => (awarded <= played ? 1 : next(ofFree, awarded)))
  }
  return paid ? next(ofPaid, 0) : (after[Math.min(limit, bought)] ?? 1)
}

/** How many free spins a spin awards; its share of the spins, times the bound of its mean power. */
type Kind = { readonly awards: number; readonly weight: number }

function weigh(outcomes: readonly Outcome[], largest: number, power: number): readonly Kind[] {
  const all = outcomes.reduce((sum, { stops }) => sum + stops, 0)
  return outcomes.map((outcome) => ({
    awards: outcome.awarded,
    weight: timesUp(overUp(outcome.stops, all), meanPowerOf(outcome, (power * outcome.most) / largest)),
  }))
}

/** At least the mean of 2^(exponent · x ÷ most) over these stops. */
function meanPowerOf({ stops, coins, squares, most }: Outcome, exponent: number): number {
  if (most === 0) return 1
  const mean = overUp(overUp(coins * ROUNDED, stops), most)
  const square = overUp(overUp(overUp(squares * ROUNDED, stops), most), most)
  // With a smaller logarithm than for the mean it is larger than needed, by far more than this difference is rounded.
  const curve = powerUp(exponent) - 1 - LN_2_DOWN * exponent
  return plusUp(1, plusUp(timesUp(timesUp(LN_2_UP, exponent), mean), timesUp(curve, square)))
}
