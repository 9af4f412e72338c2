import { rational, toNumber, type Rational } from '@ronda/core'
import type { Spread } from '../board/spread.ts'

// The sum of many free spins has too many values for fractions: here floats are added, all of them positive. What is
// left out or rounded down makes a win look rarer than it is, by less than one part in ten thousand.

/** What the wheel shows in the end: coins, or free spins, and what multiplies them. */
export type Way = { readonly weight: Rational; readonly spins: number; readonly coins: number; readonly by: number }

/** Chances are whole numbers out of this many, rounded down. */
const CASES = 2 ** 100

/** What is less likely than this is left out: it is far below what is announced. */
const CHANCE_MIN = 1e-20

/** Chances by the number of coins. */
type Chances = Float64Array<ArrayBuffer>

/** Everything that the wheel can pay, with the coins of the scatters that open it. */
export function spreadOf(ways: readonly Way[], freeCoins: ReadonlyMap<number, bigint>, opens: number): Spread {
  const freeSpin = spinsOf(freeCoins)
  const chances = new Map<number, number>()
  let sums: Chances = Float64Array.of(1)
  const spinsMax = Math.max(...ways.map(({ spins }) => spins))
  for (let spins = 0; spins <= spinsMax; spins++) {
    for (const { weight, by, coins } of ways.filter((way) => way.spins === spins)) {
      const share = toNumber(weight)
      sums.forEach((chance, sum) => {
        const won = opens + by * (coins + sum)
        if (chance > 0) chances.set(won, (chances.get(won) ?? 0) + share * chance)
      })
    }
    if (spins < spinsMax) sums = withSpin(sums, freeSpin)
  }
  return {
    cases: new Map(Array.from(chances, ([coins, chance]) => [coins, BigInt(Math.floor(chance * CASES))])),
    all: BigInt(CASES),
  }
}

/** What a free spin pays, the likeliest first, and how likely it is. */
type FreeSpin = { readonly coins: Int32Array; readonly chances: Chances }

function spinsOf(freeCoins: ReadonlyMap<number, bigint>): FreeSpin {
  const stops = [...freeCoins.values()].reduce((sum, many) => sum + many, 0n)
  const sorted = [...freeCoins].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  return {
    coins: Int32Array.from(sorted, ([coins]) => coins),
    chances: Float64Array.from(sorted, ([, many]) => toNumber(rational(many, stops))),
  }
}

/** The sums when there is one more free spin. */
function withSpin(sums: Chances, { coins, chances }: FreeSpin): Chances {
  const next = new Float64Array(sums.length + Math.max(...coins))
  for (let sum = 0; sum < sums.length; sum++) {
    const before = sums[sum] ?? 0
    for (let one = 0; one < coins.length; one++) {
      const chance = before * (chances[one] ?? 0)
      if (chance < CHANCE_MIN) break
      const to = sum + (coins[one] ?? 0)
      next[to] = (next[to] ?? 0) + chance
    }
  }
  return next.slice(0, next.findLastIndex((chance) => chance > 0) + 1)
}
