import { plus, rational, times, type Rational } from '@ronda/core'
import type { ParSheet } from '../parSheet.ts'
import { overUp, sumUp, timesUp } from './upward.ts'

/** No more rounds than this reach a cap, and it takes away no more coins than this from a round on average. */
export type CapBound = { readonly rate: number; readonly loss: number }

/** What the facts say about the largest win of a round. */
export type LargestRound = Pick<ParSheet, 'largestRoundWin' | 'largestRoundRate' | 'cap'>

/** The better of several bounds of the same: each of them holds. */
export function leastOf(bounds: readonly CapBound[]): CapBound {
  return {
    rate: Math.min(...bounds.map(({ rate }) => rate)),
    loss: Math.min(...bounds.map(({ loss }) => loss)),
  }
}

/** A bound for whichever of several rounds is played. */
export function mostOfBounds(bounds: readonly CapBound[]): CapBound {
  return {
    rate: Math.max(...bounds.map(({ rate }) => rate)),
    loss: Math.max(...bounds.map(({ loss }) => loss)),
  }
}

/** For rounds of several kinds, each as frequent as its weight. */
export function mixBounds(parts: readonly (readonly [weight: number, bound: CapBound])[]): CapBound {
  const whole = parts.reduce((sum, [weight]) => sum + weight, 0)
  const mean = (of: (bound: CapBound) => number): number =>
    sumUp(parts.map(([weight, bound]) => timesUp(overUp(weight, whole), of(bound))))
  return { rate: mean(({ rate }) => rate), loss: mean(({ loss }) => loss) }
}

/** Of a game whose rounds win so many coins at most, unless its cap ends them before. */
export function largestRound(
  { cost, winMax = Infinity }: { readonly cost: number; readonly winMax?: number },
  possible: number,
  boundOf: (most: number) => CapBound,
): LargestRound {
  const most = Math.min(possible, winMax * cost)
  const { rate, loss } = boundOf(most)
  return {
    largestRoundWin: rational(BigInt(most), BigInt(cost)),
    largestRoundRate: oneInOf(Math.min(rate, 1)),
    ...(possible > most && { cap: { stakes: winMax, lossMax: oneInOf(loss / cost) } }),
  }
}

/** Of a game without a cap, whose best round comes as often as this. */
export function bestRound(cost: number, { most, rate }: Best): LargestRound {
  const count = rate.numerator === 0n ? BigInt(RAREST) : rate.denominator / rate.numerator
  return {
    largestRoundWin: rational(BigInt(most), BigInt(cost)),
    largestRoundRate: rational(1n, count < RAREST ? count : BigInt(RAREST)),
  }
}

/** The most coins of something, and how often they come. */
export type Best = { readonly most: number; readonly rate: Rational }

/** Of several ways, of which one is taken: the shares of those that win most are added. */
export function bestOf(ways: readonly Best[]): Best {
  const most = Math.max(...ways.map((way) => way.most))
  const rate = ways.reduce((sum, way) => (way.most === most ? plus(sum, way.rate) : sum), rational(0n))
  return { most, rate }
}

/** Of one thing, and after it of another that does not depend on what the first one won. */
export function bestOfBoth(one: Best, other: Best): Best {
  return { most: one.most + other.most, rate: times(one.rate, other.rate) }
}

/** Rarer than this is not distinguished. */
const RAREST = 10 ** 15

/** One in so many, rounded towards what is more frequent, to two digits. */
function oneInOf(rate: number): Rational {
  // Of a loss: a cap can take away more than whole stakes.
  if (rate > 1) return rational(BigInt(Math.ceil(rate * (1 + 2 ** -40))))
  const count = Math.floor(Math.min(RAREST, (1 - 2 ** -40) / rate))
  const digits = BigInt(String(Math.max(1, count)).length)
  const unit = digits > 2n ? 10n ** (digits - 2n) : 1n
  return rational(1n, (BigInt(Math.max(1, count)) / unit) * unit)
}
