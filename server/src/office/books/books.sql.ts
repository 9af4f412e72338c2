import { CURRENCIES, type Currency } from '@ronda/core'
import { z } from 'zod/mini'
import type { Tx } from '../../platform/postgres/db.ts'

export type BooksReport = {
  readonly checkedAtMs: number
  /** Null for reports from before this was recorded. */
  readonly tookMs: number | null
  readonly entries: number
  readonly faults: readonly string[]
  readonly accounts: readonly { readonly account: string; readonly currency: Currency; readonly balance: bigint }[]
}

const digits = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String })
const storedAccounts = z.array(z.object({ account: z.string(), currency: z.enum(CURRENCIES), balance: digits }))

export async function insertReport(tx: Tx, report: BooksReport): Promise<void> {
  await tx
    .insertInto('books_report')
    .values({
      checked_at: new Date(report.checkedAtMs),
      took_ms: report.tookMs,
      entries: BigInt(report.entries),
      faults: JSON.stringify(report.faults),
      accounts: JSON.stringify(z.encode(storedAccounts, [...report.accounts])),
    })
    .execute()
}

/** Newest first. */
export async function findNewestReports(tx: Tx, atMost: number): Promise<readonly BooksReport[]> {
  const rows = await tx.selectFrom('books_report').selectAll().orderBy('id', 'desc').limit(atMost).execute()
  return rows.map((row) => ({
    checkedAtMs: row.checked_at.getTime(),
    tookMs: row.took_ms,
    entries: Number(row.entries),
    faults: z.parse(z.array(z.string()), row.faults),
    accounts: z.parse(storedAccounts, row.accounts),
  }))
}
