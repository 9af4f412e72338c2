import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing } from '../wire.ts'

const run = {
  checkedAtMs: epochMs,
  /** Null for runs from before this was stored. */
  tookMs: z.nullable(z.int()),
  entries: z.int(),
}

const report = z.strictObject({
  ...run,
  faults: z.array(z.string()),
  accounts: z.array(z.strictObject({ account: z.string(), currency, balance: atoms })),
  /** The check is due every hour, and has not run for two. */
  isLate: z.boolean(),
  /** Earlier runs, newest first, each with its number of faults. */
  before: z.array(z.strictObject({ ...run, faults: z.int() })),
})
export type BooksReport = z.infer<typeof report>

export const books = {
  audit: defineCall({
    method: 'GET',
    path: '/api/v1/office/books',
    may: 'operator',
    says: 'The newest audit of the ledger: the balance of each house account and every fault found.',
    request: nothing,
    reply: report,
    refusals: [],
    perMinute: 240,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/v1/office/books/check',
    may: 'operator',
    says: 'Audits the ledger now. Requests during an audit get the same result.',
    request: nothing,
    reply: report,
    refusals: [],
    perMinute: 6,
  }),
}
