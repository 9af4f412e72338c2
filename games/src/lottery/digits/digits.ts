import { rational } from '@ronda/core'
import { WHOLE, type SharedRules } from '../../tables/rules.ts'
import type { LotteryBet } from '../lines.ts'
import { lotteryRules, type Kind, type Kinds } from '../lottery.ts'
import { isDigits } from '../picks.ts'
import { SHOW_MS } from '../shows.ts'
import { parityOf, sizeOf, SUBJECTS, SUM_MAX, sumOf, type DigitsOutcome, type Subject } from './halves.ts'

export const PLACES = 5

/** What a unit pays, the unit included, in ten-thousandths of it. */
export const DIGIT_PAYS = {
  /** Big or small, odd or even. */
  half: 19_600,
  digit: 96_000,
  two: 960_000,
  three: 9_600_000,
  five: 960_000_000,
  /** Divided by the ways that make the sum, and cut to hundredths of the unit. */
  sum: 960_000_000,
  /** The higher of two places; equal ones lose it. */
  side: 21_600,
  tie: 96_000,
} as const

/** In how many of the 100,000 draws the digits come to each sum. */
export const SUM_WAYS: readonly number[] = waysOf(PLACES)

function waysOf(places: number): readonly number[] {
  if (places === 0) return [1]
  const fewer = waysOf(places - 1)
  return Array.from({ length: fewer.length + 9 }, (_, sum) =>
    fewer.slice(Math.max(0, sum - 9), sum + 1).reduce((ways, each) => ways + each, 0),
  )
}

/** What a unit on a sum pays. */
export const paysOfSum = (sum: number): number => Math.floor(DIGIT_PAYS.sum / (SUM_WAYS[sum] ?? 1) / 100) * 100

/** The place and the side that `3:big` and `sum:odd` name. */
function subjectOf(pick: string): Subject | undefined {
  return SUBJECTS.find((subject) => pick.startsWith(subject))
}

const halves = (
  names: readonly [string, string],
  halfOf: (outcome: DigitsOutcome, subject: Subject) => string,
): Kind<DigitsOutcome> => ({
  factor: 1,
  isPick: (pick) => SUBJECTS.some((subject) => names.some((name) => pick === `${subject}:${name}`)),
  paid(pick, outcome) {
    const subject = subjectOf(pick)
    return subject !== undefined && pick.endsWith(halfOf(outcome, subject)) ? DIGIT_PAYS.half : 0
  },
  most: () => DIGIT_PAYS.half,
  returned: () => rational(BigInt(DIGIT_PAYS.half), BigInt(2 * WHOLE)),
})

const ending = (many: number, pays: number): Kind<DigitsOutcome> => ({
  factor: 1,
  isPick: (pick) => isDigits(pick, many),
  paid: (pick, { digits }) => (digits.slice(-many).join('') === pick ? pays : 0),
  most: () => pays,
  returned: () => rational(BigInt(pays), BigInt(10 ** many * WHOLE)),
})

/** Which of two places has the higher digit. */
function duelOf(pick: string, { digits }: DigitsOutcome): 'dragon' | 'tiger' | 'tie' {
  const [dragon = 0, tiger = 0] = [pick.charAt(0), pick.charAt(2)].map((place) => digits[Number(place) - 1])
  if (dragon === tiger) return 'tie'
  return dragon > tiger ? 'dragon' : 'tiger'
}

const duel: Kind<DigitsOutcome> = {
  factor: 1,
  isPick: (pick) => /^[1-5]-[1-5]:(dragon|tiger|tie)$/.test(pick) && pick.charAt(0) < pick.charAt(2),
  paid(pick, outcome) {
    if (!pick.endsWith(`:${duelOf(pick, outcome)}`)) return 0
    return duel.most(pick)
  },
  most: (pick) => (pick.endsWith(':tie') ? DIGIT_PAYS.tie : DIGIT_PAYS.side),
  // Ten of a hundred pairs of digits are equal; the others are split evenly between the two.
  returned: (pick) =>
    pick.endsWith(':tie')
      ? rational(BigInt(DIGIT_PAYS.tie), BigInt(10 * WHOLE))
      : rational(BigInt(DIGIT_PAYS.side) * 45n, BigInt(100 * WHOLE)),
}

export const digitKinds: Kinds<DigitsOutcome> = {
  size: halves(['big', 'small'], sizeOf),
  parity: halves(['odd', 'even'], parityOf),
  digit: {
    factor: 1,
    isPick: (pick) => /^[1-5]:\d$/.test(pick),
    paid: (pick, { digits }) => (digits[Number(pick.charAt(0)) - 1] === Number(pick.charAt(2)) ? DIGIT_PAYS.digit : 0),
    most: () => DIGIT_PAYS.digit,
    returned: () => rational(BigInt(DIGIT_PAYS.digit), BigInt(10 * WHOLE)),
  },
  two: ending(2, DIGIT_PAYS.two),
  three: ending(3, DIGIT_PAYS.three),
  five: ending(5, DIGIT_PAYS.five),
  sum: {
    factor: 1,
    isPick: (pick) => isDigits(pick, 2) && Number(pick) <= SUM_MAX,
    paid: (pick, outcome) => (sumOf(outcome) === Number(pick) ? paysOfSum(Number(pick)) : 0),
    most: (pick) => paysOfSum(Number(pick)),
    returned: (pick) =>
      rational(BigInt(paysOfSum(Number(pick)) * (SUM_WAYS[Number(pick)] ?? 0)), BigInt(10 ** PLACES * WHOLE)),
  },
  duel,
}

const digitRules = (id: string, showMs: number): SharedRules<LotteryBet, DigitsOutcome> =>
  lotteryRules({
    id,
    model: { id, places: PLACES, pays: DIGIT_PAYS, ways: SUM_WAYS },
    kinds: digitKinds,
    draw: (rng) => ({ digits: Array.from({ length: PLACES }, () => rng(10)) }),
    showMs: () => showMs,
  })

export const elott1: SharedRules<LotteryBet, DigitsOutcome> = digitRules('elott1', SHOW_MS.minute)
export const elott3: SharedRules<LotteryBet, DigitsOutcome> = digitRules('elott3', SHOW_MS.digits)
export const elott5: SharedRules<LotteryBet, DigitsOutcome> = digitRules('elott5', SHOW_MS.digits)
