import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, languageCode, whole } from '../wire.ts'
import { OPENED_KINDS, PASSWORD_STATES } from './agentLinkWords.ts'

const account = z.enum(OPENED_KINDS)

/** The public number of an account. */
export const memberNumber = z.string().check(z.regex(/^[1-9]\d{6,15}$/))

export const passwordState = z.enum(PASSWORD_STATES)

/** The password is in this reply and nowhere else. */
export const handedOut = z.strictObject({ id: z.string(), username: z.string(), password: z.string(), account })

const openedAccount = z.strictObject({
  id: z.string(),
  name: z.string(),
  account,
  openedAt: epochMs,
  password: passwordState,
})
export type OpenedAccount = z.infer<typeof openedAccount>

/** Accounts that an agent opens by hand for somebody below. */
export const agentAccounts = {
  list: defineCall({
    method: 'GET',
    path: '/wps/agent/accounts',
    may: 'agent',
    says: 'The accounts that the agent has opened by hand, newest first, and how many more may be opened today (UTC).',
    request: z.strictObject({ before: z.optional(memberNumber) }),
    reply: z.strictObject({
      mayOpen: z.boolean(),
      mayOpenAgents: z.boolean(),
      leftToday: whole,
      rows: z.array(openedAccount),
      /** The number after which the next page begins; null on the last one. */
      next: z.nullable(z.string()),
    }),
    refusals: [],
    perMinute: 120,
  }),
  open: defineCall({
    method: 'POST',
    path: '/wps/agent/accounts',
    may: 'agent',
    says: 'Opens an account directly below the agent with a one-time password, which its owner must change at the first sign-in.',
    request: z.strictObject({ key, username: z.string().check(z.maxLength(64)), account, language: languageCode }),
    reply: handedOut,
    refusals: [
      'identity.username_invalid',
      'identity.username_taken',
      'agentAccount.closed',
      'agentAccount.too_many',
      'agentLink.agents_closed',
      'tree.too_deep',
      'wallet.key_reused',
    ],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  renew: defineCall({
    method: 'POST',
    path: '/wps/agent/accounts/:member/password',
    may: 'agent',
    says: 'Makes another one-time password for an account that the agent opened, as long as its owner has none of their own.',
    request: z.strictObject({ member: memberNumber }),
    reply: handedOut,
    refusals: ['agentAccount.unknown', 'agentAccount.taken', 'agentAccount.closed'],
    perMinute: 20,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
