import type { RewardFund } from '@ronda/contract'

type Day = RewardFund['paidByDay'][number]

/** The height of each day's bar, from 0 to 100; a day with any payment has a bar that can be seen. */
export function barHeights(days: readonly Day[]): readonly number[] {
  const highest = highestDay(days)?.paid ?? 0n
  if (highest === 0n) return days.map(() => 0)
  return days.map(({ paid }) => (paid === 0n ? 0 : Math.max(2, Number((paid * 100n) / highest))))
}

/** The day on which most was paid, the first of equals; undefined when nothing was. */
export function highestDay(days: readonly Day[]): Day | undefined {
  return days.reduce<Day | undefined>((best, day) => (day.paid > (best?.paid ?? 0n) ? day : best), undefined)
}
