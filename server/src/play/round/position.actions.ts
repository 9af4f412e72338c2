import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findRoundsAfter, findRoundsBefore } from './position.sql.ts'
import { addRounds, isOver, PAUSE_MS, type CountedRound, type Stretch } from './position.ts'

export type Positions = {
  /** Undefined when nobody plays with the wallet. */
  of(wallet: number): Promise<Stretch | undefined>
}

/** Most stretches end within the first page; longer ones are read in larger pages. */
const PAGE_FIRST = 100
const PAGE_MAX = 1_000
/** Twelve hours, as long as a session lasts, at a round a second. For a faster player only the newest so many count. */
const ROUNDS_MAX = 50_000
/** An evicted entry only has to be counted again. */
const REMEMBERED_MAX = 50_000
const SEQ_MAX = 2 ** 31 - 1

/** The rounds from now back to the last long pause, in the order played. */
async function countBack(tx: Tx, wallet: number, nowMs: number): Promise<readonly CountedRound[]> {
  const found: CountedRound[] = []
  let [nextMs, seq, atMost] = [nowMs, SEQ_MAX, PAGE_FIRST]
  while (found.length < ROUNDS_MAX) {
    const page = await findRoundsBefore(tx, wallet, seq, atMost)
    for (const round of page) {
      if (nextMs - round.atMs > PAUSE_MS) return found.toReversed()
      found.push(round)
      nextMs = round.atMs
      seq = round.seq
    }
    if (page.length < atMost) break
    atMost = PAGE_MAX
  }
  return found.toReversed()
}

/** Adds new rounds to a known stretch; at most half an hour of rounds can be missing. */
async function countOn(tx: Tx, wallet: number, known: Stretch): Promise<Stretch> {
  let stretch = known
  for (;;) {
    const page = await findRoundsAfter(tx, wallet, stretch.lastSeq, PAGE_MAX)
    stretch = addRounds(stretch, page) ?? stretch
    if (page.length < PAGE_MAX) return stretch
  }
}

/** The totals of the current stretch of play. Counted back once; after that only new rounds are read. */
export function openPositions(db: Db, clock: Clock): Positions {
  const known = new Map<number, Stretch>()

  function remember(wallet: number, stretch: Stretch): void {
    known.delete(wallet)
    known.set(wallet, stretch)
    if (known.size <= REMEMBERED_MAX) return
    const [oldest] = known.keys()
    if (oldest !== undefined) known.delete(oldest)
  }

  return {
    async of(wallet) {
      const nowMs = clock.nowMs()
      const last = known.get(wallet)
      const stretch = await db.read(async (tx) =>
        last === undefined || isOver(last, nowMs)
          ? addRounds(undefined, await countBack(tx, wallet, nowMs))
          : countOn(tx, wallet, last),
      )
      if (stretch === undefined || isOver(stretch, nowMs)) {
        known.delete(wallet)
        return undefined
      }
      remember(wallet, stretch)
      return stretch
    },
  }
}
