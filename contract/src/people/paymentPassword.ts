import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, nothing } from '../wire.ts'

const text = z.string().check(z.maxLength(128))

/** The payment password: required where money leaves, so that an open screen or a stolen session is not enough. */
export const paymentPassword = {
  status: defineCall({
    method: 'GET',
    path: '/api/v1/member/payment',
    may: 'member',
    says: 'Whether there is a payment password, how many tries are left, and until when it is locked.',
    request: nothing,
    reply: z.strictObject({ isSet: z.boolean(), triesLeft: z.int(), lockedUntilMs: z.nullable(epochMs) }),
    refusals: [],
    perMinute: 120,
  }),
  set: defineCall({
    method: 'PUT',
    path: '/api/v1/member/payment',
    may: 'member',
    says: 'Sets the payment password, changes it with the current one, or sets a new one where it was forgotten.',
    request: z.strictObject({
      next: text,
      /** Absent where there is none yet, or where it was forgotten: then the account's password is not enough. */
      current: z.optional(text),
    }),
    reply: nothing,
    refusals: [
      'identity.payment_password_invalid',
      'payment_password.weak',
      'payment_password.missing',
      'payment_password.wrong',
      'payment_password.locked',
      'payment_password.reset_refused',
    ],
    perMinute: 20,
    isSensitive: true,
    needsFreshProof: true,
    isEncrypted: true,
  }),
}
