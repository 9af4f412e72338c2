import { runMinimum } from '../../payLaws.ts'

/**
 * Ten paying symbols. Coins for runs of three, four, five and six of the highest-paying and of the lowest-paying one.
 */
type Ends = { readonly dearest: readonly number[]; readonly cheapest: readonly number[] }

const FLAT: Ends = { dearest: [10, 25, 60, 150], cheapest: [4, 8, 15, 30] }
const STEEP: Ends = { dearest: [100, 500, 3000, 10_000], cheapest: [8, 25, 80, 200] }

export const PAYING_SYMBOLS = 10

/** Round amounts that are easy to read on a pay table. */
const FINE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90]

/** A flatter table would pay the highest symbol hardly more than the lowest, or five of a kind hardly more than three. */
const FLATTEST = -0.2

/** The game that a pay table is made for. */
export type PayGame = { readonly reels: number; readonly wins: 'lines' | 'ways'; readonly cost: number }

/** A pay table between flat (0) and steep (1), and beyond; all of it times `scale`, and none below its minimum. */
export function payShape(game: PayGame, steepness: number, scale: number): readonly (readonly number[])[] {
  const { reels } = game
  const slope = Math.max(steepness, FLATTEST)
  return Array.from({ length: PAYING_SYMBOLS }, (_, rank) => {
    const pays: number[] = []
    for (let run = 3; run <= reels; run++) {
      // Three reels have one run only: it pays what a run of five pays in other games.
      const at = reels === 3 ? 2 : run - 3
      const dearest = between(FLAT.dearest[at] ?? 0, STEEP.dearest[at] ?? 0, slope)
      const cheapest = between(FLAT.cheapest[at] ?? 0, STEEP.cheapest[at] ?? 0, slope)
      const pay = fine(scale * between(dearest, cheapest, rank / (PAYING_SYMBOLS - 1)))
      pays.push(Math.max(pay, runMinimum(game, run - 3, pays)))
    }
    return pays
  })
}

/** Interpolates between two amounts, by equal factors. */
function between(from: number, to: number, part: number): number {
  return from * (to / from) ** part
}

/** The nearest round amount, and never zero. */
function fine(amount: number): number {
  let power = 1
  while (amount / power >= 100) power *= 10
  const best = FINE.reduce((near, one) =>
    Math.abs(one * power - amount) < Math.abs(near * power - amount) ? one : near,
  )
  return Math.max(1, best * power)
}
