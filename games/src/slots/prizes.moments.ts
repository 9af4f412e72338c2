import { rational, type Rational } from '@ronda/core'
import type { Prizes } from './prizes.ts'
import { totalWeight } from './weights.ts'

/** Mean and mean square of an amount of coins. */
export type Moments = { readonly mean: Rational; readonly meanSquare: Rational }

/** All values that some coins can have together, and their moments. */
export type Worths = Moments & { readonly cases: ReadonlyMap<number, bigint>; readonly all: bigint }

/** By the number of coins, computed by adding one coin after the other. */
export function worthsOf(prizes: Prizes, coinsMax: number): readonly Worths[] {
  let cases: ReadonlyMap<number, bigint> = new Map([[0, 1n]])
  const weight = BigInt(totalWeight(prizes))
  return Array.from({ length: coinsMax + 1 }, (_, coins) => {
    if (coins > 0) cases = addCoin(cases, prizes)
    return { ...momentsOf(cases), cases, all: weight ** BigInt(coins) }
  })
}

/** The number of ways in which coins can have each total value, when there is one more. */
function addCoin(worths: ReadonlyMap<number, bigint>, prizes: Prizes): ReadonlyMap<number, bigint> {
  const more = new Map<number, bigint>()
  for (const [worth, ways] of worths) {
    for (const { coins, weight } of prizes) {
      more.set(worth + coins, (more.get(worth + coins) ?? 0n) + ways * BigInt(weight))
    }
  }
  return more
}

export function momentsOf(waysByCoins: ReadonlyMap<number, bigint>): Moments {
  let [ways, sum, squares] = [0n, 0n, 0n]
  for (const [coins, count] of waysByCoins) {
    ways += count
    sum += count * BigInt(coins)
    squares += count * BigInt(coins) ** 2n
  }
  return { mean: rational(sum, ways), meanSquare: rational(squares, ways) }
}
