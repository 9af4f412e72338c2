import type { Amounts } from '@ronda/core/payroll'

/** What a member did on a day of a period, while in one line. */
export type EventSum = Amounts & {
  readonly account: string
  readonly line: number
  /** The place of the day in the period. */
  readonly day: number
  /** The first moment of it. */
  readonly atMs: number
}

const add = (one: EventSum, other: EventSum): EventSum => ({
  ...one,
  atMs: Math.min(one.atMs, other.atMs),
  validBet: one.validBet + other.validBet,
  stakes: one.stakes + other.stakes,
  prizes: one.prizes + other.prizes,
  rebates: one.rebates + other.rebates,
  promotions: one.promotions + other.promotions,
  paymentFees: one.paymentFees + other.paymentFees,
})

export const keyOfSum = ({ account, line, day }: EventSum): string => `${account}/${line}/${day}`

/** Adds a page of sums to those of the pages before: what is in two pages becomes one. */
export function addSums(sums: Map<string, EventSum>, page: readonly EventSum[]): void {
  for (const sum of page) {
    const key = keyOfSum(sum)
    const before = sums.get(key)
    sums.set(key, before === undefined ? sum : add(before, sum))
  }
}

function compare(one: EventSum, other: EventSum): number {
  if (one.account !== other.account) return one.account < other.account ? -1 : 1
  return one.line === other.line ? one.day - other.day : one.line - other.line
}

/** In one order, whatever the pages were. */
export const inOrder = (sums: ReadonlyMap<string, EventSum>): readonly EventSum[] =>
  [...sums.values()].toSorted(compare)
