import { audit } from '../../money/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findNewestReports, insertReport, type BooksReport } from './books.sql.ts'
import { waitingIn } from './books.ts'

export type BooksOptions = { readonly db: Db; readonly clock: Clock; readonly log: Log }

export type Books = {
  /** Checks every chain and every sum of the ledger, and stores the report. Logs an error for faults, each time. */
  check(): Promise<BooksReport>
  /** The newest reports, newest first; runs a check where there is none. */
  newest(): Promise<readonly BooksReport[]>
  /** How many items need attention: faults, and a missing check. */
  waiting(): Promise<number>
}

/** Half a day of hourly reports. */
const REPORTS_SHOWN = 12

/** Calls made while a check is running wait for its report. */
export function openBooks({ db, clock, log }: BooksOptions): Books {
  let running: Promise<BooksReport> | undefined

  async function checkNow(): Promise<BooksReport> {
    const checkedAtMs = clock.nowMs()
    const { legs, faults, accounts, counts } = await audit(db.url)
    const report = { checkedAtMs, tookMs: Math.max(0, clock.nowMs() - checkedAtMs), entries: legs, faults, accounts }
    // Logged before the report is written: the alert must go out even when the report cannot be stored.
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
      const stored = await db.read((tx) => findNewestReports(tx, REPORTS_SHOWN))
      return stored.length > 0 ? stored : [await check()]
    },
    async waiting() {
      const [newest] = await db.read((tx) => findNewestReports(tx, 1))
      return waitingIn(newest, clock.nowMs())
    },
  }
}
