export {
  FUND_DAYS,
  rewardFunds,
  TOP_UP_STATES,
  TOP_UP_UNITS,
  type RewardFund,
  type TopUp,
  type TopUpState,
} from './rewardFund.ts'
export { rewards, type Reward } from './reward.ts'
export { REWARD_DETAILS, REWARD_FUNDS, rewardDetailOf, type RewardFundName, type RewardState } from './rewardWords.ts'
export { rebate, type PaidRebate, type RebateLine } from './rebate.ts'
export { REBATE_TYPES, type RebateType } from './rebateWords.ts'
export { rank, type RankChange, type RankRule } from './rank.ts'
export { RANK_DAYS, RANK_GIFT_DAYS, RANK_KEPT_DAYS, RANKS } from './rankWords.ts'
