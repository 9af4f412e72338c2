import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, nothing, uuid } from '../wire.ts'
import { DEPOSIT_REASONS, DEPOSIT_STATES, DEPOSIT_STEPS, DEPOSITS_PER_PAGE, RETURN_REASONS } from './depositWords.ts'
import { DEPOSIT_WAYS } from '../brand/settingsMoney.ts'

const way = z.enum(DEPOSIT_WAYS)

/** What the member does next. */
const nextStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), url: z.string() }),
  z.strictObject({
    kind: z.literal('bank'),
    holder: z.string(),
    /** The name of the bank, where the member needs it. */
    bank: z.optional(z.string()),
    account: z.string(),
    reference: z.string(),
    /** What else the brand says about its account. */
    note: z.optional(z.string()),
    url: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('address'),
    address: z.string(),
    confirmations: z.int(),
    url: z.optional(z.string()),
  }),
  z.strictObject({ kind: z.literal('agent'), code: z.string() }),
])
export type DepositNext = z.infer<typeof nextStep>

export const depositLine = z.strictObject({
  id: uuid,
  /** Grows with every deposit of the brand; lists are sorted by it. */
  seq: z.int(),
  way,
  amount: atoms,
  /** What the provider charges on top. */
  fee: atoms,
  currency,
  state: z.enum(DEPOSIT_STATES),
  /** What was paid so far, once the provider has confirmed it. */
  paid: z.nullable(atoms),
  /** The part that exceeded the member's limits. It is never credited and goes back to the payer. */
  toReturn: atoms,
  /** The part of that which the provider has sent back. */
  returned: atoms,
  returnReason: z.nullable(z.enum(RETURN_REASONS)),
  /** The part that was not taken back; less than was paid once some went back. Null until the payment is confirmed. */
  kept: z.nullable(atoms),
  /** What was charged back and was no longer in the balance. */
  owed: atoms,
  reason: z.nullable(z.enum(DEPOSIT_REASONS)),
  askedAtMs: epochMs,
  expectedAtMs: epochMs,
  expiresAtMs: epochMs,
})
export type DepositLine = z.infer<typeof depositLine>

export const depositDetail = z.strictObject({
  ...depositLine.shape,
  next: z.nullable(nextStep),
  confirmations: z.nullable(z.int()),
  hasReceipt: z.boolean(),
  /** What the member's limits leave if it is paid now; null where there is no limit, or nothing is to be paid. */
  room: z.nullable(atoms),
  timeline: z.array(z.strictObject({ step: z.enum(DEPOSIT_STEPS), atMs: epochMs, note: z.nullable(z.string()) })),
})
export type DepositDetail = z.infer<typeof depositDetail>

const offer = z.strictObject({
  way,
  min: atoms,
  max: atoms,
  feePermille: z.int(),
  minutes: z.int(),
  /** How many of the deposits that ended in the last day were credited. */
  success: z.strictObject({ credited: z.int(), ended: z.int() }),
  /** No provider serves it at the moment. */
  isClosed: z.boolean(),
  /**
   * Of cash: how long the member's own agent took from a code to its credit, in half of the last ones at most. Null
   * without an agent, or with too few codes to say.
   */
  desk: z.nullable(z.strictObject({ medianMs: z.int(), count: z.int(), days: z.int() })),
})
export type DepositOffer = z.infer<typeof offer>

/** An agent's code as typed: capitals and digits that cannot be confused. */
const cashCode = z.string().check(z.maxLength(20))

const one = z.strictObject({ id: uuid })

/** Deposits. */
export const deposit = {
  ways: defineCall({
    method: 'GET',
    path: '/api/v1/deposits/ways',
    may: 'member',
    says: 'The ways to pay in, each with its limits, fee, usual time and how often it worked in the last day.',
    request: nothing,
    reply: z.strictObject({
      currency,
      decimals: z.int(),
      ways: z.array(offer),
      /** What the member's own deposit limit leaves; null where there is none. */
      room: z.nullable(atoms),
    }),
    refusals: [],
    perMinute: 120,
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/v1/deposits',
    may: 'member',
    says: 'Creates a deposit; a retry with the same key returns the same one.',
    request: z.strictObject({ key, way, amount: atoms, currency: z.optional(currency) }),
    reply: depositDetail,
    refusals: [
      'deposit.amount_invalid',
      'deposit.decimals',
      'deposit.below_min',
      'deposit.above_max',
      'deposit.other_currency',
      'account.frozen',
      'deposit.way_closed',
      'deposit.provider_closed',
      'deposit.too_many_open',
      'limit.excluded',
      'limit.identity_required',
      'limit.deposit_reached',
      'wallet.key_reused',
    ],
    perMinute: 30,
    isMoney: true,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/deposits',
    may: 'member',
    says: `The member’s deposits, newest first, ${DEPOSITS_PER_PAGE} at a time.`,
    request: z.strictObject({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))) }),
    reply: z.strictObject({ lines: z.array(depositLine), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 120,
  }),
  one: defineCall({
    method: 'GET',
    path: '/api/v1/deposits/:id',
    may: 'member',
    says: 'One deposit with its timeline; while it is open, the provider is asked for its state.',
    request: one,
    reply: depositDetail,
    refusals: ['deposit.unknown'],
    perMinute: 240,
  }),
  opened: defineCall({
    method: 'POST',
    path: '/api/v1/deposits/:id/opened',
    may: 'member',
    says: 'Records that the member went on to the provider’s page.',
    request: one,
    reply: nothing,
    refusals: ['deposit.unknown'],
    perMinute: 60,
    isParting: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/v1/deposits/:id/cancel',
    may: 'member',
    says: 'Cancels a deposit that nobody has paid yet. A payment that arrives later is still credited, within the member’s limits.',
    request: one,
    reply: depositDetail,
    refusals: ['deposit.unknown', 'deposit.not_waiting'],
    perMinute: 30,
  }),
  receipt: defineCall({
    method: 'POST',
    path: '/api/v1/deposits/:id/receipt',
    may: 'member',
    says: 'Adds the picture of a bank transfer, which was uploaded before.',
    request: z.strictObject({ id: uuid, upload: uuid }),
    reply: depositDetail,
    refusals: ['deposit.unknown', 'deposit.not_waiting', 'upload.unknown'],
    perMinute: 20,
  }),
  cash: defineCall({
    method: 'POST',
    path: '/api/v1/deposits/cash/find',
    may: 'agent',
    says: 'The deposit of the member who shows this code.',
    request: z.strictObject({ code: cashCode }),
    reply: z.strictObject({ member: z.string(), amount: atoms, currency, expiresAtMs: epochMs }),
    refusals: ['account.frozen', 'deposit.code_unknown', 'deposit.member_closed'],
    perMinute: 20,
  }),
  confirmCash: defineCall({
    method: 'POST',
    path: '/api/v1/deposits/cash/confirm',
    may: 'agent',
    says: 'Confirms that the agent has taken the cash: the amount moves from the agent’s own wallet to the member’s.',
    request: z.strictObject({ code: cashCode, amount: atoms }),
    reply: z.strictObject({ member: z.string(), amount: atoms, currency }),
    refusals: [
      'account.frozen',
      'deposit.code_unknown',
      'deposit.amount_invalid',
      'deposit.own_code',
      'deposit.member_closed',
      'wallet.insufficient_funds',
    ],
    perMinute: 20,
    isSensitive: true,
    isMoney: true,
  }),
}
