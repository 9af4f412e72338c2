import { rational, type Rational } from '@ronda/core'
import type { PrizeName } from './step.ts'
import { totalWeight, type Weighted } from './weights.ts'

/** The possible values of a coin. */
export type CoinPrize = Weighted & { readonly coins: number; readonly name?: PrizeName }

export type Prizes = readonly [CoinPrize, ...CoinPrize[]]

const NAMES: readonly PrizeName[] = ['mini', 'minor', 'major']

/** Prizes from hundredths of a stake and weights, the lowest first; the last three are called mini, minor and major. */
export function prizesFrom(pairs: readonly (readonly [percent: number, weight: number])[], cost: number): Prizes {
  const prizes = pairs.map(([percent, weight], i): CoinPrize => {
    const coins = (percent * cost) / 100
    const name = NAMES[i - (pairs.length - NAMES.length)]
    return name === undefined ? { coins, weight } : { coins, weight, name }
  })
  return prizes as [CoinPrize, ...CoinPrize[]]
}

export function meanPrize(prizes: Prizes): Rational {
  const sum = prizes.reduce((coins, prize) => coins + BigInt(prize.coins) * BigInt(prize.weight), 0n)
  return rational(sum, BigInt(totalWeight(prizes)))
}

export function dearestOf(prizes: Prizes): number {
  return Math.max(...prizes.map(({ coins }) => coins))
}
