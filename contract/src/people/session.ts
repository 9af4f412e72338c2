import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, languageCode, nothing } from '../wire.ts'
import { memberInfo } from './memberInfo.ts'
import { proving } from './sessionProving.ts'
import {
  captchaAnswer,
  countryDialingCode,
  mobileNum,
  phoneServiceProof,
  sentCode,
  verificationCode,
  work,
} from './verification.ts'

const password = z.string().check(z.maxLength(128))

/** Ways to prove one's identity where the first proof is not enough; `passkey` means to sign in with it instead. */
export const stepWay = z.enum(['mobile', 'email', 'authenticator', 'bankName', 'passkey'])
export type StepWay = z.infer<typeof stepWay>

const signedIn = z.strictObject({
  step: z.literal('done'),
  member: memberInfo,
  /**
   * Identifies this session in lists; it gives no access. The session token is only in a cookie that scripts cannot
   * read.
   */
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

const moreNeeded = z.strictObject({
  step: z.literal('verify'),
  /** Identifies this sign-in until it is finished; valid for ten minutes. */
  challenge: z.string(),
  ways: z.array(z.strictObject({ way: stepWay, hint: z.string() })),
})

/** Either signed in, or a second step is needed. */
export const loginReply = z.discriminatedUnion('step', [signedIn, moreNeeded])
export type LoginReply = z.infer<typeof loginReply>

export const passkeyAnswer = z.record(z.string(), z.unknown())

export const session = {
  login: defineCall({
    method: 'POST',
    path: '/wps/session/login',
    may: 'anyone',
    says: 'Signs in by username or mobile number and password, or by mobile number and code.',
    request: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('username'),
        username: z.string().check(z.maxLength(64)),
        password,
        captcha: z.optional(captchaAnswer),
        remember: z.boolean(),
        side: z.enum(['member', 'agent']),
      }),
      z.strictObject({
        type: z.literal('mobile'),
        mobileNum,
        countryDialingCode,
        password,
        captcha: z.optional(captchaAnswer),
        remember: z.boolean(),
        side: z.enum(['member', 'agent']),
      }),
      z.strictObject({
        type: z.literal('sms'),
        mobileNum,
        countryDialingCode,
        verificationCode,
        ...phoneServiceProof,
        captcha: z.optional(captchaAnswer),
        remember: z.boolean(),
        side: z.enum(['member', 'agent']),
      }),
    ]),
    reply: loginReply,
    refusals: [
      'session.wrong_credentials',
      'session.wrong_credentials_captcha',
      'session.captcha_required',
      'session.captcha_wrong',
      'session.locked',
      'session.blocked',
      'session.non_member',
      'session.non_agent',
      'verification.not_enabled',
      'verification.phone_invalid',
      'verification.code_wrong',
      'verification.code_expired',
      'verification.code_used_up',
      'verification.service_unreachable',
    ],
    perMinute: 30,
    isCostly: true,
    isEncrypted: true,
    // Staff can sign in under maintenance; everybody else gets the reason why not.
    isAlwaysOpen: true,
  }),
  sendStepCode: defineCall({
    method: 'POST',
    path: '/wps/session/login/step/send',
    may: 'anyone',
    says: 'Sends the code of a sign-in that needs a second step, by the chosen way.',
    request: z.strictObject({ challenge: z.string().check(z.maxLength(100)), way: stepWay, language: languageCode }),
    reply: sentCode,
    refusals: [
      'session.step_expired',
      'session.way_not_offered',
      'verification.not_enabled',
      'verification.country_not_served',
      'verification.wait',
      'verification.too_many',
      'verification.quota',
      'verification.country_not_served',
      'verification.not_enabled',
      'verification.not_delivered',
    ],
    perMinute: 20,
    isAlwaysOpen: true,
  }),
  finishStep: defineCall({
    method: 'POST',
    path: '/wps/session/login/step',
    may: 'anyone',
    says: 'Finishes a sign-in with the code of the chosen way.',
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
  freeplay: defineCall({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    may: 'anyone',
    says: 'Opens a trial account that never touches real money, and signs it in.',
    request: z.strictObject({
      work,
      language: languageCode,
      os: z.optional(z.string().check(z.maxLength(40))),
      platform: z.optional(z.literal('W')),
      gatewayVersion: z.optional(z.literal('3')),
    }),
    reply: loginReply,
    refusals: ['verification.work_missing', 'verification.not_enabled'],
    perMinute: 10,
    isCostly: true,
    isEncrypted: true,
  }),
  passkeyOptions: defineCall({
    method: 'POST',
    path: '/wps/session/passkey/options',
    may: 'anyone',
    says: 'The options for a browser to sign in with a passkey, without a name or a password.',
    request: nothing,
    reply: z.strictObject({ challenge: z.string(), options: z.record(z.string(), z.unknown()) }),
    refusals: ['verification.not_enabled'],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
  passkeyLogin: defineCall({
    method: 'POST',
    path: '/wps/session/passkey',
    may: 'anyone',
    says: 'Signs in with a passkey.',
    request: z.strictObject({
      challenge: z.string().check(z.maxLength(100)),
      answer: passkeyAnswer,
      remember: z.boolean(),
      side: z.enum(['member', 'agent']),
    }),
    reply: loginReply,
    refusals: [
      'factor.passkey_refused',
      'session.blocked',
      'session.non_member',
      'session.non_agent',
      'verification.not_enabled',
    ],
    perMinute: 30,
    isAlwaysOpen: true,
  }),
  ...proving,
  logout: defineCall({
    method: 'POST',
    path: '/wps/session/logout',
    may: 'signed',
    says: 'Ends the session on the server, forgets the remembered browser, and closes its sockets.',
    request: nothing,
    reply: nothing,
    refusals: [],
    perMinute: 60,
    isAlwaysOpen: true,
    isForSetUp: true,
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/session/list',
    may: 'member',
    says: 'Where this account is signed in, and where it was recently.',
    request: nothing,
    reply: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          isThis: z.boolean(),
          device: z.string(),
          ip: z.string(),
          countryCode: z.nullable(z.string()),
          createdAtMs: epochMs,
          seenAtMs: epochMs,
          isRemembered: z.boolean(),
          isLive: z.boolean(),
        }),
      ),
    }),
    refusals: [],
    perMinute: 60,
  }),
  end: defineCall({
    method: 'POST',
    path: '/wps/session/end',
    may: 'member',
    says: 'Ends another session, or all others, and requires a new password if the member did not recognise it.',
    request: z.strictObject({ id: z.string().check(z.maxLength(60)), isStranger: z.boolean() }),
    reply: z.strictObject({ mustChangePassword: z.boolean() }),
    refusals: ['session.unknown'],
    perMinute: 30,
  }),
  ticket: defineCall({
    method: 'POST',
    path: '/api/v1/realtime/ticket',
    may: 'signed',
    says: 'A one-time token that opens the realtime socket within 30 seconds.',
    request: nothing,
    reply: z.strictObject({ ticket: z.string() }),
    refusals: [],
    perMinute: 120,
  }),
}
