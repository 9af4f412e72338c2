import { plus, rational, times, type Rational } from '@ronda/core'
import type { Quoted } from '../football/quote.ts'

const BILLION = 1_000_000_000n

/** What a stake of one returns and risks on average, by the fair chances. */
function meansOf({ chances, price }: Quoted): { readonly returned: Rational; readonly valid: Rational } {
  const odds = rational(BigInt(price ?? 0), 1_000n)
  const gain = rational(BigInt(price ?? 0) - 1_000n, 1_000n)
  const lesser = (part: Rational): Rational => (part.numerator > part.denominator ? rational(1n) : part)
  const half = rational(1n, 2n)
  const chance = (billionths: number): Rational => rational(BigInt(billionths), BILLION)
  const { win, halfWin, push, halfLose } = chances
  const lose = Number(BILLION) - win - halfWin - push - halfLose
  const sum = (parts: readonly Rational[]): Rational => parts.reduce(plus, rational(0n))
  return {
    returned: sum([
      times(chance(win), odds),
      times(chance(halfWin), times(plus(odds, rational(1n)), half)),
      chance(push),
      times(chance(halfLose), half),
    ]),
    valid: sum([
      times(chance(win), lesser(gain)),
      times(chance(halfWin), lesser(times(gain, half))),
      times(chance(halfLose), half),
      chance(lose),
    ]),
  }
}

const valueOf = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator)

/** The part of the valid bet that the book keeps on average. */
export function keptOf(quoted: Quoted): number {
  const { returned, valid } = meansOf(quoted)
  return (1 - valueOf(returned)) / valueOf(valid)
}
