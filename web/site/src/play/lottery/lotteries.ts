/** The lottery pages, and how each is called in the texts. */
const names = { '/lottery': 'title', '/seaLottery': 'sea', '/vnLottery': 'vn' } as const

export type LotteryName = (typeof names)[keyof typeof names]

/** Paths differ by case alone in places, so they are compared as they are. */
export function lotteryOf(path: string): LotteryName {
  return Object.entries(names).find(([page]) => page === path)?.[1] ?? 'title'
}
