import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing, uuid } from '../wire.ts'

/** When the sandbox provider notifies the server: at once, late, three times, or never. */
export const SANDBOX_NOTICES = ['now', 'late', 'thrice', 'never'] as const
export const SANDBOX_BEHAVIOURS = ['open', 'closed', 'silent'] as const
/** The result of a refund: done at once, waiting for a decision, or failed. */
export const SANDBOX_REFUNDS = ['done', 'waiting', 'failed'] as const
export const SANDBOX_CONFIRMATIONS = 3

const reason = z.enum(['declined', 'no_funds', 'not_authorised'])
const notice = z.enum(SANDBOX_NOTICES)

const charge = z.strictObject({
  id: uuid,
  way: z.enum(['card', 'bank', 'ewallet', 'crypto']),
  amount: atoms,
  fee: atoms,
  currency,
  reference: z.string(),
  state: z.enum(['waiting', 'paid', 'failed', 'reversed']),
  paid: atoms,
  /** The part that has not gone back to the payer. */
  left: atoms,
  /** What the merchant refunded, and the part of that which is still pending. */
  refunded: atoms,
  refunding: atoms,
  confirmations: z.int(),
  reason: z.nullable(z.string()),
  returnUrl: z.string(),
  createdAtMs: epochMs,
})
export type SandboxCharge = z.infer<typeof charge>

const payout = z.strictObject({
  id: uuid,
  amount: atoms,
  currency,
  holder: z.string(),
  institution: z.string(),
  account: z.string(),
  kind: z.enum(['bank', 'wallet']),
  state: z.enum(['waiting', 'paid', 'failed']),
  reason: z.nullable(z.string()),
  createdAtMs: epochMs,
})
export type SandboxPayout = z.infer<typeof payout>

/** The pages of the sandbox provider, which simulates another company. Available only where the sandbox is in use. */
export const providerSandbox = {
  sandboxState: defineCall({
    method: 'GET',
    path: '/api/v1/sandbox/pay',
    may: 'anyone',
    says: 'The latest charges and payouts of the sandbox provider, and its current behaviour.',
    request: nothing,
    reply: z.strictObject({
      charges: z.array(charge),
      payouts: z.array(payout),
      mood: z.enum(SANDBOX_BEHAVIOURS),
      paysAtOnce: z.boolean(),
      refunds: z.enum(SANDBOX_REFUNDS),
    }),
    refusals: [],
    perMinute: 240,
  }),
  setSandboxState: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/pay',
    may: 'anyone',
    says: 'Closes the sandbox provider, makes it reply too late, keeps payouts waiting, or lets refunds wait or fail.',
    request: z.strictObject({
      mood: z.enum(SANDBOX_BEHAVIOURS),
      paysAtOnce: z.boolean(),
      /** Unchanged when absent. */
      refunds: z.optional(z.enum(SANDBOX_REFUNDS)),
    }),
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
  charge: defineCall({
    method: 'GET',
    path: '/api/v1/sandbox/pay/:id',
    may: 'anyone',
    says: 'A charge as the provider’s page shows it.',
    request: z.strictObject({ id: uuid }),
    reply: charge,
    refusals: [],
    perMinute: 240,
  }),
  act: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/pay/:id',
    may: 'anyone',
    says: 'Pays, sends, confirms, refuses or charges back a charge, also in part, or ends a waiting refund, as the payer or a bank would.',
    request: z.discriminatedUnion('act', [
      z.strictObject({ id: uuid, act: z.literal('pay'), sent: atoms, notice }),
      z.strictObject({ id: uuid, act: z.literal('send'), sent: atoms, notice }),
      z.strictObject({ id: uuid, act: z.literal('confirm'), notice }),
      z.strictObject({ id: uuid, act: z.literal('fail'), reason, notice }),
      /** Everything that is left, when there is no amount. */
      z.strictObject({ id: uuid, act: z.literal('reverse'), amount: z.optional(atoms), notice }),
      z.strictObject({ id: uuid, act: z.literal('refund'), state: z.enum(['done', 'failed']), notice }),
    ]),
    reply: charge,
    refusals: ['sandbox.not_possible'],
    perMinute: 120,
    isMoney: true,
  }),
  settlePayout: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/payout/:id',
    may: 'anyone',
    says: 'Pays or refuses a waiting payout.',
    request: z.strictObject({ id: uuid, state: z.enum(['paid', 'failed']), notice }),
    reply: nothing,
    refusals: ['sandbox.not_possible'],
    perMinute: 120,
    isMoney: true,
  }),
}
