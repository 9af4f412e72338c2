import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { languageCode, nothing } from '../wire.ts'

/** Digits only, without the dialing code. */
export const mobileNum = z.string().check(z.maxLength(20))
export const countryDialingCode = z.string().check(z.regex(/^[1-9]\d{0,5}$/))

/** The solution of a puzzle of `verification.work`: costs a person nothing and a flood a lot. */
export const work = z.string().check(z.maxLength(1_000))

/** `long` takes a phone some twenty seconds; its solution stands for a picture that somebody cannot see. */
const workKind = z.enum(['usual', 'long'])

/**
 * A challenge of ALTCHA, version 2: which number, after the nonce, does scrypt turn into something that begins with the
 * prefix? Handed back unchanged with the solution, as `{ challenge, solution: { counter, derivedKey } }` in base64.
 */
const puzzle = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('SCRYPT'),
    nonce: z.string(),
    salt: z.string(),
    /** How often scrypt goes through its memory, and in blocks of which size. */
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

/** A captcha once shown and what the person read in it; or the solution of a long puzzle, for whoever cannot see it. */
export const captchaAnswer = z.union([
  z.strictObject({ id: z.string().check(z.maxLength(60)), text: z.string().check(z.maxLength(12)) }),
  z.strictObject({ work }),
])
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

const sent = z.strictObject({
  /** The button that sends another code stays closed for this many minutes. The code itself works for five. */
  expiredMinutes: z.int(),
})

const smsRequest = {
  mobileNum,
  countryDialingCode,
  work,
  captcha: z.optional(captchaAnswer),
  language: languageCode,
}

/** Why a code may not be sent. */
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
    says: 'A puzzle that a browser solves unseen in a moment; its solution goes with calls that strangers could abuse.',
    request: z.strictObject({ kind: z.optional(workKind) }),
    reply: puzzle,
    refusals: [],
    perMinute: 60,
  }),
  smsNoLogin: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    may: 'anyone',
    says: 'Sends a code for signing in by mobile or for a forgotten password. Same answer whether the number is known.',
    request: z.strictObject({ ...smsRequest, purpose: z.enum(['login', 'password']) }),
    reply: sent,
    refusals: [...sendRefusals],
    perMinute: 20,
    isCostly: true,
  }),
  smsRegister: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/register',
    may: 'anyone',
    says: 'Sends the code that a registration by mobile (or one by username that asks for a mobile) needs.',
    request: z.strictObject({
      mobileNo: mobileNum,
      countryDialingCode,
      work,
      captcha: z.optional(captchaAnswer),
      language: languageCode,
      username: z.optional(z.string().check(z.maxLength(64))),
    }),
    reply: sent,
    refusals: [...sendRefusals],
    perMinute: 20,
    isCostly: true,
  }),
}
