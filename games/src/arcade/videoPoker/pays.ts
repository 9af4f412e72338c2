import { present, type Rational, rational } from '@ronda/core'
import { isRoyal, kindOf, leastPair } from '../cards/handValue.ts'

/** What a hand can be worth, from nothing upwards. A pair pays from jacks on. */
export const POKER_PRIZES = [
  'nothing',
  'jacksOrBetter',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const
export type PokerPrize = (typeof POKER_PRIZES)[number]

/** A pay table, and its return for optimal holds: proven by every deal. */
export type PokerTable = {
  readonly id: string
  /** In stakes, in the order of the prizes. */
  readonly pays: readonly number[]
  readonly best: Rational
}

/** Named by what a full house and a flush pay. */
export const nineSix: PokerTable = {
  id: 'poker-9-6',
  pays: [0, 1, 2, 3, 4, 6, 9, 25, 50, 800],
  best: rational(1_653_526_326_983n, 1_661_102_543_100n),
}

export const eightFive: PokerTable = {
  id: 'poker-8-5',
  pays: [0, 1, 2, 3, 4, 5, 8, 25, 50, 800],
  best: rational(1_616_226_757_427n, 1_661_102_543_100n),
}

const JACK = 9
const JACKS = leastPair(JACK)
const ROYAL = POKER_PRIZES.length - 1

/** Where a hand stands in the list of prizes, from its value. */
export function prizeOf(value: number): number {
  if (value < JACKS) return 0
  return isRoyal(value) ? ROYAL : Math.max(1, kindOf(value))
}

export const prizeName = (value: number): PokerPrize => present(POKER_PRIZES[prizeOf(value)], 'a name for every prize')

/** In stakes. */
export const paysOf = ({ pays }: PokerTable, value: number): number => pays[prizeOf(value)] ?? 0
