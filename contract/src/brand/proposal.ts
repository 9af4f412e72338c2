import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { moneyPolicy } from './settingsMoney.ts'
import { epochMs, key, uuid, wholeInAddress, written } from '../wire.ts'

/**
 * The state of a proposal. `approved`: approved by another person, and in force after a delay. `outdated`: the
 * settings were changed meanwhile, so the result would not be what was approved.
 */
export const PROPOSAL_STATES = [
  'proposed',
  'approved',
  'applied',
  'refused',
  'withdrawn',
  'expired',
  'outdated',
] as const
const proposalState = z.enum(PROPOSAL_STATES)
export type ProposalState = z.infer<typeof proposalState>

const proposal = z.strictObject({
  id: uuid,
  /** Its position in the list. */
  seq: z.int(),
  state: proposalState,
  before: moneyPolicy,
  after: moneyPolicy,
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  /** When it takes effect, once it is approved. */
  appliesAt: z.nullable(epochMs),
  finishedAt: z.nullable(epochMs),
  withdrawnBy: z.nullable(z.string()),
  /** Whether the reader may approve or refuse it: anybody but the proposer. */
  mayDecide: z.boolean(),
  /** Whether it can still be stopped; any member of staff may do that. */
  mayWithdraw: z.boolean(),
})
export type SettingsProposal = z.infer<typeof proposal>

const reason = written(4, 300)
const one = z.strictObject({ id: uuid })

/**
 * Money settings are changed by two people: one proposes, another approves, and the change takes effect after a delay.
 */
export const proposals = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/settings/proposals',
    may: 'operator',
    says: 'Proposals for money settings, open or closed, newest first.',
    request: z.strictObject({ isOpen: z.enum(['yes', 'no']), before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      list: z.array(proposal),
      next: z.nullable(z.int()),
      /** How long after its approval a change takes effect. */
      delayMs: z.int(),
    }),
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/settings/proposals/:id',
    may: 'operator',
    says: 'One proposal, with the settings in force and the proposed ones.',
    request: one,
    reply: proposal,
    refusals: ['proposal.unknown'],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/settings/proposals',
    may: 'operator',
    says: 'Proposes other money settings, starting from those in force.',
    request: z.strictObject({ key, money: moneyPolicy, reason }),
    reply: proposal,
    refusals: ['brand.setting_invalid', 'proposal.unchanged', 'wallet.key_reused'],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/settings/proposals/approve',
    may: 'operator',
    says: 'Approves a proposal of another person; it takes effect after the delay.',
    request: one,
    reply: proposal,
    refusals: ['proposal.unknown', 'proposal.same_person', 'proposal.decided', 'proposal.expired', 'proposal.outdated'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/settings/proposals/refuse',
    may: 'operator',
    says: 'Refuses a proposal of another person, with a reason.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: proposal,
    refusals: ['proposal.unknown', 'proposal.same_person', 'proposal.decided', 'proposal.expired'],
    perMinute: 60,
    isSensitive: true,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/v1/office/settings/proposals/withdraw',
    may: 'operator',
    says: 'Stops a proposal that is not in force yet, approved or not.',
    request: one,
    reply: proposal,
    refusals: ['proposal.unknown', 'proposal.decided'],
    perMinute: 60,
    isSensitive: true,
  }),
}
