import { rational, type Rational } from '@ronda/core'
import { drawDistinct } from '../../arcade/distinct.ts'
import { WHOLE, type SharedRules } from '../../tables/rules.ts'
import type { LotteryBet } from '../lines.ts'
import { lotteryRules, type Kind, type Kinds } from '../lottery.ts'
import { isDigits } from '../picks.ts'
import { SHOW_MS } from '../shows.ts'

/** 23 different numbers of four digits: `top` is the first, second and third prize. */
export type FourDOutcome = {
  readonly top: readonly string[]
  readonly starters: readonly string[]
  readonly consolations: readonly string[]
}

/** What a unit pays for a number with each prize. */
export type FourDPrizes = { readonly top: readonly number[]; readonly starter: number; readonly consolation: number }

/** How many of each there are. */
export const FOUR_D_STARTERS = 10
export const FOUR_D_CONSOLATIONS = 10

export const FOUR_D_PAYS: Readonly<Record<'big' | 'small' | 'four', FourDPrizes>> = {
  big: { top: [2_500, 1_000, 500], starter: 180, consolation: 60 },
  small: { top: [3_500, 2_000, 1_000], starter: 0, consolation: 0 },
  four: { top: [9_000, 0, 0], starter: 0, consolation: 0 },
}

const NUMBERS = 10_000

/** What a number won in the draw, in units. */
function prizeOf(number: string, { top, starters, consolations }: FourDOutcome, prizes: FourDPrizes): number {
  if (starters.includes(number)) return prizes.starter
  if (consolations.includes(number)) return prizes.consolation
  return prizes.top[top.indexOf(number)] ?? 0
}

const prizesOf = ({ top, starter, consolation }: FourDPrizes): readonly number[] => [
  ...top,
  ...Array.from({ length: FOUR_D_STARTERS }, () => starter),
  ...Array.from({ length: FOUR_D_CONSOLATIONS }, () => consolation),
]

const straight = (prizes: FourDPrizes): Kind<FourDOutcome> => ({
  factor: 1,
  isPick: (pick) => isDigits(pick, 4),
  paid: (pick, outcome) => prizeOf(pick, outcome, prizes) * WHOLE,
  most: () => Math.max(...prizesOf(prizes)) * WHOLE,
  returned: () => rational(BigInt(prizesOf(prizes).reduce((sum, prize) => sum + prize, 0)), BigInt(NUMBERS)),
})

const sorted = (pick: string): string => [...pick].toSorted().join('')

/** The number of different orders of the digits of a number: 24, 12, 6, 4 or 1. */
export function ordersOf(pick: string): number {
  const counts = [...Map.groupBy(pick, (digit) => digit).values()].map(({ length }) => length)
  const factorial = (many: number): number => (many < 2 ? 1 : many * factorial(many - 1))
  return counts.reduce((orders, count) => orders / factorial(count), factorial(pick.length))
}

/** A unit is spread over all orders of the digits: a prize is divided by their number and cut. */
function boxed(prizes: FourDPrizes): Kind<FourDOutcome> {
  const share = (prize: number, orders: number): number => Math.floor((prize * WHOLE) / orders)
  return {
    factor: 1,
    isPick: (pick) => isDigits(pick, 4) && sorted(pick) === pick && ordersOf(pick) > 1,
    paid(pick, outcome) {
      const drawn = [...outcome.top, ...outcome.starters, ...outcome.consolations]
      const alike = drawn.filter((number) => sorted(number) === pick)
      return alike.reduce((sum, number) => sum + share(prizeOf(number, outcome, prizes), ordersOf(pick)), 0)
    },
    // At most as many of its orders are drawn as there are prizes.
    most(pick) {
      const orders = ordersOf(pick)
      const shares = prizesOf(prizes).map((prize) => share(prize, orders))
      return shares.slice(0, orders).reduce((sum, each) => sum + each, 0)
    },
    returned(pick): Rational {
      const orders = ordersOf(pick)
      const shares = prizesOf(prizes).reduce((sum, prize) => sum + share(prize, orders), 0)
      return rational(BigInt(orders * shares), BigInt(NUMBERS * WHOLE))
    },
  }
}

export const fourDKinds: Kinds<FourDOutcome> = {
  big: straight(FOUR_D_PAYS.big),
  small: straight(FOUR_D_PAYS.small),
  four: straight(FOUR_D_PAYS.four),
  iBoxBig: boxed(FOUR_D_PAYS.big),
  iBoxSmall: boxed(FOUR_D_PAYS.small),
}

const DRAWN = 3 + FOUR_D_STARTERS + FOUR_D_CONSOLATIONS

export const sea4d: SharedRules<LotteryBet, FourDOutcome> = lotteryRules({
  id: 'sea4d',
  model: { id: 'sea4d', starters: FOUR_D_STARTERS, consolations: FOUR_D_CONSOLATIONS, pays: FOUR_D_PAYS },
  kinds: fourDKinds,
  draw(rng) {
    const drawn = drawDistinct(rng, DRAWN, NUMBERS).map((number) => String(number).padStart(4, '0'))
    return {
      top: drawn.slice(0, 3),
      starters: drawn.slice(3, 3 + FOUR_D_STARTERS),
      consolations: drawn.slice(3 + FOUR_D_STARTERS),
    }
  },
  showMs: () => SHOW_MS.fourD,
})
