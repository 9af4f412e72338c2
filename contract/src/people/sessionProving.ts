import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { languageCode, nothing } from '../wire.ts'
import { sentCode } from './verification.ts'

/** Ways to prove one's identity again; `sms` and `mail` are codes sent to the stored contact. */
const proofWay = z.enum(['authenticator', 'passkey', 'sms', 'mail', 'password'])
export type ProofWay = z.infer<typeof proofWay>

/**
 * What a proof is for. `session`: the browser was only remembered. `change`: credentials, contacts or money are about
 * to be changed, and the password is accepted only where there is nothing stronger.
 */
const proofPurpose = z.enum(['session', 'change'])
export type ProofPurpose = z.infer<typeof proofPurpose>

const channel = z.enum(['sms', 'mail'])
const purpose = proofPurpose

/** Proving one's identity again inside a session. */
export const proving = {
  proofWays: defineCall({
    method: 'GET',
    path: '/wps/session/prove',
    may: 'member',
    says: 'The ways in which the member can prove their identity again, strongest first; empty where signing in again is the only way.',
    request: z.strictObject({ purpose }),
    /** `hint` is the masked contact a code would be sent to; empty for the other ways. */
    reply: z.strictObject({ ways: z.array(z.strictObject({ way: proofWay, hint: z.string() })) }),
    refusals: [],
    perMinute: 60,
    isForSetUp: true,
  }),
  sendProofCode: defineCall({
    method: 'POST',
    path: '/wps/session/prove/send',
    may: 'member',
    says: 'Sends a code to the stored contact, to prove the member’s identity again.',
    request: z.strictObject({ channel, purpose, language: languageCode }),
    reply: sentCode,
    refusals: [
      'session.way_not_offered',
      'verification.not_enabled',
      'verification.country_not_served',
      'verification.wait',
      'verification.too_many',
      'verification.quota',
      'verification.not_delivered',
    ],
    perMinute: 10,
    isForSetUp: true,
  }),
  proveAgain: defineCall({
    method: 'POST',
    path: '/wps/session/prove',
    may: 'member',
    says: 'Proves the member’s identity again, by one of the offered ways; the session gets a new token and has a fresh proof.',
    request: z.discriminatedUnion('way', [
      z.strictObject({ way: z.literal('password'), purpose, password: z.string().check(z.maxLength(128)) }),
      z.strictObject({ way: z.literal('authenticator'), purpose, code: z.string().check(z.maxLength(40)) }),
      z.strictObject({ way: z.literal('sms'), purpose, code: z.string().check(z.maxLength(12)) }),
      z.strictObject({ way: z.literal('mail'), purpose, code: z.string().check(z.maxLength(12)) }),
      z.strictObject({
        way: z.literal('passkey'),
        purpose,
        challenge: z.string().check(z.maxLength(100)),
        answer: z.record(z.string(), z.unknown()),
      }),
    ]),
    reply: nothing,
    refusals: [
      'session.way_not_offered',
      'password.wrong',
      'session.locked',
      'factor.code_wrong',
      'factor.passkey_refused',
      'verification.code_wrong',
      'verification.code_expired',
      'verification.code_used_up',
    ],
    perMinute: 20,
    isEncrypted: true,
    isForSetUp: true,
  }),
}
