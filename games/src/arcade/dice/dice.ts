import { instant, type ArcadeRules } from '../arcade.ts'
import { fieldsOf, isOneOf, isWithin } from '../read.ts'

/** The roll is one of so many numbers, shown as 00.00 to 99.99. */
export const ROLLS = 10_000

/** The fewest and the most numbers that may win: the riskiest bet pays 9,900 stakes, the safest 1.0102. */
export const CHANCE_MIN = 1
export const CHANCE_MAX = 9_800

/** 99 hundredths of the fair price of a chance are paid. */
const PRICE = 99_000_000

const SIDES = ['under', 'over'] as const

export type DiceBet = {
  readonly side: (typeof SIDES)[number]
  /** How many of the numbers win: the lowest ones, or the highest. */
  readonly chance: number
}

export type DiceView = { readonly roll: number }

/** What a winning bet pays, in ten-thousandths of the stake, cut and not rounded. */
export function dicePays(chance: number): number {
  return Math.floor(PRICE / chance)
}

function diceWins({ side, chance }: DiceBet, roll: number): boolean {
  return side === 'under' ? roll < chance : roll >= ROLLS - chance
}

export const dice: ArcadeRules<DiceBet, never, DiceView> = instant({
  id: 'dice',
  model: { id: 'dice', rolls: ROLLS, chanceMin: CHANCE_MIN, chanceMax: CHANCE_MAX, price: PRICE },
  readBet(value) {
    const { side, chance } = fieldsOf(value)
    if (!isOneOf(side, SIDES) || !isWithin(chance, CHANCE_MIN, CHANCE_MAX)) return undefined
    return { side, chance }
  },
  draw(bet, rng) {
    const roll = rng(ROLLS)
    return { view: { roll }, paid: diceWins(bet, roll) ? dicePays(bet.chance) : 0 }
  },
})
