import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, nothing, uuid } from '../wire.ts'

/** Where money can be paid out to: a bank account, or an address on a blockchain. */
export const PAYOUT_KINDS = ['bank', 'wallet'] as const
export const payoutKind = z.enum(PAYOUT_KINDS)
export type PayoutKind = z.infer<typeof payoutKind>

/** The supported blockchain networks. */
export const PAYOUT_NETWORKS = ['BTC', 'ERC20', 'TRC20'] as const
export type PayoutNetwork = (typeof PAYOUT_NETWORKS)[number]

/**
 * The format of a bank account number: CLABE in Mexico, CCI in Peru, IBAN, or a plain number without known check
 * digits.
 */
export const PAYOUT_FORMATS = ['clabe', 'cci', 'iban', 'account'] as const
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number]

/** More than anybody needs, and few enough to list. */
export const PAYOUT_ACCOUNTS_MAX = 5

export const payoutAccountLine = z.strictObject({
  id: z.string(),
  kind: payoutKind,
  /** The bank's name, or the network. */
  institution: z.string(),
  /** The last digits only: enough to recognise one's own. */
  masked: z.string(),
  boundAt: epochMs,
  /** A new account cannot be used until then, so that its owner is notified before a thief can use it. */
  usableAt: epochMs,
  /** False for an account in another name than the payee name; nothing is paid to it. */
  isOwnName: z.boolean(),
})
export type PayoutAccountLine = z.infer<typeof payoutAccountLine>

export const payoutAccount = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/member/payout-accounts',
    may: 'member',
    says: 'The member’s payout accounts, and the name they must be in.',
    request: nothing,
    reply: z.strictObject({
      list: z.array(payoutAccountLine),
      /** The verified name, or else the payee name; null until the first account sets it. */
      holder: z.nullable(z.string()),
      /** Whether an approved identity document has that name. */
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
    says: 'Adds an account in the member’s own name. It can be used after a waiting time, and its owner is notified.',
    request: z.strictObject({
      key,
      kind: payoutKind,
      institution: z.string().check(z.maxLength(60), z.regex(/^\P{Cc}*$/u)),
      /** The format of a bank account; detected from the number when absent. */
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
    says: 'Removes an account. Payouts already sent to it still arrive.',
    request: z.strictObject({ id: uuid }),
    reply: nothing,
    refusals: ['payout.account_unknown'],
    perMinute: 20,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
