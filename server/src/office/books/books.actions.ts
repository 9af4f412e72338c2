import { audit } from '../../money/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findNewestReport, insertReport, type BooksReport } from './books.sql.ts'

export type Books = {
  /** Checks every chain and every sum, and keeps what was found. */
  check(): Promise<BooksReport>
  newest(): Promise<BooksReport>
}

/** Two who ask while the books are being checked wait for the same answer. */
export function openBooks(db: Db, clock: Clock): Books {
  let running: Promise<BooksReport> | undefined

  async function checkNow(): Promise<BooksReport> {
    const checkedAtMs = clock.nowMs()
    const { legs, faults, accounts } = await audit(db.url)
    const report = { checkedAtMs, entries: legs, faults, accounts }
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
      return (await db.read((tx) => findNewestReport(tx))) ?? check()
    },
  }
}
