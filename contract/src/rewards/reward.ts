import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, languageCode, uuid } from '../wire.ts'
import { REWARD_FUNDS, REWARD_STATES } from './rewardWords.ts'

const reward = z.strictObject({
  id: uuid,
  /** What it was earned by. */
  fund: z.enum(REWARD_FUNDS),
  /** The mission, tournament, rank … that it comes from, in the requested language. */
  name: z.string(),
  currency,
  amount: atoms,
  state: z.enum(REWARD_STATES),
  givenAtMs: epochMs,
  /** Until when it can be collected; null when it does not expire. */
  expiresAtMs: z.nullable(epochMs),
  collectedAtMs: z.nullable(epochMs),
})
export type Reward = z.infer<typeof reward>

/** What a member has earned and collects with one press. */
export const rewards = {
  list: defineCall({
    method: 'GET',
    path: '/wps/rewards',
    may: 'member',
    says: 'The rewards that can be collected, those that expire first at the top, and the newest of those that are over.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** The sum of what can be collected. */
      openAmount: atoms,
      openCount: z.int(),
      open: z.array(reward),
      past: z.array(reward),
    }),
    refusals: [],
    perMinute: 240,
  }),
  collect: defineCall({
    method: 'POST',
    path: '/wps/rewards/:id/collect',
    may: 'member',
    says: 'Pays a reward into the balance. Sent twice, it is paid once.',
    request: z.strictObject({ id: uuid, language: languageCode }),
    reply: reward,
    refusals: ['reward.unknown', 'reward.over', 'reward.fund_empty'],
    perMinute: 60,
    isMoney: true,
  }),
}
