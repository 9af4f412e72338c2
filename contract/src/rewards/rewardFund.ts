/** The funds from which rewards are paid. */
export const REWARD_FUNDS = ['REBATE'] as const
export type RewardFundName = (typeof REWARD_FUNDS)[number]
