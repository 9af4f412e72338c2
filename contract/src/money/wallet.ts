import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, nothing } from '../wire.ts'

/** `seq` grows with every entry of the cash wallet: of two balances, the one with the higher number is newer. */
export const balance = z.strictObject({ currency, cash: atoms, held: atoms, seq: z.int() })
export type Balance = z.infer<typeof balance>

export const wallet = {
  balance: defineCall({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    may: 'member',
    says: 'The money of the signed-in member: available and held.',
    request: nothing,
    reply: balance,
    refusals: [],
    perMinute: 240,
  }),
}
