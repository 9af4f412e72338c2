import { PARTS_PER_POINT } from '@ronda/contract'
import { days } from '@ronda/core'
import { changePoints, earn, type PointOptions } from './point.actions.ts'
import { findStanding } from './point.sql.ts'

/** Whole points that the member of a demo has earned, by days before its first start. */
const EARNED: readonly (readonly [daysAgo: number, points: number])[] = [
  [9, 640],
  [8, 415],
  [6, 1_280],
  [5, 730],
  [4, 2_150],
]

/** Gives the member of a demo points of past days, once. */
export async function fillForDemo(options: PointOptions, account: string): Promise<void> {
  const { db, clock } = options
  await db.write(async (tx) => {
    const { balance, entries } = await findStanding(tx, account)
    if (balance > 0n || entries > 0) return
    for (const [daysAgo, points] of EARNED) {
      const past = { clock: { nowMs: () => clock.nowMs() - days(daysAgo) } }
      await earn(past, tx, [{ account, amount: BigInt(points) * PARTS_PER_POINT }])
      // The bets of a day become its entry.
      await changePoints(past, tx, account, undefined)
    }
  })
}
