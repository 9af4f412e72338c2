import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { currency, epochMs, key, languageCode, uuid, wholeInAddress, written } from '../wire.ts'
import { handedOut, memberNumber, passwordState } from './agentAccount.ts'
import { ACCOUNT_PROPOSAL_STATES, OPENED_KINDS } from './agentLinkWords.ts'

/** A general agent: the head of a line, with no agent above. */
const proposal = z.strictObject({
  id: uuid,
  username: z.string(),
  language: languageCode,
  reason: z.string(),
  state: z.enum(ACCOUNT_PROPOSAL_STATES),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Whether the reader may decide: it is proposed, and by somebody else. */
  mayDecide: z.boolean(),
})
export type AccountProposal = z.infer<typeof proposal>

const account = z.strictObject({
  id: memberNumber,
  name: z.string(),
  account: z.enum(OPENED_KINDS),
  /** The agent who opened it; null for staff. */
  openedBy: z.nullable(z.string()),
  openedAt: epochMs,
  password: passwordState,
})
export type DeskAccount = z.infer<typeof account>

const reason = written(3, 300)
const decided = ['agentAccount.unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const
const named = ['identity.username_invalid', 'identity.username_taken'] as const

/** General agents, whom two of the staff open together, and every account that was opened by hand. */
export const agentAccountDesk = {
  proposals: defineCall({
    method: 'GET',
    path: '/api/v1/office/agents/proposals',
    may: 'operator',
    says: 'The general agents that staff proposed, newest first; send `next` of a page as `before`.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      /** The brand’s, in which every account of it is kept. */
      currency,
      proposals: z.array(proposal),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/agents/proposals',
    may: 'operator',
    says: 'Proposes a general agent; another member of staff decides within a day.',
    request: z.strictObject({ key, username: z.string().check(z.maxLength(64)), language: languageCode, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: [...named, 'agentAccount.name_proposed', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/agents/proposals/:id/approve',
    may: 'operator',
    says: 'Opens the general agent that another person proposed, with a one-time password.',
    request: z.strictObject({ id: uuid }),
    reply: handedOut,
    refusals: [...decided, ...named],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/agents/proposals/:id/refuse',
    may: 'operator',
    says: 'Refuses what another person proposed.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: proposal,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
  }),
  accounts: defineCall({
    method: 'GET',
    path: '/api/v1/office/agents/accounts',
    may: 'operator',
    says: 'The accounts that agents and staff opened by hand, newest first, with the state of the one-time password.',
    request: z.strictObject({
      /** A number or a complete username. */
      member: z.optional(z.string().check(z.maxLength(64))),
      before: z.optional(memberNumber),
    }),
    reply: z.strictObject({ accounts: z.array(account), next: z.nullable(z.string()) }),
    refusals: [],
    perMinute: 240,
  }),
  renew: defineCall({
    method: 'POST',
    path: '/api/v1/office/agents/accounts/:member/password',
    may: 'operator',
    says: 'Makes another one-time password for an account that was opened by hand and whose owner has none of their own yet.',
    request: z.strictObject({ member: memberNumber }),
    reply: handedOut,
    refusals: ['agentAccount.unknown', 'agentAccount.taken', 'adjustment.own_account'],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
