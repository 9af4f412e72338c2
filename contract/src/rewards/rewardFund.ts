import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, uuid, wholeInAddress, written } from '../wire.ts'
import { REWARD_FUNDS } from './rewardWords.ts'

/** Over so many days, today included, the list says what each fund has paid. */
export const FUND_DAYS = 30

/** How much may be added at a time, in whole units. */
export const TOP_UP_UNITS = { min: 1, max: 1_000_000 } as const

/** `approved`: not in the ledger yet. `done`: in the ledger. */
export const TOP_UP_STATES = ['proposed', 'approved', 'done', 'refused', 'expired'] as const
export type TopUpState = (typeof TOP_UP_STATES)[number]

const fund = z.strictObject({
  fund: z.enum(REWARD_FUNDS),
  currency,
  balance: atoms,
  /** What it paid in the last 30 days, and on each of these days (UTC), oldest first. */
  paid: atoms,
  paidByDay: z.array(z.strictObject({ day: z.string(), paid: atoms })),
  /** What a demo server put in at its first start, which is no real money; null on a real server. */
  demoAmount: z.nullable(atoms),
})
export type RewardFund = z.infer<typeof fund>

const topUp = z.strictObject({
  id: uuid,
  fund: z.enum(REWARD_FUNDS),
  currency,
  amount: atoms,
  reason: z.string(),
  state: z.enum(TOP_UP_STATES),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  /** Why it was refused. */
  note: z.nullable(z.string()),
  /** Whether the reader may decide: it is proposed, and by somebody else. */
  mayDecide: z.boolean(),
})
export type TopUp = z.infer<typeof topUp>

const reason = written(3, 500)
const decided = ['reward.top_up_unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const

/** The money for rewards: one member of staff proposes to add some, another decides. */
export const rewardFunds = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/reward-funds',
    may: 'operator',
    says: 'The reward funds, and the proposals to fill them, newest first; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ funds: z.array(fund), topUps: z.array(topUp), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/reward-funds',
    may: 'operator',
    says: 'Proposes to add money to a reward fund; another member of staff decides within a day.',
    request: z.strictObject({ key, fund: z.enum(REWARD_FUNDS), amount: atoms, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: ['reward.amount', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/reward-funds/:id/approve',
    may: 'operator',
    says: 'Approves a proposal of another person; the money is in the fund at once.',
    request: z.strictObject({ id: uuid }),
    reply: topUp,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/reward-funds/:id/refuse',
    may: 'operator',
    says: 'Refuses a proposal of another person.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: topUp,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
}
