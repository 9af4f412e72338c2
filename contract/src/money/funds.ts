import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, nothing, uuid } from '../wire.ts'

/**
 * What a part of a member's money is. `inPlay`, `pendingOut` and `moving` are held: by open rounds, by withdrawals, and on
 * the way to a vendor. `vendor` is at a vendor whose games do not play from cash.
 */
export const FUNDS_PARTS = ['cash', 'bonus', 'inPlay', 'pendingOut', 'moving', 'vendor'] as const

/** How the vendor of the sandbox behaves: as real ones do on good and bad days. */
export const VENDOR_MOODS = ['works', 'refuses', 'silent', 'late'] as const
export type VendorMood = (typeof VENDOR_MOODS)[number]

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

const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/))

/** Money between cash and a vendor. While it is `waiting` the vendor has not answered, and is asked until it does. */
const vendorMove = z.strictObject({
  id: uuid,
  vendor: z.string(),
  direction: z.enum(['in', 'out']),
  /** What was asked for; nothing means all that was there. */
  amount: z.nullable(atoms),
  /** What really moved, once that is known. */
  moved: z.nullable(atoms),
  /** What was won at the vendor since the last word on it, or lost when negative. */
  result: z.nullable(atoms),
  state: z.enum(['waiting', 'done', 'refused']),
  /** Who asked for it: the member, or we: when a game was left, at sign-out, after idle time, or at a restriction. */
  cause: z.enum(['member', 'left', 'signed_out', 'idle', 'restricted']),
  askedAtMs: epochMs,
})
export type VendorMove = z.infer<typeof vendorMove>

const moveRefusals = [
  'vendor.unknown',
  'vendor.busy',
  'vendor.refused',
  'vendor.limits_set',
  'wallet.amount_invalid',
  'wallet.insufficient_funds',
  'wallet.key_reused',
  'limit.excluded',
  'limit.identity_required',
  'limit.betting_blocked',
  'limit.pending',
  'limit.session_reached',
] as const

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
  vendors: defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    may: 'member',
    says: 'The vendors whose games do not play from cash, what is there, and the latest moves to and from them.',
    request: nothing,
    reply: z.strictObject({
      currency,
      /** Main is the member's cash; the others are vendors. */
      main: atoms,
      vendors: z.array(
        z.strictObject({
          code: z.string(),
          name: z.string(),
          /** In our books: what went there and has not come home. */
          amount: atoms,
          /** In the vendor's: more when something was won there, less when lost; nothing while it does not say. */
          reported: z.nullable(atoms),
        }),
      ),
      recent: z.array(vendorMove),
    }),
    refusals: [],
    perMinute: 240,
  }),
  walletTransfer: defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    may: 'member',
    says: 'Moves money between cash and a vendor. Sent again with its key, it says what became of the first.',
    request: z.strictObject({ key, vendor: vendorCode, direction: z.enum(['in', 'out']), amount: z.nullable(atoms) }),
    reply: vendorMove,
    refusals: [...moveRefusals],
    perMinute: 60,
    isMoney: true,
  }),
  bringHome: defineCall({
    method: 'POST',
    path: '/wps/v2/wallets/bringHome',
    may: 'member',
    says: 'Brings everything that is at a vendor, or at all of them, back to cash.',
    request: z.strictObject({ vendor: z.nullable(vendorCode), cause: z.enum(['member', 'left']) }),
    reply: z.strictObject({ moves: z.array(vendorMove) }),
    refusals: [],
    perMinute: 60,
    isMoney: true,
  }),
}

/** The vendor of the sandbox as seen from its own side. Answered only where it is in use. */
export const vendorSandbox = {
  look: defineCall({
    method: 'GET',
    path: '/api/v1/sandbox/vendor',
    may: 'member',
    says: 'What the sandbox vendor has of the signed-in member, how it behaves, and what it was asked for.',
    request: nothing,
    reply: z.strictObject({
      code: z.string(),
      name: z.string(),
      currency,
      mood: z.enum(VENDOR_MOODS),
      balance: atoms,
      requests: z.array(
        z.strictObject({
          id: uuid,
          kind: z.enum(['deposit', 'withdrawal']),
          isDone: z.boolean(),
          amount: atoms,
          atMs: epochMs,
        }),
      ),
    }),
    refusals: [],
    perMinute: 240,
  }),
  mood: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/vendor/mood',
    may: 'member',
    says: 'Makes the sandbox vendor refuse, fall silent, or do what it is asked and lose its answer; or work again.',
    request: z.strictObject({ mood: z.enum(VENDOR_MOODS) }),
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
  play: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/vendor/play',
    may: 'member',
    says: 'A round at the sandbox vendor, won or lost as asked.',
    request: z.strictObject({ stake: atoms, isWin: z.boolean() }),
    reply: z.strictObject({ balance: atoms }),
    refusals: ['wallet.insufficient_funds', 'wallet.amount_invalid'],
    perMinute: 240,
  }),
}
