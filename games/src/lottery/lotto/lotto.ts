import { drawDistinct } from '../../arcade/distinct.ts'
import { addAmounts, worthOf, type Amounts, type Pool } from '../../tables/pool.ts'
import { WHOLE, type SharedRules } from '../../tables/rules.ts'
import { hitsOf, type BallsOutcome } from '../balls.ts'
import { readLines, unitsOf, type LotteryBet, type Written } from '../lines.ts'
import { isBalls } from '../picks.ts'
import { SHOW_MS } from '../shows.ts'
import { divideClasses } from './divide.ts'

export const LOTTO_DRAWN = 6

/** How many balls of a line must be drawn for a class to have a part in the heap. */
export const LOTTO_CLASSES = { three: 3, four: 4, five: 5, six: 6 } as const

export type LottoClass = keyof typeof LOTTO_CLASSES

/**
 * The part of every unit for each class, in ten-thousandths of it: 55 % in all. The class of six also gets what is
 * carried.
 */
export const LOTTO_PARTS = { three: 1_650, four: 825, five: 825, six: 2_200 } as const

export const LOTTO_PART = 5_500

const CLASSES: readonly LottoClass[] = ['three', 'four', 'five', 'six']

/** Every unit on a line is a share in the class that its balls have reached. */
function sharesOf({ lines }: LotteryBet, outcome: BallsOutcome): Amounts {
  return lines
    .map(({ pick, units }): Amounts => {
      const hits = hitsOf(pick, outcome)
      const reached = CLASSES.find((each) => LOTTO_CLASSES[each] === hits)
      return reached === undefined ? {} : { [reached]: units }
    })
    .reduce(addAmounts, {})
}

function lottoRules(id: string, balls: number): SharedRules<LotteryBet, BallsOutcome> {
  const kinds: Readonly<Record<'six', Written>> = {
    six: { factor: 1, isPick: (pick) => isBalls(pick, LOTTO_DRAWN, balls) },
  }
  const pool: Pool<LotteryBet, BallsOutcome> = {
    part: LOTTO_PART,
    // How many share a class is known when the numbers are drawn.
    isKnownBefore: false,
    laidBy: ({ lines }) => ({ six: unitsOf(lines, kinds) }),
    sharesOf,
    divide({ stakedUnits, carried }, shares) {
      const classes = CLASSES.map((name) => ({
        name,
        shares: shares[name] ?? 0,
        amount: LOTTO_PARTS[name] * stakedUnits,
      }))
      return divideClasses(classes, carried)
    },
  }
  return {
    id,
    model: { id, balls, drawn: LOTTO_DRAWN, classes: LOTTO_CLASSES, parts: LOTTO_PARTS },
    readBet: (value) => readLines(value, kinds),
    costOf: ({ lines }) => unitsOf(lines, kinds) * WHOLE,
    draw: (rng) => ({ drawn: drawDistinct(rng, LOTTO_DRAWN, balls).map((place) => place + 1) }),
    paid: (bet, outcome, _leftMs, perShare = {}) => worthOf(sharesOf(bet, outcome), perShare),
    pool,
    showMs: () => SHOW_MS.lotto,
    mayLeave: false,
  }
}

export const lotto45: SharedRules<LotteryBet, BallsOutcome> = lottoRules('lotto45', 45)
export const lotto55: SharedRules<LotteryBet, BallsOutcome> = lottoRules('lotto55', 55)
