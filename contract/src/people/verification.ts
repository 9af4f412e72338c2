import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { languageCode, nothing } from '../wire.ts'

/** Digits only, without the dialing code. */
export const mobileNum = z.string().check(z.maxLength(20))
export const countryDialingCode = z.string().check(z.regex(/^[1-9]\d{0,5}$/))

/** A code that was sent, as it was typed. */
export const verificationCode = z.string().check(z.maxLength(255))

/** A number that a third-party service has proven, as its signed token says; sent beside the code that was typed. */
export const phoneServiceProof = {
  /** The project at the service that the token was made for. */
  firebaseChannel: z.optional(z.string().check(z.maxLength(64))),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4_000))),
}

/** The solution of a puzzle of `verification.work`: unnoticeable for a person, costly for a flood of requests. */
export const work = z.string().check(z.maxLength(1_000))

/** `long` takes a phone some twenty seconds; its solution replaces a captcha for people who cannot see it. */
const workKind = z.enum(['usual', 'long'])

/**
 * An ALTCHA challenge, version 2: find the number that, after the nonce, gives a scrypt result that begins with the
 * prefix. Sent back unchanged with the solution, as `{ challenge, solution: { counter, derivedKey } }` in base64.
 */
const puzzle = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('SCRYPT'),
    nonce: z.string(),
    salt: z.string(),
    /** The cost and block size of scrypt. */
    cost: z.int(),
    memoryCost: z.int(),
    parallelism: z.int(),
    keyLength: z.int(),
    /** Hexadecimal digits that the derived key begins with. */
    keyPrefix: z.string(),
    data: z.strictObject({ until: z.int(), network: z.string(), kind: workKind }),
  }),
  signature: z.string(),
})
export type Puzzle = z.infer<typeof puzzle>

/** The answer to a captcha; or the solution of a long puzzle, for people who cannot see the captcha. */
export const captchaAnswer = z.union([
  z.strictObject({ id: z.string().check(z.maxLength(60)), text: z.string().check(z.maxLength(12)) }),
  z.strictObject({ work }),
])
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

export const sentCode = z.strictObject({
  /** Another code can be requested after this many minutes. */
  expiredMinutes: z.int(),
  /** The code is valid for this many minutes. */
  validMinutes: z.int(),
})
export type SentCode = z.infer<typeof sentCode>

const smsRequest = {
  mobileNum,
  countryDialingCode,
  work,
  captcha: z.optional(captchaAnswer),
  language: languageCode,
}

/** Why a code is not sent. */
const sendRefusals = [
  'session.captcha_required',
  'session.captcha_wrong',
  'verification.work_missing',
  'verification.phone_invalid',
  'verification.country_not_served',
  'verification.not_enabled',
  'verification.wait',
  'verification.too_many',
  'verification.quota',
  'verification.not_delivered',
] as const

/** What a page needs to ask a third-party service for a code and to exchange it for a token. */
const phoneService = z.strictObject({
  channel: z.string(),
  /** The address of its interface, Google's Identity Toolkit. */
  url: z.string(),
  /** Identifies the project; it is public by design. */
  apiKey: z.string(),
  /** The page, to be framed, that shows the service's own check for robots. */
  checkPath: z.string(),
})
export type PhoneService = z.infer<typeof phoneService>

export const verification = {
  captcha: defineCall({
    method: 'GET',
    path: '/wps/captcha',
    may: 'anyone',
    says: 'A new captcha: its picture, and the id to answer it by. It can be answered once, within five minutes.',
    request: nothing,
    reply: z.strictObject({ id: z.string(), image: z.string() }),
    refusals: [],
    perMinute: 60,
    isAlwaysOpen: true,
  }),
  work: defineCall({
    method: 'GET',
    path: '/wps/verification/work',
    may: 'anyone',
    says: 'A puzzle that a browser solves in the background; its solution goes with calls that anonymous callers could abuse.',
    request: z.strictObject({ kind: z.optional(workKind) }),
    reply: puzzle,
    refusals: [],
    perMinute: 60,
  }),
  phoneService: defineCall({
    method: 'GET',
    path: '/wps/verification/phoneService',
    may: 'anyone',
    says: 'The third-party service that sends codes to mobile numbers; null where the brand sends its own.',
    request: nothing,
    reply: z.strictObject({ service: z.nullable(phoneService) }),
    refusals: [],
    perMinute: 60,
  }),
  smsNoLogin: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    may: 'anyone',
    says: 'Sends a code for signing in by mobile or for a forgotten password. Same reply whether the number is known or not.',
    request: z.strictObject({ ...smsRequest, purpose: z.enum(['login', 'password']) }),
    reply: sentCode,
    refusals: [...sendRefusals],
    perMinute: 20,
    isCostly: true,
  }),
  smsRegister: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/register',
    may: 'anyone',
    says: 'Sends the code for a registration by mobile (or by username with a mobile).',
    request: z.strictObject({
      mobileNo: mobileNum,
      countryDialingCode,
      work,
      captcha: z.optional(captchaAnswer),
      language: languageCode,
      username: z.optional(z.string().check(z.maxLength(64))),
    }),
    reply: sentCode,
    refusals: [...sendRefusals],
    perMinute: 20,
    isCostly: true,
  }),
}
