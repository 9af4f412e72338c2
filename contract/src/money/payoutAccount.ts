import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, nothing, uuid } from '../wire.ts'

/** Where money can be sent to: an account at a bank, or an address on a chain. */
export const PAYOUT_KINDS = ['bank', 'wallet'] as const
export const payoutKind = z.enum(PAYOUT_KINDS)
export type PayoutKind = z.infer<typeof payoutKind>

/** Chains that are paid on, as those who use them know them. */
export const PAYOUT_NETWORKS = ['BTC', 'ERC20', 'TRC20'] as const
export type PayoutNetwork = (typeof PAYOUT_NETWORKS)[number]

/**
 * How a bank account is written: CLABE in Mexico, CCI in Peru, IBAN, or the plain number that a bank gives, which has no
 * check digits that we know of.
 */
export const PAYOUT_FORMATS = ['clabe', 'cci', 'iban', 'account'] as const
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number]

/** More than anybody needs, and few enough to look through. */
export const PAYOUT_ACCOUNTS_MAX = 5

export const payoutAccountLine = z.strictObject({
  id: z.string(),
  kind: payoutKind,
  /** The bank's name, or the chain. */
  institution: z.string(),
  /** The last digits only: enough to recognise one's own. */
  masked: z.string(),
  boundAt: epochMs,
  /** A new account waits until then, so that a thief cannot use it before its owner has heard of it. */
  usableAt: epochMs,
  /** False for one in another name than the member is paid in; nothing is paid to it. */
  isOwnName: z.boolean(),
})
export type PayoutAccountLine = z.infer<typeof payoutAccountLine>

export const payoutAccount = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/member/payout-accounts',
    may: 'member',
    says: 'The accounts that the member can be paid to, and the name they must be in.',
    request: nothing,
    reply: z.strictObject({
      list: z.array(payoutAccountLine),
      /** The verified name, or else the one the member is paid in; null until the first account sets it. */
      holder: z.nullable(z.string()),
      /** Whether an approved identity document stands for that name. */
      isVerified: z.boolean(),
      waitHours: z.int(),
    }),
    refusals: [],
    perMinute: 120,
  }),
  bind: defineCall({
    method: 'POST',
    path: '/api/v1/member/payout-accounts',
    may: 'member',
    says: 'Adds an account in the member’s own name. It can be used after a while, and its owner is told.',
    request: z.strictObject({
      key,
      kind: payoutKind,
      institution: z.string().check(z.maxLength(60), z.regex(/^\P{Cc}*$/u)),
      /** Of a bank account; told from the number itself when absent. */
      format: z.optional(z.enum(PAYOUT_FORMATS)),
      number: z.string().check(z.maxLength(120)),
      holder: z.string().check(z.maxLength(80)),
    }),
    reply: payoutAccountLine,
    refusals: [
      'payout.institution_invalid',
      'payout.number_invalid',
      'payout.address_invalid',
      'payout.number_mistyped',
      'payout.holder_invalid',
      'payout.holder_mismatch',
      'payout.account_exists',
      'payout.too_many_accounts',
      'wallet.key_reused',
    ],
    perMinute: 20,
    isEncrypted: true,
    isSensitive: true,
    needsFreshProof: true,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/v1/member/payout-accounts/remove',
    may: 'member',
    says: 'Forgets an account. What is already on its way to it still arrives.',
    request: z.strictObject({ id: uuid }),
    reply: nothing,
    refusals: ['payout.account_unknown'],
    perMinute: 20,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
