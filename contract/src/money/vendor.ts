import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, nothing, uuid } from '../wire.ts'

/** How the sandbox vendor behaves: it can simulate the failures of real ones. */
export const VENDOR_MOODS = ['works', 'refuses', 'silent', 'late'] as const
export type VendorBehaviour = (typeof VENDOR_MOODS)[number]

const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/))

/**
 * Money moved between cash and a vendor. While it is `waiting` the vendor has not replied, and is asked again until it
 * does.
 */
const vendorMove = z.strictObject({
  id: uuid,
  vendor: z.string(),
  direction: z.enum(['in', 'out']),
  /** The requested amount; null means everything that was there. */
  amount: z.nullable(atoms),
  /** The amount that moved, once it is known. */
  moved: z.nullable(atoms),
  /** What was won at the vendor since the last settlement; negative if it was lost. */
  result: z.nullable(atoms),
  state: z.enum(['waiting', 'done', 'refused']),
  /**
   * Who started it: the member, or the server: when a game was left, at sign-out, after idle time, or at a
   * restriction.
   */
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

/** Money at vendors whose games do not use the cash wallet. */
export const vendor = {
  vendors: defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    may: 'member',
    says: 'The vendors whose games do not use the cash wallet, the money there, and the latest moves.',
    request: nothing,
    reply: z.strictObject({
      currency,
      /** Main is the member's cash; the others are vendors. */
      main: atoms,
      vendors: z.array(
        z.strictObject({
          code: z.string(),
          name: z.string(),
          /** By our ledger: what was moved there and has not come back. */
          amount: atoms,
          /** By the vendor: more if something was won there, less if lost; null while the vendor does not reply. */
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
    says: 'Moves money between cash and a vendor. A retry with the same key returns the state of the first.',
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
    says: 'Moves all money at a vendor, or at all vendors, back to cash.',
    request: z.strictObject({ vendor: z.nullable(vendorCode), cause: z.enum(['member', 'left']) }),
    reply: z.strictObject({ moves: z.array(vendorMove) }),
    refusals: [],
    perMinute: 60,
    isMoney: true,
  }),
}

/** The sandbox vendor from its own side. Available only where it is in use. */
export const vendorSandbox = {
  look: defineCall({
    method: 'GET',
    path: '/api/v1/sandbox/vendor',
    may: 'member',
    says: 'The sandbox vendor’s balance of the signed-in member, its behaviour, and the requests it received.',
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
    says: 'Makes the sandbox vendor refuse, not reply, or lose its reply after acting; or work again.',
    request: z.strictObject({ mood: z.enum(VENDOR_MOODS) }),
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
  play: defineCall({
    method: 'POST',
    path: '/api/v1/sandbox/vendor/play',
    may: 'member',
    says: 'Plays a round at the sandbox vendor, won or lost as requested.',
    request: z.strictObject({ stake: atoms, isWin: z.boolean() }),
    reply: z.strictObject({ balance: atoms }),
    refusals: ['wallet.insufficient_funds', 'wallet.amount_invalid'],
    perMinute: 240,
  }),
}
