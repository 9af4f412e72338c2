import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, nothing } from '../wire.ts'

/**
 * What a part of a member's money is. `inPlay`, `pendingOut` and `moving` are held: by open rounds, by withdrawals, and on
 * the way to a vendor. `vendor` is at a vendor whose games do not play from cash.
 */
export const FUNDS_PARTS = ['cash', 'bonus', 'inPlay', 'pendingOut', 'moving', 'vendor'] as const

const vendorName = z.strictObject({ code: z.string(), name: z.string() })

export const explainedFunds = z.strictObject({
  currency,
  /** All wallets of the member together. The parts add up to it, to the last digit. */
  total: atoms,
  /** Of the cash wallet, as in a balance: tells which of two answers is newer. */
  seq: z.int(),
  parts: z.array(
    z.strictObject({
      part: z.enum(FUNDS_PARTS),
      /** Where it is, for what is at a vendor. */
      vendor: z.nullable(vendorName),
      amount: atoms,
      /** Whose lines explain it: the name of a wallet in the account record. */
      wallet: z.string(),
    }),
  ),
})
export type ExplainedFunds = z.infer<typeof explainedFunds>

export const funds = {
  explained: defineCall({
    method: 'GET',
    path: '/wps/v2/wallets/funds',
    may: 'member',
    says: 'All the money of the signed-in member, each part with what it is and the wallet whose lines explain it.',
    request: nothing,
    reply: explainedFunds,
    refusals: [],
    perMinute: 240,
  }),
}
