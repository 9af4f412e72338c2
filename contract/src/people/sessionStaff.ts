import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothing } from '../wire.ts'
import { loginReply, passkeyAnswer, stepWay } from './session.ts'
import { captchaAnswer } from './verification.ts'

/**
 * The sign-in of staff, separate from that of members. A member is refused here like an unknown name, and staff are
 * refused at the members' sign-in in the same way.
 */
export const staffSession = {
  login: defineCall({
    method: 'POST',
    path: '/api/v1/office/login',
    may: 'anyone',
    says: 'Signs staff in by username and password; a code of the authenticator or a passkey is required next.',
    request: z.strictObject({
      username: z.string().check(z.maxLength(64)),
      password: z.string().check(z.maxLength(128)),
      captcha: z.optional(captchaAnswer),
    }),
    reply: loginReply,
    refusals: [
      'session.wrong_credentials',
      'session.wrong_credentials_captcha',
      'session.captcha_required',
      'session.captcha_wrong',
      'session.locked',
      'session.blocked',
    ],
    perMinute: 30,
    isCostly: true,
    isEncrypted: true,
    // Staff must be able to sign in under maintenance to end it.
    isAlwaysOpen: true,
  }),
  finishStep: defineCall({
    method: 'POST',
    path: '/api/v1/office/login/step',
    may: 'anyone',
    says: 'Finishes the sign-in of staff with a code of the authenticator.',
    request: z.strictObject({
      challenge: z.string().check(z.maxLength(100)),
      way: stepWay,
      code: z.string().check(z.maxLength(80)),
    }),
    reply: loginReply,
    refusals: [
      'session.step_expired',
      'session.way_not_offered',
      'verification.code_wrong',
      'verification.code_expired',
      'verification.code_used_up',
    ],
    perMinute: 30,
    isEncrypted: true,
    isAlwaysOpen: true,
  }),
  passkeyOptions: defineCall({
    method: 'POST',
    path: '/api/v1/office/login/passkey/options',
    may: 'anyone',
    says: 'The options for a browser to sign staff in with a passkey, or to prove their identity again.',
    request: nothing,
    reply: z.strictObject({ challenge: z.string(), options: z.record(z.string(), z.unknown()) }),
    refusals: ['verification.not_enabled'],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
  passkeyLogin: defineCall({
    method: 'POST',
    path: '/api/v1/office/login/passkey',
    may: 'anyone',
    says: 'Signs staff in with a passkey that verified its user (fingerprint, face or PIN).',
    request: z.strictObject({ challenge: z.string().check(z.maxLength(100)), answer: passkeyAnswer }),
    reply: loginReply,
    refusals: ['factor.passkey_refused', 'session.wrong_credentials', 'session.blocked', 'verification.not_enabled'],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
}
