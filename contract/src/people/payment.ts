import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, languageCode, nothing } from '../wire.ts'

const text = z.string().check(z.maxLength(128))
const channel = z.enum(['sms', 'mail'])

/** The payment password: asked for where money leaves, so that an open screen or a stolen session is not enough. */
export const payment = {
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
  sendCode: defineCall({
    method: 'POST',
    path: '/api/v1/member/payment/code',
    may: 'member',
    says: 'Sends a code to the member’s own number or address, to set a payment password that was forgotten.',
    request: z.strictObject({ channel, language: languageCode }),
    reply: z.strictObject({ expiredMinutes: z.int() }),
    refusals: [
      'payment_password.no_contact',
      'verification.not_enabled',
      'verification.country_not_served',
      'verification.wait',
      'verification.too_many',
      'verification.quota',
      'verification.not_delivered',
    ],
    perMinute: 10,
    isSensitive: true,
  }),
  set: defineCall({
    method: 'PUT',
    path: '/api/v1/member/payment',
    may: 'member',
    says: 'Sets or changes the payment password, proven by the current one, by the password of the account or by a code.',
    request: z.strictObject({
      next: text,
      proof: z.discriminatedUnion('way', [
        z.strictObject({ way: z.literal('current'), text }),
        z.strictObject({ way: z.literal('password'), text }),
        z.strictObject({ way: z.literal('code'), channel, text: z.string().check(z.maxLength(12)) }),
      ]),
    }),
    reply: nothing,
    refusals: [
      'identity.payment_password_invalid',
      'payment_password.weak',
      'payment_password.missing',
      'payment_password.wrong',
      'payment_password.locked',
      'payment_password.no_contact',
      'password.wrong',
      'session.locked',
      'verification.code_wrong',
      'verification.code_expired',
      'verification.code_used_up',
    ],
    perMinute: 20,
    isSensitive: true,
    isEncrypted: true,
  }),
}
