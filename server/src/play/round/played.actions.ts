import type { Db, Tx } from '../../platform/postgres/db.ts'
import { countPlayed, newDay, playedMsAt, type Played } from './played.ts'
import { findRoundsAfter, findRoundsBefore } from './position.sql.ts'
import { PAUSE_MS, type CountedRound } from './position.ts'

/** How long a wallet has been played with since the start of the day (UTC) of this time. */
export type PlayedMs = (wallet: number, nowMs: number) => Promise<number>

const PAGE_MAX = 1_000
/** A whole day at two rounds a second; for a faster player only the newest so many are measured. */
const ROUNDS_MAX = 150_000
/** An evicted entry only has to be counted again. */
const REMEMBERED_MAX = 50_000
const SEQ_MAX = 2 ** 31 - 1

/** The rounds of the day and the last one before it, in the order played. */
async function findDay(tx: Tx, wallet: number, dayMs: number): Promise<readonly CountedRound[]> {
  const found: CountedRound[] = []
  while (found.length < ROUNDS_MAX) {
    const page = await findRoundsBefore(tx, wallet, found.at(-1)?.seq ?? SEQ_MAX, PAGE_MAX)
    found.push(...page)
    const oldest = page.at(-1)
    if (page.length < PAGE_MAX || oldest === undefined || oldest.atMs < dayMs - PAUSE_MS) break
  }
  return found.toReversed()
}

async function countOn(tx: Tx, wallet: number, known: Played): Promise<Played> {
  let played = known
  for (;;) {
    const page = await findRoundsAfter(tx, wallet, played.lastSeq, PAGE_MAX)
    played = countPlayed(played, page)
    if (page.length < PAGE_MAX) return played
  }
}

/** Counted once a day; after that only new rounds are read. */
export function openPlayed(db: Db): PlayedMs {
  const known = new Map<number, Played>()
  return async (wallet, nowMs) => {
    const today = newDay(nowMs)
    const last = known.get(wallet)
    const played = await db.read(async (tx) =>
      last?.dayMs === today.dayMs
        ? countOn(tx, wallet, last)
        : countPlayed(today, await findDay(tx, wallet, today.dayMs)),
    )
    known.delete(wallet)
    known.set(wallet, played)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest)
    return playedMsAt(played, nowMs)
  }
}
