import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, nothing } from '../wire.ts'

/**
 * The kinds of a member's money. `inPlay`, `pendingOut` and `moving` are held: by open rounds, by withdrawals, and on
 * the way to a vendor. `vendor` is at a vendor whose games do not use the cash wallet.
 */
export const FUNDS_PARTS = ['cash', 'bonus', 'inPlay', 'pendingOut', 'moving', 'vendor'] as const

const vendorName = z.strictObject({ code: z.string(), name: z.string() })

export const explainedFunds = z.strictObject({
  currency,
  /** The sum of all wallets of the member. The parts add up to it exactly. */
  total: atoms,
  /** The `seq` of the cash wallet, as in a balance: of two replies, the one with the higher number is newer. */
  seq: z.int(),
  parts: z.array(
    z.strictObject({
      part: z.enum(FUNDS_PARTS),
      /** Which vendor, for money at a vendor. */
      vendor: z.nullable(vendorName),
      amount: atoms,
      /** The wallet whose lines explain it, as named in the statement. */
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
    says: 'All money of the signed-in member: each part with its kind and the wallet whose lines explain it.',
    request: nothing,
    reply: explainedFunds,
    refusals: [],
    perMinute: 240,
  }),
}
