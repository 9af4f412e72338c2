import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing, uuid, wholeInAddress, written } from '../wire.ts'

/**
 * In the provider's report and not in our records, the other way round, another amount, or in our records but not in
 * the ledger.
 */
export const RECONCILIATION_FAULTS = ['missingHere', 'missingThere', 'amount', 'unbooked'] as const

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const difference = z.strictObject({
  id: z.int(),
  provider: z.string(),
  day,
  kind: z.enum(['charge', 'reversal', 'payout']),
  /** Of the deposit or withdrawal. */
  subject: uuid,
  fault: z.enum(RECONCILIATION_FAULTS),
  currency,
  theirs: z.nullable(atoms),
  ours: z.nullable(atoms),
  booked: z.nullable(atoms),
  foundAt: epochMs,
  isOpen: z.boolean(),
  /** Who closed it, when and why; the server closes differences that resolved themselves. */
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
})
export type ReconciliationCase = z.infer<typeof difference>

const run = z.strictObject({
  provider: z.string(),
  day,
  ranAt: epochMs,
  matched: z.int(),
  differences: z.int(),
  /** Why the provider's report could not be read. */
  failure: z.nullable(z.string()),
})
export type ReconciliationRun = z.infer<typeof run>

const liability = z.strictObject({
  at: epochMs,
  currencies: z.array(
    z.strictObject({
      currency,
      purposes: z.array(z.strictObject({ purpose: z.string(), wallets: z.int(), total: atoms })),
      /** What is owed to players, and what the house accounts hold: together they are zero. */
      players: atoms,
      houseAccounts: atoms,
      isEqual: z.boolean(),
    }),
  ),
})
export type Liability = z.infer<typeof liability>

/** The providers' reports compared with our records, and what is owed to players. */
export const reconciliation = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/reconciliation',
    may: 'operator',
    says: 'Differences between the providers’ reports and our records, newest first; `next` gives the next page.',
    request: z.strictObject({ isOpen: z.enum(['yes', 'no']), before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ list: z.array(difference), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/reconciliation/cases/:id',
    may: 'operator',
    says: 'One difference.',
    request: z.strictObject({ id: wholeInAddress }),
    reply: difference,
    refusals: ['reconciliation.unknown'],
    perMinute: 240,
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/v1/office/reconciliation/cases/:id/close',
    may: 'operator',
    says: 'Closes a difference with the result of the investigation.',
    request: z.strictObject({ id: wholeInAddress, note: written(3, 500) }),
    reply: difference,
    refusals: ['reconciliation.unknown', 'reconciliation.closed'],
    perMinute: 60,
    isSensitive: true,
  }),
  runs: defineCall({
    method: 'GET',
    path: '/api/v1/office/reconciliation/runs',
    may: 'operator',
    says: 'The compared days, newest first.',
    request: nothing,
    reply: z.strictObject({ list: z.array(run) }),
    refusals: [],
    perMinute: 240,
  }),
  run: defineCall({
    method: 'POST',
    path: '/api/v1/office/reconciliation/runs',
    may: 'operator',
    says: 'Compares a day (UTC) now, with every provider.',
    request: z.strictObject({ day }),
    reply: z.strictObject({ list: z.array(run) }),
    refusals: ['reconciliation.day'],
    perMinute: 6,
  }),
  liability: defineCall({
    method: 'GET',
    path: '/api/v1/office/liability',
    may: 'operator',
    says: 'What is owed to players, by purpose, compared with the house accounts.',
    request: nothing,
    reply: liability,
    refusals: [],
    perMinute: 12,
  }),
}
