import { addDays, ATOMS_PER_UNIT, hours, minutes } from '@ronda/core'
import { dayOf, firstDayOf } from './rank.ts'
import { countBets, settleRanks, type RankOptions } from './rank.actions.ts'
import { listStandings } from './rank.sql.ts'

/** How many days ago the member of a demo bet how much, in whole units: up, down by one, and up again. */
const PAST: ReadonlyMap<number, number> = new Map([
  [58, 180],
  [57, 240],
  [55, 310],
  [54, 420],
  [52, 690],
  [51, 860],
  [49, 220],
  [47, 130],
  [44, 90],
  [40, 60],
  [33, 40],
  [20, 350],
  [19, 520],
  [17, 610],
  [16, 480],
  [14, 900],
  [13, 740],
  [11, 1_250],
  [9, 980],
  [8, 640],
  [7, 1_110],
  [5, 1_320],
  [4, 870],
  [3, 1_560],
  [2, 430],
  [1, 790],
  [0, 260],
])
const FIRST = Math.max(...PAST.keys())

/**
 * Gives the member of a demo a rank with a past: valid bets of other days, counted and compared as those of any member.
 * Does nothing for who has bet before.
 */
export async function fillForDemo(options: RankOptions, account: string): Promise<void> {
  const { db, clock, walletStore } = options
  const { cash: wallet } = await walletStore.of(account)
  const nowMs = clock.nowMs()
  const today = dayOf(nowMs)
  await db.write(async (tx) => {
    if ((await listStandings(tx, [wallet], firstDayOf(today))).length > 0) return
    for (let ago = FIRST; ago >= 0; ago -= 1) {
      const startMs = Date.parse(`${addDays(today, -ago)}T00:00:00Z`)
      await settleRanks(options, tx, [wallet], Math.min(nowMs, startMs + minutes(20)))
      const units = PAST.get(ago)
      if (units === undefined) continue
      const atMs = Math.min(nowMs, startMs + hours(20))
      await countBets(options, tx, [{ wallet, valid: BigInt(units) * ATOMS_PER_UNIT, atMs }], atMs)
    }
  })
}
