import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing, uuid, wholeInAddress, written } from '../wire.ts'

/** In their books and not in ours, the other way round, another amount, or ours but not in the ledger. */
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
  /** Who closed it, when and why; the house closes what has come right by itself. */
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
  /** Why the provider's books could not be read. */
  failure: z.nullable(z.string()),
})
export type ReconciliationRun = z.infer<typeof run>

const liability = z.strictObject({
  at: epochMs,
  currencies: z.array(
    z.strictObject({
      currency,
      purposes: z.array(z.strictObject({ purpose: z.string(), wallets: z.int(), total: atoms })),
      /** What is owed to players, and what the house's accounts hold: together they are nothing. */
      players: atoms,
      house: atoms,
      isEqual: z.boolean(),
    }),
  ),
})
export type Liability = z.infer<typeof liability>

/** The providers' books against ours, and what is owed to players. */
export const reconciliation = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/reconciliation',
    may: 'operator',
    says: 'Differences between the providers’ books and ours, the newest first; `next` goes on.',
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
    says: 'Closes a difference with what was found out about it.',
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
    says: 'The days that were compared, the newest first.',
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
    says: 'What the house owes its players, by purpose, held against the accounts of the house.',
    request: nothing,
    reply: liability,
    refusals: [],
    perMinute: 12,
  }),
}
