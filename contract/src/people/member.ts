import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { currency, nothing } from '../wire.ts'

/** Numeric account types of the public interface: 0 member, 1 agent, 4 trial, 9 operator. */
export const MEMBER_TYPES = { member: 0, agent: 1, trial: 4, operator: 9 } as const

export const memberInfo = z.strictObject({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  currency,
  language: z.enum(['es', 'en']),
})
export type MemberInfo = z.infer<typeof memberInfo>

export const member = {
  info: defineCall({
    method: 'GET',
    path: '/wps/member/info',
    may: 'member',
    says: 'Who is signed in.',
    request: nothing,
    reply: memberInfo,
    refusals: [],
    perMinute: 240,
  }),
  register: defineCall({
    method: 'PUT',
    path: '/wps/member/register',
    may: 'anyone',
    says: 'Opens an account by username and signs it in.',
    request: z.strictObject({
      username: z.string().check(z.maxLength(64)),
      password: z.string().check(z.maxLength(128)),
      confirmPassword: z.string().check(z.maxLength(128)),
      termsAccepted: z.boolean(),
      language: z.enum(['es', 'en']),
    }),
    reply: memberInfo,
    refusals: [
      'identity.username_taken',
      'identity.username_invalid',
      'identity.password_weak',
      'identity.password_mismatch',
      'identity.terms_not_accepted',
    ],
    perMinute: 10,
  }),
}
