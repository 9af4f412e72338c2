// Without schemas, so that a first page can use these without loading the schema library.

/** The funds from which rewards are paid. A reward names its fund, which says what it was earned by. */
export const REWARD_FUNDS = [
  'REBATE',
  'MISSION',
  'POINTS',
  'RANK',
  'REFERRAL',
  'PROMOTION',
  'ENVELOPE',
  'RAFFLE',
  'BONUS',
  'TOURNAMENT',
  'CONTRACT',
] as const
export type RewardFundName = (typeof REWARD_FUNDS)[number]

/** What a movement of the statement says about a reward: its fund. */
export const REWARD_DETAILS = [
  'rebate',
  'mission',
  'points',
  'rank',
  'referral',
  'promotion',
  'envelope',
  'raffle',
  'bonus',
  'tournament',
  'contract',
] as const satisfies readonly Lowercase<RewardFundName>[]
export type RewardDetail = (typeof REWARD_DETAILS)[number]

export const rewardDetailOf = (fund: string): RewardDetail | undefined =>
  REWARD_DETAILS.find((detail) => detail === fund.toLowerCase())

/** `open`: can be collected. `collecting`: being paid. */
export const REWARD_STATES = ['open', 'collecting', 'collected', 'expired'] as const
export type RewardState = (typeof REWARD_STATES)[number]
