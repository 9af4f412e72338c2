import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { loginReply } from './session.ts'

export const socialProvider = z.enum(['facebook', 'google'])
export type SocialProvider = z.infer<typeof socialProvider>

/** Where the identity provider redirects the browser to; the page there finishes the sign-in. */
export const SOCIAL_RETURN_PATH = '/login/social'

/** No account is opened before the terms are accepted. */
const termsNeeded = z.strictObject({ step: z.literal('terms'), ageMin: z.int() })

const arrivalRefusals = ['social.not_enabled', 'social.failed', 'session.blocked', 'session.non_member'] as const

export const social = {
  begin: defineCall({
    method: 'POST',
    path: '/wps/session/social/begin',
    may: 'anyone',
    says: 'The address of the identity provider to redirect the browser to.',
    request: z.strictObject({ provider: socialProvider }),
    reply: z.strictObject({ url: z.string() }),
    refusals: ['social.not_enabled', 'social.failed'],
    perMinute: 20,
  }),
  finish: defineCall({
    method: 'POST',
    path: '/wps/session/social',
    may: 'anyone',
    says: 'Signs in with the identity provider’s answer; a new person is asked to accept the terms first.',
    request: z.strictObject({ answer: z.string().check(z.maxLength(4_000)) }),
    reply: z.discriminatedUnion('step', [loginReply, termsNeeded]),
    refusals: arrivalRefusals,
    perMinute: 20,
  }),
  join: defineCall({
    method: 'POST',
    path: '/wps/session/social/join',
    may: 'anyone',
    says: 'Opens an account for a new person who has just come back from an identity provider, and signs them in.',
    request: z.strictObject({ termsAccepted: z.boolean() }),
    reply: loginReply,
    refusals: [...arrivalRefusals, 'identity.terms_not_accepted', 'identity.not_available'],
    perMinute: 20,
  }),
}
