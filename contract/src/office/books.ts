import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing } from '../wire.ts'

const run = {
  checkedAtMs: epochMs,
  /** Null for runs from before this was kept. */
  tookMs: z.nullable(z.int()),
  entries: z.int(),
}

const report = z.strictObject({
  ...run,
  faults: z.array(z.string()),
  accounts: z.array(z.strictObject({ account: z.string(), currency, balance: atoms })),
  /** The check is due every hour, and has not come for two. */
  isLate: z.boolean(),
  /** The runs before, newest first, each with how many faults it found. */
  before: z.array(z.strictObject({ ...run, faults: z.int() })),
})
export type BooksReport = z.infer<typeof report>

export const books = {
  audit: defineCall({
    method: 'GET',
    path: '/api/v1/office/books',
    may: 'operator',
    says: 'The newest proof of the books: what each house account holds and every fault the checker found.',
    request: nothing,
    reply: report,
    refusals: [],
    perMinute: 240,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/v1/office/books/check',
    may: 'operator',
    says: 'Proves the books now. Whoever asks while they are being proved hears the same answer.',
    request: nothing,
    reply: report,
    refusals: [],
    perMinute: 6,
  }),
}
