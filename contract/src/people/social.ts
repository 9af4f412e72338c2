import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { loginReply } from './session.ts'

export const socialProvider = z.enum(['facebook', 'google'])
export type SocialProvider = z.infer<typeof socialProvider>

/** Where the identity provider sends the browser back to; the page there finishes the sign-in. */
export const SOCIAL_RETURN_PATH = '/login/social'

export const social = {
  begin: defineCall({
    method: 'POST',
    path: '/wps/session/social/begin',
    may: 'anyone',
    says: 'The address of the identity provider to send the browser to.',
    request: z.strictObject({ provider: socialProvider }),
    reply: z.strictObject({ url: z.string() }),
    refusals: ['social.not_enabled', 'social.failed'],
    perMinute: 20,
  }),
  finish: defineCall({
    method: 'POST',
    path: '/wps/session/social',
    may: 'anyone',
    says: 'Signs in with what the identity provider answered; a stranger gets an account of their own.',
    request: z.strictObject({ answer: z.string().check(z.maxLength(4_000)) }),
    reply: loginReply,
    refusals: ['social.not_enabled', 'social.failed', 'session.blocked', 'session.non_member'],
    perMinute: 20,
  }),
}
