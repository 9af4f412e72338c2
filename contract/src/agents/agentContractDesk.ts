import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { currency, epochMs, hex64, key, uuid, wholeInAddress, written } from '../wire.ts'
import {
  contractFields,
  contractImpact,
  contractTerms,
  contractVersion,
  noticeDays,
  payKind,
} from './agentContractTerms.ts'
import { CONTRACT_PROPOSAL_STATES, CONTRACT_STATES } from './agentContractWords.ts'

const person = z.strictObject({ id: z.string(), name: z.string() })

/** `upline` is null for the platform. */
const deskContract = z.strictObject({ ...contractFields, agent: person, upline: z.nullable(person) })
export type DeskContract = z.infer<typeof deskContract>

const proposal = z.strictObject({
  id: uuid,
  agent: person,
  terms: contractTerms,
  noticeDays,
  reason: z.string(),
  state: z.enum(CONTRACT_PROPOSAL_STATES),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Whether the reader may decide: it is proposed, and by somebody else. */
  mayDecide: z.boolean(),
})
export type ContractProposal = z.infer<typeof proposal>

/** `next` is null at the end. */
const versionPage = { versions: z.array(contractVersion), next: z.nullable(z.int()) }

const reason = written(3, 500)
const decided = ['agentContract.unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const
const offered = [
  'agentContract.off',
  'agentContract.above_upline',
  'agentContract.other_period',
  'agentContract.other_rules',
] as const

/** Contracts of agents for staff. What the platform offers is proposed by one and approved by another. */
export const agentContractDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/contracts',
    may: 'operator',
    says: 'Contracts of agents, newest first, by kind, state and agent; send `next` of a page as `before`.',
    request: z.strictObject({
      kind: z.optional(payKind),
      state: z.optional(z.enum(CONTRACT_STATES)),
      /** A number or a complete username. */
      agent: z.optional(z.string().check(z.maxLength(64))),
      before: z.optional(wholeInAddress),
    }),
    reply: z.strictObject({ contracts: z.array(deskContract), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/contracts/:id',
    may: 'operator',
    says: 'A contract with the newest versions of its kind that the agent had, and what happened to them.',
    request: z.strictObject({ id: uuid }),
    reply: z.strictObject({
      contract: deskContract,
      ...versionPage,
      /** What ends with it. */
      impact: contractImpact,
    }),
    refusals: ['agentContract.unknown'],
    perMinute: 240,
  }),
  versions: defineCall({
    method: 'GET',
    path: '/api/v1/office/contracts/:id/versions',
    may: 'operator',
    says: 'More versions of the kind of a contract, newest first; send `next` of a page as `before`.',
    request: z.strictObject({ id: uuid, before: wholeInAddress }),
    reply: z.strictObject(versionPage),
    refusals: ['agentContract.unknown'],
    perMinute: 240,
  }),
  end: defineCall({
    method: 'POST',
    path: '/api/v1/office/contracts/:id/end',
    may: 'operator',
    says: 'Ends a valid contract with all that were granted from it, or takes an offer back, for a reason that both sides read.',
    request: z.strictObject({ id: uuid, reason, impact: hex64 }),
    reply: deskContract,
    refusals: ['agentContract.unknown', 'agentContract.not_valid', 'agentContract.impact', 'adjustment.own_account'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  proposals: defineCall({
    method: 'GET',
    path: '/api/v1/office/contracts/proposals',
    may: 'operator',
    says: 'What staff proposed to offer to agents, newest first; send `next` of a page as `before`.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      /** The brand’s, in which contracts are written. */
      currency,
      proposals: z.array(proposal),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/contracts/proposals',
    may: 'operator',
    says: 'Proposes a contract of an agent with the platform; another member of staff decides within a day.',
    request: z.strictObject({ key, agent: written(1, 64), terms: contractTerms, noticeDays, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: [
      ...offered,
      'agentContract.agent_unknown',
      'agentContract.terms',
      'adjustment.own_account',
      'wallet.key_reused',
    ],
    perMinute: 60,
    isSensitive: true,
  }),
  proposalImpact: defineCall({
    method: 'GET',
    path: '/api/v1/office/contracts/proposals/:id/impact',
    may: 'operator',
    says: 'The contracts below that end when the agent accepts what was proposed; the first of them, and how many.',
    request: z.strictObject({ id: uuid }),
    reply: contractImpact,
    refusals: ['agentContract.unknown'],
    perMinute: 240,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/contracts/proposals/:id/approve',
    may: 'operator',
    says: 'Approves what another person proposed, with the hash of the contracts that were shown to end: it is offered.',
    request: z.strictObject({ id: uuid, impact: hex64 }),
    reply: proposal,
    refusals: [...decided, ...offered, 'agentContract.offer_open', 'agentContract.impact', 'adjustment.own_account'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/contracts/proposals/:id/refuse',
    may: 'operator',
    says: 'Refuses what another person proposed.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: proposal,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
  }),
}
