import type { Rng } from '@ronda/core'
import { instant, type ArcadeRules } from '../arcade.ts'
import { fieldsOf, isWithin } from '../read.ts'

/** Two draws make one number of so many: a target of any size then returns 99 % to the sixth decimal. */
const HALF = 1_000_000
const NUMBERS = HALF * HALF

/** 99 hundredths of the fair price of a target are paid. */
const EDGE = 99

/** Targets in hundredths: 1.01 to 10,000 times the stake. */
export const TARGET_MIN = 101
export const TARGET_MAX = 1_000_000

export type LimboBet = {
  /** In hundredths of the stake: what is paid when the result reaches it. */
  readonly target: number
}

export type LimboView = {
  /** In hundredths, cut and not rounded; no higher than the highest target. */
  readonly result: number
}

/** Result = 0.99 ÷ u for a number u in (0, 1], so that it reaches x with a chance of 0.99 ÷ x. */
export function limboResult(number: number): number {
  return Math.min(Math.floor((EDGE * NUMBERS) / (number + 1)), TARGET_MAX)
}

/** How many of the numbers reach a target. */
export function limboChances(target: number): number {
  return Math.floor((EDGE * NUMBERS) / target)
}

/** Two draws, and their result. */
export function drawLimbo(rng: Rng): number {
  const high = rng(HALF)
  return limboResult(high * HALF + rng(HALF))
}

/** The numbers that determine the result, as plain data. */
export const LIMBO_MODEL: Readonly<Record<'numbers' | 'edge' | 'targetMin' | 'targetMax', number>> = {
  numbers: NUMBERS,
  edge: EDGE,
  targetMin: TARGET_MIN,
  targetMax: TARGET_MAX,
}

export const limbo: ArcadeRules<LimboBet, never, LimboView> = instant({
  id: 'limbo',
  model: { id: 'limbo', ...LIMBO_MODEL },
  readBet(value) {
    const { target } = fieldsOf(value)
    return isWithin(target, TARGET_MIN, TARGET_MAX) ? { target } : undefined
  },
  draw({ target }, rng) {
    const result = drawLimbo(rng)
    return { view: { result }, paid: result >= target ? target * 100 : 0 }
  },
})
