import { audit } from '../../money/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findNewestReports, insertReport, type BooksReport } from './books.sql.ts'
import { waitingIn } from './books.ts'

export type BooksOptions = { readonly db: Db; readonly clock: Clock; readonly log: Log }

export type Books = {
  /** Checks every chain and every sum, and keeps what was found. A fault is an error in the log, each time. */
  check(): Promise<BooksReport>
  /** The newest reports, newest first; checks now where there is none. */
  newest(): Promise<readonly BooksReport[]>
  /** How much of it waits for somebody: faults, and a check that did not come. */
  waiting(): Promise<number>
}

/** Half a day of hourly reports. */
const REPORTS_SHOWN = 12

/** Two who ask while the books are being checked wait for the same answer. */
export function openBooks({ db, clock, log }: BooksOptions): Books {
  let running: Promise<BooksReport> | undefined

  async function checkNow(): Promise<BooksReport> {
    const checkedAtMs = clock.nowMs()
    const { legs, faults, accounts, counts } = await audit(db.url)
    const report = { checkedAtMs, tookMs: Math.max(0, clock.nowMs() - checkedAtMs), entries: legs, faults, accounts }
    // Before anything is written: whoever is to be woken must hear of it even when the report cannot be kept.
    if (faults.length > 0) log.error({ counts, faults }, 'the books do not add up')
    await db.write((tx) => insertReport(tx, report))
    return report
  }

  const check = (): Promise<BooksReport> => {
    running ??= checkNow().finally(() => (running = undefined))
    return running
  }

  return {
    check,
    async newest() {
      const kept = await db.read((tx) => findNewestReports(tx, REPORTS_SHOWN))
      return kept.length > 0 ? kept : [await check()]
    },
    async waiting() {
      const [newest] = await db.read((tx) => findNewestReports(tx, 1))
      return waitingIn(newest, clock.nowMs())
    },
  }
}
