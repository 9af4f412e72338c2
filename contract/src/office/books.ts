import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing } from '../wire.ts'

export const books = {
  audit: defineCall({
    method: 'GET',
    path: '/api/v1/office/books',
    may: 'operator',
    says: 'The newest proof of the books: what each house account holds and every fault the checker found.',
    request: nothing,
    reply: z.strictObject({
      checkedAtMs: epochMs,
      entries: z.int(),
      faults: z.array(z.string()),
      accounts: z.array(z.strictObject({ account: z.string(), currency, balance: atoms })),
    }),
    refusals: [],
    perMinute: 30,
  }),
}
